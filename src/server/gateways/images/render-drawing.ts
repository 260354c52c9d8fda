import type { FastifyBaseLogger } from 'fastify'
import { type ImageFormat, imageFileName, imageWidths } from '#contract/images/image.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { encodeDrawing } from './encode-image.ts'
import { loadSharp } from './load-sharp.ts'
import type { MediaStore } from './media-store.ts'
import { drawingFileName } from './store-drawing.ts'

type Size = { id: string; width: number; format: ImageFormat }

/** About ten browsers' worth. Uploads wait in the same queue, and this many take a few seconds. */
const MAX_WAITING = 60

/**
 * Renders a size of a stored drawing when it is first asked for and keeps it: from then on it is a file like any other.
 * Those who ask for the same size meanwhile share one rendering. Answers undefined for what is no drawing, and for
 * widths it is not shown at.
 */
export function drawingRenderer(store: MediaStore, log: Pick<FastifyBaseLogger, 'error'>, maxWaiting = MAX_WAITING) {
  const waiting = new Map<string, Promise<Buffer>>()

  return async function renderDrawing(size: Size): Promise<Buffer | undefined> {
    const drawing = await store.get(drawingFileName(size.id))
    if (!drawing) return undefined
    const sharp = await loadSharp()
    if (!imageWidths(await sharp(drawing).metadata()).includes(size.width)) return undefined
    const name = imageFileName(size.id, size.width, size.format)
    const begun = waiting.get(name)
    if (begun) return begun
    if (waiting.size >= maxWaiting) throw new Failure(requestFailures.overloaded, { retryAfterSeconds: 2 })
    const rendering = renderAndKeep(drawing, size, name).finally(() => waiting.delete(name))
    waiting.set(name, rendering)
    return rendering
  }

  async function renderAndKeep(drawing: Buffer, { width, format }: Size, name: string): Promise<Buffer> {
    const { bytes } = await encodeDrawing(drawing, width, format)
    // A picture that could not be kept can still be shown.
    await store.put(name, bytes, `image/${format}`).catch((err) => log.error({ err }, 'a rendered size was not kept'))
    return bytes
  }
}
