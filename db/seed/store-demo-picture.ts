import { IMAGE_FORMATS, type Image, imageFileName, imageWidths } from '#contract/images/image.ts'
import type { MediaStore } from '#server/gateways/images/media-store.ts'
import { demoMedia } from './demo/demo-pictures.ts'

/** Copies every size of a demo picture into the shop's own store. */
export async function storeDemoPicture(store: MediaStore, image: Image): Promise<void> {
  const sizes = imageWidths(image).flatMap((width) => IMAGE_FORMATS.map((format) => ({ width, format })))
  await Promise.all(
    sizes.map(async ({ width, format }) => {
      const name = imageFileName(image.id, width, format)
      const bytes = await demoMedia.get(name)
      if (!bytes) throw new Error(`The demo picture ${name} is missing: npm run demo:pictures paints it`)
      await store.put(name, bytes, `image/${format}`)
    }),
  )
}
