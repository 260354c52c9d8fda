import { act, createElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from '#web/kit/later.tsx'
import { EARLY_ACTS_SCRIPT } from './early-acts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  new Function(EARLY_ACTS_SCRIPT)()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const told = vi.fn()
beforeEach(() => void told.mockReset())

/** As forms of the shop are: what is chosen counts at once. */
const page = createElement(
  'form',
  null,
  createElement('button', { type: 'button', onClick: () => told('menu') }, createElement('i', null, 'Menu')),
  createElement('input', { type: 'radio', name: 'category', checked: false, onChange: () => told('paper') }),
  createElement('input', { type: 'checkbox', checked: true, onChange: () => told('in stock') }),
  createElement('input', { type: 'search', onInput: (event: Event) => told((event.target as HTMLInputElement).value) }),
  createElement('input', {
    type: 'text',
    value: '',
    onChange: ({ target }: { target: HTMLInputElement }) => told(target.value),
  }),
  createElement('a', { href: '#shop' }, 'Shop'),
)

/** As the server sends it: its scripts are not there yet. */
function openPage(content: ReactNode = page) {
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = renderToString(content)
  const find = <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector) as E
  const wakeUp = async () => {
    vi.runAllTimers()
    await act(() => hydrateRoot(place, content))
    window.answerEarlyActs?.()
  }
  return { place, find, wakeUp }
}

const type = (field: HTMLInputElement, text: string) => {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a button that was pressed before the page was awake is answered once it is, and once', async () => {
  const { find, wakeUp } = openPage()
  find('i').click()
  await wakeUp()
  window.answerEarlyActs?.()
  expect(told.mock.calls).toEqual([['menu']])
})

test('what was pressed before something else, or is gone, is not', async () => {
  const { find, wakeUp } = openPage()
  find('button').click()
  find('a').click()
  await wakeUp()
  expect(told).not.toHaveBeenCalled()
})

test.each([
  ['a radio', '[type=radio]', (field: HTMLInputElement) => field.click(), 'paper'],
  ['a checkbox', '[type=checkbox]', (field: HTMLInputElement) => field.click(), 'in stock'],
  ['a text for suggestions', '[type=search]', (field: HTMLInputElement) => type(field, 'pen'), 'pen'],
  ['a text that React holds', '[type=text]', (field: HTMLInputElement) => type(field, '50'), '50'],
])('%s that was changed before the page was awake counts once it is', async (_, selector, change, expected) => {
  const { find, wakeUp } = openPage()
  change(find(selector))
  await wakeUp()
  window.answerEarlyActs?.()
  expect(told.mock.calls).toEqual([[expected]])
})

test('what is pressed later is not pressed again', async () => {
  const { find, wakeUp } = openPage()
  await wakeUp()
  await act(() => find('button').click())
  vi.runAllTimers()
  window.answerEarlyActs?.()
  expect(told.mock.calls).toEqual([['menu']])
})

test('a button in a part that sleeps while its page is awake is answered when its script has come', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const script = Promise.withResolvers<{ default: () => ReactNode }>()
  const Part = later(() => script.promise)
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = '<div><!--$--><button type="button">Subscribe</button><!--/$--></div>'
  await act(() => hydrateRoot(place, createElement(Part)))
  await act(() => {
    window.dispatchEvent(new Event('pointerdown'))
    place.querySelector('button')?.click()
  })
  vi.runAllTimers()
  const Button = () => createElement('button', { type: 'button', onClick: () => told('subscribed') }, 'Subscribe')
  await act(async () => script.resolve({ default: Button }))
  expect(told.mock.calls).toEqual([['subscribed']])
})
