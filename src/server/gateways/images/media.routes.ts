import type { FastifyInstance } from 'fastify'
import type { MediaStore } from './media-store.ts'

const FILE = /^[0-9a-f]{32}-\d{1,4}\.(avif|webp)$/

/** Serves the files of pictures. Their names stand for their content, so whoever has one never needs to ask again. */
export default async function mediaRoutes(app: FastifyInstance, { store }: { store: MediaStore }): Promise<void> {
  app.get<{ Params: { file: string } }>('/media/:file', async ({ params: { file }, headers }, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    const format = FILE.exec(file)?.[1]
    const bytes = format && (await store.get(file))
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
    const etag = `"${file}"`
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
    if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send()
    return reply.type(`image/${format}`).send(bytes)
  })
}

/** A cache may weaken a tag on its way; it is still the same file. */
const isKnown = (etag: string, given = '') => given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
