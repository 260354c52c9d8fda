import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aSeason } from '#tests/support/seasons.ts'
import { DiscoverBanner } from './discover-banner.tsx'
import { Hero } from './hero.tsx'
import { type SeasonView, seasonView } from './season-view.ts'

test.each([
  ['shop', '', '/shop'],
  ['Filing', 'not asked for', '/Filing&Storage'],
  ['TechStationery', '', '/TechStationery'],
  ['search', 'gel & ball pen', '/searchResult?q=gel+%26+ball+pen'],
] as const)('a season that leads to %s with "%s" has the address %s', (leadsTo, words, path) => {
  expect(seasonView(aSeason({ leadsTo, words })).path).toBe(path)
})

function shown(season: SeasonView | undefined) {
  const Component = () => (
    <>
      <Hero season={season} />
      <DiscoverBanner season={season} />
    </>
  )
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}

test.each([
  ['without a season', undefined],
  ['in a season', seasonView(aSeason())],
])('[HOME-01] [HOME-02] %s the title, Shop Now and the banner are there', (_, season) => {
  const html = shown(season)
  expect(html).toContain('<h1>Your One-Stop Stationery Store</h1>')
  expect(html).toMatch(/href="\/shop"[^>]*>Shop Now</)
  expect(html.replace(/<[^>]+>/g, '')).toContain('Discover Amazing Products')
})

test('in a season hero and banner tell of it, and lead to it', () => {
  const html = shown(seasonView(aSeason()))
  expect(html.match(/href="\/searchResult\?q=exam"/g)).toHaveLength(2)
  for (const text of ['Pens that keep up with you.', 'Ready for the exam hall', 'Shop for exams']) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('Pens that glide')
})

test('outside every season the page says what it always says', () => {
  expect(shown(undefined)).toContain('Pens that glide and paper that holds the ink.')
})
