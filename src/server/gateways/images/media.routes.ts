import type { FastifyInstance } from 'fastify'
import type { ImageFormat } from '#contract/images/image.ts'
import type { MediaStore } from './media-store.ts'
import { drawingRenderer } from './render-drawing.ts'

const FILE = /^(?<id>[0-9a-f]{32})-(?<width>[1-9]\d{0,3})\.(?<format>avif|webp)$/

/** Serves the files of pictures. Their names stand for their content, so whoever has one never needs to ask again. */
export default async function mediaRoutes(app: FastifyInstance, { store }: { store: MediaStore }): Promise<void> {
  const renderDrawing = drawingRenderer(store, app.log)
  app.get<{ Params: { file: string } }>('/media/:file', async ({ params: { file }, headers }, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    const size = sizeOf(file)
    const bytes = size && ((await store.get(file)) ?? (await renderDrawing(size)))
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
    const etag = `"${file}"`
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
    if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send()
    return reply.type(`image/${size.format}`).send(bytes)
  })
}

function sizeOf(file: string) {
  const { id = '', width, format } = FILE.exec(file)?.groups ?? {}
  return format && { id, width: Number(width), format: format as ImageFormat }
}

/** A cache may weaken a tag on its way; it is still the same file. */
const isKnown = (etag: string, given = '') => given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
