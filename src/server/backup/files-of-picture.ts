import type { Image } from '#contract/images/image.ts'
import type { MediaStore } from '../gateways/images/media-store.ts'
import { drawingFileName } from '../gateways/images/store-drawing.ts'
import { filesOf } from '../gateways/images/store-image.ts'

export type PictureFile = { name: string; bytes: Buffer }

/** What the store has of a picture. Sizes that can be made of a drawing again are left out. */
export async function filesOfPicture(store: MediaStore, image: Image): Promise<PictureFile[]> {
  const drawing = await read(store, drawingFileName(image.id))
  if (drawing) return [drawing]
  const sizes = await Promise.all(filesOf(image).map((name) => read(store, name)))
  return sizes.filter((file) => file !== undefined)
}

async function read(store: MediaStore, name: string): Promise<PictureFile | undefined> {
  const bytes = await store.get(name)
  return bytes && { name, bytes }
}
