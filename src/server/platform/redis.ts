import type { Redis } from 'ioredis'

/** Longer than a Redis nearby ever takes: whoever waits for it would rather be answered. */
const ANSWER_WITHIN_MS = 250
/** After one that did not come, nobody asks for so long. */
const REST_MS = 1_000

export type SharedRedis = {
  /** Whether it answered when it was last asked. */
  isUp: () => boolean
  /** What Redis says, or what is said otherwise where it does not answer: it is a help, never a need. */
  ask: <Answer>(question: () => Promise<Answer>, otherwise: () => Promise<Answer>) => Promise<Answer>
  client: Redis
  close: () => void
}

/** Loaded only where there is one: most shops are a single process. Nothing waits for it, and it comes back by itself. */
export async function openRedis(url: string, onFault: (error: unknown) => void): Promise<SharedRedis> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    connectTimeout: 500,
    commandTimeout: ANSWER_WITHIN_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  let restsUntil = 0
  let isSaid = false

  /** Said once, however long it lasts. */
  function say(error: unknown): void {
    if (!isSaid) onFault(error)
    isSaid = true
  }
  client.on('error', say)
  client.on('ready', () => {
    isSaid = false
  })

  const isUp = () => client.status === 'ready' && Date.now() >= restsUntil
  return {
    isUp,
    client,
    close: () => client.disconnect(),
    ask: async (question, otherwise) => {
      if (!isUp()) return otherwise()
      try {
        return await question()
      } catch (error) {
        restsUntil = Date.now() + REST_MS
        say(error)
        return otherwise()
      }
    },
  }
}
