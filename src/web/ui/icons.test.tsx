import { readFileSync } from 'node:fs'
import { Heart, type LucideIcon, ShoppingCart } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

/** The lines of an icon, without what is said of their colour and width. */
const linesOf = (svg: string) =>
  [...svg.matchAll(/<(?:path|circle|line|rect|polyline)\b[^>]*?\/?>/g)].map(([line]) => line.replace('/>', '>'))

test.each<[string, LucideIcon]>([
  ['heart', Heart],
  ['heart-full', Heart],
  ['shopping-cart', ShoppingCart],
])('the stylesheet draws "%s" as the other pages do', (name, Icon) => {
  const ours = linesOf(readFileSync(new URL(`./icons/${name}.svg`, import.meta.url), 'utf8'))
  expect(ours.length).toBeGreaterThan(0)
  expect(ours).toEqual(linesOf(renderToStaticMarkup(<Icon />)))
})
