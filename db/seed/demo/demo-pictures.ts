import type { GalleryPicture } from '#contract/catalog/gallery.ts'
import type { MediaStore } from '#server/gateways/images/media-store.ts'
import { storeDrawing } from '#server/gateways/images/store-drawing.ts'
import { type DemoProduct, DRAWN_SIZE, readDrawing } from './demo-products.ts'
import { productScenes } from './scenes/product-scenes.ts'

export type Gallery = [GalleryPicture, ...GalleryPicture[]]

/** Puts the pictures of a product into the store: the one drawn by hand, which its name describes, and what is made of it. */
export async function storePictures(media: MediaStore, product: DemoProduct): Promise<Gallery> {
  const drawing = await readDrawing(product)
  const first = { image: await storeDrawing(media, drawing, DRAWN_SIZE), alt: '' }
  const others = productScenes(product, String(drawing)).map(async ({ svg, alt }) => ({
    image: await storeDrawing(media, Buffer.from(svg), DRAWN_SIZE),
    alt,
  }))
  return [first, ...(await Promise.all(others))]
}
