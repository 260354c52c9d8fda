import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { drawingHash, drawingOf, PAINTED_FROM, pictureFile } from './demo-pictures.ts'
import { demoProducts } from './demo-products.ts'

test('every product has its picture, painted from its drawing as it is now', () => {
  const paintedFrom = JSON.parse(readFileSync(PAINTED_FROM, 'utf8'))
  const drawn = Object.fromEntries(demoProducts.map((product) => [product.slug, drawingHash(drawingOf(product))]))
  expect(paintedFrom).toEqual(drawn)
})

test('there are no pictures beside those', () => {
  const files = readdirSync(dirname(PAINTED_FROM)).filter((name) => name.endsWith('.webp'))
  expect(files.sort()).toEqual(demoProducts.map((product) => basename(pictureFile(product))).sort())
})
