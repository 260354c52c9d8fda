import { createHash } from 'node:crypto'
import type { Image } from '#contract/images/image.ts'
import { loadSharp } from './load-sharp.ts'
import type { MediaStore } from './media-store.ts'

type Size = Pick<Image, 'width' | 'height'>

/** No address leads to this name: pages are given the sizes made of it. */
export const drawingFileName = (id: string) => `${id}.svg`

/**
 * Takes an SVG of our own into the store, and nothing else: its sizes are made when they are first asked for. Never for
 * uploads, which may not be SVG. Whoever knows its size says so: then nothing has to read it.
 */
export async function storeDrawing(store: MediaStore, svg: Uint8Array, size?: Size): Promise<Image> {
  const { width, height } = size ?? (await sizeOf(svg))
  const id = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  await store.put(drawingFileName(id), svg, 'image/svg+xml')
  return { id, width, height }
}

async function sizeOf(svg: Uint8Array): Promise<Size> {
  const sharp = await loadSharp()
  return sharp(svg).metadata()
}
