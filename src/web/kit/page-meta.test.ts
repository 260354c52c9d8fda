import { expect, test } from 'vitest'
import { fallbackMeta, pageMeta } from './page-meta.ts'

const facts = { title: 'Returns', description: 'How returns work.' }

test('every page has a title and what a shared link shows', () => {
  expect(pageMeta(facts)).toEqual(
    expect.arrayContaining([
      { title: 'Returns · Likho' },
      { name: 'description', content: 'How returns work.' },
      { property: 'og:title', content: 'Returns · Likho' },
      { property: 'og:site_name', content: 'Likho' },
    ]),
  )
})

test('a page with an address of its own names it, with a picture in full', () => {
  expect(pageMeta({ ...facts, canonical: 'https://likho.example/returns' })).toEqual(
    expect.arrayContaining([
      { tagName: 'link', rel: 'canonical', href: 'https://likho.example/returns' },
      { property: 'og:image', content: 'https://likho.example/share.png' },
    ]),
  )
})

test('a page without one asks search engines to leave it out', () => {
  expect(pageMeta(facts)).toContainEqual({ name: 'robots', content: 'noindex' })
})

test.each([
  ['a page that does not exist', { status: 404, statusText: '', internal: true, data: '' }, 'Page not found · Likho'],
  ['a page whose data did not come', new TypeError('Failed to fetch'), 'This page did not open · Likho'],
  ['nothing in particular', undefined, 'Likho'],
])('%s has a title', (_, error, title) => {
  expect(fallbackMeta(error)).toContainEqual({ title })
})
