import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoProducts, readDrawing } from './demo-products.ts'

const slugs = demoProducts.map(({ slug }) => slug)

test('every product has its drawing, and there is no other', async () => {
  const files = await readdir(join(import.meta.dirname, 'pictures'))
  expect(files.sort()).toEqual(slugs.map((slug) => `${slug}.svg`).sort())
})

test('every product is drawn differently', async () => {
  const drawings = new Map<string, string[]>()
  for (const slug of slugs) {
    const drawing = String(await readDrawing({ slug }))
    drawings.set(drawing, [...(drawings.get(drawing) ?? []), slug])
  }
  expect([...drawings.values()].filter((sharing) => sharing.length > 1)).toEqual([])
})

test.each(slugs)('%s: a square drawing that looks the same on every machine', async (slug) => {
  const drawing = await readDrawing({ slug })
  expect(await sharp(drawing).metadata()).toMatchObject({ format: 'svg', width: 800, height: 800 })
  // Letters are outlines, as fonts differ; nothing is fetched from elsewhere.
  expect(String(drawing)).not.toMatch(/<(text|image|style|script|foreignObject)\b|href="[^#]|url\([^#]/)
})
