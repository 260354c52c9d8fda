import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Image } from '#contract/images/image.ts'
import type { MediaStore } from '../gateways/images/media-store.ts'
import { atMost } from '../platform/semaphore.ts'
import { filesOfPicture } from './files-of-picture.ts'
import { type Manifest, MEDIA, OWNER_ONLY } from './manifest.ts'

const AT_ONCE = 4
/** Handed out in portions, so that a million pictures are not a million promises. */
const PORTION = 1_000

type Put = (name: string, bytes: Buffer) => Promise<void>

/** Copies every picture that the database names. One without any file is told, and keeps nothing from being saved. */
export async function writePictures(media: MediaStore | undefined, images: Image[], folder: string, put: Put) {
  const pictures: Manifest['pictures'] = { kept: media !== undefined, files: 0, bytes: 0, missing: [] }
  if (!media) return pictures
  const inTurn = atMost(AT_ONCE)

  async function copy(store: MediaStore, image: Image): Promise<void> {
    const files = await filesOfPicture(store, image)
    if (files.length === 0) pictures.missing.push(image.id)
    for (const { name, bytes } of files) {
      const under = `${MEDIA}/${name.slice(0, 2)}`
      await mkdir(join(folder, under), { recursive: true, mode: OWNER_ONLY.folder })
      await put(`${under}/${name}`, bytes)
      pictures.files += 1
      pictures.bytes += bytes.length
    }
  }

  for (let from = 0; from < images.length; from += PORTION) {
    const portion = images.slice(from, from + PORTION)
    await Promise.all(portion.map((image) => inTurn(() => copy(media, image))))
  }
  return pictures
}
