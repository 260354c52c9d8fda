import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer, StreamedFile } from '#contract/platform/file-answer.ts'

/** Answers somebody's own file, kept by nobody in between: one is shown by the browser, a long one goes to the disk. */
export function sendFile(reply: FastifyReply, type: string, file: FileAnswer | StreamedFile): Uint8Array | Readable {
  const isLong = 'chunks' in file
  reply.headers({
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': `${isLong ? 'attachment' : 'inline'}; filename="${file.name}"`,
    'cache-control': 'private, no-store',
  })
  return isLong ? Readable.from(file.chunks) : file.bytes
}
