import { z } from 'zod'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

/** What the database tells (db/migrations/0009-notices.sql): an order was placed, or something else changed. */
const notice = z.object({ order: z.string(), sellers: z.array(z.string()).nullable() })
export type Notice = z.output<typeof notice> | undefined

export type Subscriber = { userId: string; hear: (notice: Notice) => void }

/** Of one person: several browsers, each with one stream. Of all: what a process can keep open without noticing. */
const [MOST_OF_ONE, MOST_OF_ALL] = [8, 500]

export type NoticeBoard = ReturnType<typeof createNoticeBoard>

/** Who of the staff is listening on this process. */
export function createNoticeBoard() {
  const readers = new Set<Subscriber>()

  /** Refuses one too many. Returns what to call when they are gone. */
  function join(reader: Subscriber): () => void {
    const own = [...readers].filter(({ userId }) => userId === reader.userId)
    if (own.length >= MOST_OF_ONE || readers.size >= MOST_OF_ALL) throw new Failure(requestFailures.tooMany)
    readers.add(reader)
    return () => readers.delete(reader)
  }

  function tell(said: Notice): void {
    for (const { hear } of readers) hear(said)
  }

  return { join, tell, count: () => readers.size }
}

/** Empty: something changed, or was not heard. */
export const readNotice = (payload: string | undefined): Notice =>
  payload ? notice.safeParse(JSON.parse(payload)).data : undefined
