import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rich } from './rich-text.ts'

const link = (text: string) => createElement('a', { href: '/terms' }, text)
const shown = (text: string, values?: Record<string, string>) =>
  renderToStaticMarkup(createElement('p', null, rich(text, { a: link }, values)))

test.each([
  ['Read our <a>terms</a>.', '<p>Read our <a href="/terms">terms</a>.</p>'],
  ['<a>One</a> and <a>two</a>', '<p><a href="/terms">One</a> and <a href="/terms">two</a></p>'],
  ['Nothing in it', '<p>Nothing in it</p>'],
])('%s', (text, html) => {
  expect(shown(text)).toBe(html)
})

test('what is put in is text, whatever it holds', () => {
  expect(shown('Sold by <a>{seller}</a>', { seller: '<a>Asha</a>' })).toBe(
    '<p>Sold by <a href="/terms">&lt;a&gt;Asha&lt;/a&gt;</a></p>',
  )
})
