import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MOST_PICTURES } from '#contract/catalog/gallery.ts'
import { DRAWN_SIZE, demoProducts, readDrawing } from './demo-products.ts'
import { productScenes } from './scenes/product-scenes.ts'

/** Letters are outlines, as fonts differ; nothing is fetched from elsewhere. */
const FROM_ELSEWHERE = /<(text|image|style|script|foreignObject)\b|href="[^#]|url\([^#]/

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
  expect(await sharp(drawing).metadata()).toMatchObject({ format: 'svg', ...DRAWN_SIZE })
  expect(String(drawing)).not.toMatch(FROM_ELSEWHERE)
})

test('how many are in a pack is not painted: five pens never stand for ten', async () => {
  for (const { slug } of demoProducts)
    expect(String(await readDrawing({ slug })), slug).not.toContain('cx="848" cy="848"')
})

test.each(demoProducts)(
  '$slug: two to seven further pictures, in words too, that are drawings like the first',
  async (product) => {
    const scenes = productScenes(product, String(await readDrawing(product)))
    expect(scenes.length).toBeGreaterThanOrEqual(2)
    expect(scenes.length).toBeLessThan(MOST_PICTURES)
    expect(new Set(scenes.map(({ alt }) => alt)).size).toBe(scenes.length)
    for (const { svg } of scenes) {
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', ...DRAWN_SIZE })
      expect(svg).not.toMatch(FROM_ELSEWHERE)
    }
  },
)

test('a pen writes in its own ink and as thick as its tip is, a page is ruled as it is sold', async () => {
  const altsOf = async (slug: string) => {
    const product = demoProducts.find((one) => one.slug === slug)
    return product ? productScenes(product, String(await readDrawing(product))).map(({ alt }) => alt) : []
  }
  expect(await altsOf('kalam-smooth-ball-pen-blue-10')).toEqual([
    'Kalam Smooth Ball Pen, seen close up',
    'Words written in blue, in lines 0.7 mm thick, above a ruler',
    'Kalam Smooth Ball Pen beside a ruler: 14.5 cm',
  ])
  expect(await altsOf('panna-square-ruled-maths-notebook-4')).toContain('A page in squares of 10 mm, beside a ruler')
})
