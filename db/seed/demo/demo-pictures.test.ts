import { expect, test } from 'vitest'
import { IMAGE_FORMATS, imageFileName, imageWidths } from '#contract/images/image.ts'
import { demoMedia, drawingHash, drawingOf, paintedPictures } from './demo-pictures.ts'
import { demoProducts } from './demo-products.ts'

test('every product has its picture, painted from its drawing as it is now', () => {
  const painted = Object.entries(paintedPictures()).map(([slug, { drawing }]) => [slug, drawing])
  expect(painted).toEqual(demoProducts.map((product) => [product.slug, drawingHash(drawingOf(product))]))
})

test('every picture is there in all its sizes, and no two products share one', async () => {
  const images = Object.values(paintedPictures()).map(({ image }) => image)
  const names = images.flatMap((image) =>
    imageWidths(image).flatMap((width) => IMAGE_FORMATS.map((format) => imageFileName(image.id, width, format))),
  )
  const missing = await Promise.all(names.map(async (name) => ((await demoMedia.has(name)) ? [] : [name])))
  expect(missing.flat()).toEqual([])
  expect(new Set(images.map(({ id }) => id)).size).toBe(demoProducts.length)
})
