import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { Language } from '#contract/platform/languages.ts'
import { readLocaleFrom } from '#contract/platform/t.ts'
import { LanguageLinks } from './language-links.tsx'

afterEach(() => readLocaleFrom(() => undefined))

/** The router hands the path over without its language. */
const linkAt = (location: string) =>
  renderToStaticMarkup(createElement(StaticRouter, { location }, createElement(LanguageLinks)))

test.each([
  ['en', '/shop?sort=newest', '/hi/shop?sort=newest'],
  ['en', '/', '/hi'],
  ['hi', '/shop?sort=newest', '/shop?sort=newest'],
  ['hi', '//evil.example/', '/evil.example/'],
  ['hi', '///evil.example', '/evil.example'],
] as [Language, string, string][])('from a page in %s, %s leads to %s', (language, location, href) => {
  readLocaleFrom(() => ({ language, messages: {} }))
  expect(linkAt(location)).toContain(`href="${href}"`)
})
