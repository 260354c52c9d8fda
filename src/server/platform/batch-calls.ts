import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Db } from './db/database.ts'
import { databaseFaultOf } from './db/database-fault.ts'

type Waiting<Input, Answer> = { input: Input; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/**
 * Makes one of many: what is asked at the same moment, or while the one before is under way, is asked together, and alone
 * only when nobody else asks. No two of the same key go together. Where it fails together, each is asked by itself: nobody
 * suffers from another's fault. Where nobody waits for the answer, others may be waited for.
 */
export function batchCalls<Input, Answer>(
  ask: (inputs: Input[]) => Promise<readonly Answer[]>,
  keyOf: (input: Input) => unknown = (input) => input,
  waitMs = 0,
): (input: Input) => Promise<Answer> {
  let waiting: Waiting<Input, Answer>[] = []
  let isAsking = false

  async function askAll(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      await (waitMs > 0 ? setTimeout(waitMs) : setImmediate())
      const next = new Map(waiting.toReversed().map((one) => [keyOf(one.input), one]))
      const batch = waiting.filter((one) => next.get(keyOf(one.input)) === one)
      waiting = waiting.filter((one) => !batch.includes(one))
      await answer(batch)
    }
    isAsking = false
  }

  async function answer(batch: Waiting<Input, Answer>[]): Promise<void> {
    try {
      const answers = await ask(batch.map(({ input }) => input))
      for (const [place, one] of batch.entries()) one.resolve(answers[place] as Answer)
    } catch (error) {
      if (batch.length > 1 && !databaseFaultOf(error)) for (const one of batch) await answer([one])
      else for (const one of batch) one.reject(error)
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (!isAsking) askAll()
    })
}

/** The same for a statement, with a queue for each way to the database. Never inside a transaction: others would wait for it. */
export function batchCallsOn<Input, Answer>(
  ask: (db: Db, inputs: Input[]) => Promise<readonly Answer[]>,
  keyOf?: (input: Input) => unknown,
): (db: Db, input: Input) => Promise<Answer> {
  const queues = new WeakMap<Db, (input: Input) => Promise<Answer>>()
  return (db, input) => {
    const queue = queues.get(db) ?? batchCalls((inputs) => ask(db, inputs), keyOf)
    queues.set(db, queue)
    return queue(input)
  }
}
