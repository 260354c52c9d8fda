import { expect, test } from 'vitest'
import { focusAfter } from './focus-after.ts'

const row = (name: string, button: string) =>
  `<li data-row tabindex="-1" id="${name}"><button id="${button}"></button></li>`
const ROWS = row('first', 'one') + row('second', 'two') + row('third', 'three')
const LIST = `<div data-keeps-focus tabindex="-1" id="list"><ul>${ROWS}</ul></div>`

test.each([
  ['nothing', [], 'two'],
  ['the button that was pressed', ['two'], 'second'],
  ['its row', ['second'], 'third'],
  ['its row and the one below', ['second', 'third'], 'first'],
  ['every row', ['first', 'second', 'third'], 'list'],
])('when %s has gone, the focus goes to no other button', (_, gone, next) => {
  document.body.innerHTML = LIST
  const after = focusAfter(document.getElementById('two'))
  for (const id of gone) document.getElementById(id)?.remove()
  const found = after()
  expect([found?.id, found?.tabIndex]).toEqual([next, 0])
})

test('a row that had the focus is not stopped at on the way through the page', () => {
  document.body.innerHTML = LIST
  const after = focusAfter(document.getElementById('two'))
  document.getElementById('two')?.remove()
  after()?.focus()
  document.getElementById('three')?.focus()
  expect(document.getElementById('second')?.tabIndex).toBe(-1)
})

test('outside of a list it goes back, or nowhere', () => {
  document.body.innerHTML = '<button id="alone">Delete</button>'
  const after = focusAfter(document.getElementById('alone'))
  expect(after()?.id).toBe('alone')
  document.body.innerHTML = ''
  expect(after()).toBeNull()
})
