import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const STYLES = '<link rel="stylesheet" href="/a.css"/>'

test('scripts are asked for once, after everything that is seen, and wait for it', () => {
  const preload = '<link rel="modulepreload" href="/a.js"/>'
  expect(
    paintFirst(`<head>${preload}${preload}${STYLES}</head><body><img src="/hero.svg"/><script>run()</script></body>`),
  ).toBe(
    `<head>${STYLES}</head><body><img src="/hero.svg"/>` +
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><script>run()</script></body>',
  )
})

test('a page without scripts stays as it is', () => {
  const page = `<head>${STYLES}</head><body><p>Closed</p></body>`
  expect(paintFirst(page)).toBe(page)
})
