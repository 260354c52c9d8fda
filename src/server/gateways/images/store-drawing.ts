import { createHash } from 'node:crypto'
import type { Image } from '#contract/images/image.ts'
import { loadSharp } from './load-sharp.ts'
import type { MediaStore } from './media-store.ts'

/** No address leads to this name: pages are given the sizes made of it. */
export const drawingFileName = (id: string) => `${id}.svg`

/**
 * Takes an SVG of our own into the store, and nothing else: its sizes are made when they are first asked for. Never for
 * uploads, which may not be SVG.
 */
export async function storeDrawing(store: MediaStore, svg: Uint8Array): Promise<Image> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(svg).metadata()
  const id = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  await store.put(drawingFileName(id), svg, 'image/svg+xml')
  return { id, width, height }
}
