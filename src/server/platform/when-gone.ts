import type { FastifyReply } from 'fastify'

/** Aborts once nobody waits for the answer any more. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.closed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}
