import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { StreamAnswer } from '#contract/platform/stream-answer.ts'

/** Answers text while it is still being written: nothing in between may wait for the end of it, or keep it. */
export function sendStream(reply: FastifyReply, type: string, { chunks }: StreamAnswer): Readable {
  reply.headers({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  })
  return Readable.from(chunks)
}
