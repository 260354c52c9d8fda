import { setTimeout } from 'node:timers/promises'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Db } from '#server/platform/db/database.ts'
import { putOnSale } from '#tests/support/shoppers.ts'
import type { Answer, Ask, Send } from './ask.ts'
import { freshCast } from './cast.ts'
import { collect } from './collect.ts'
import { faultsOf } from './judge.ts'
import type { Given } from './known.ts'
import { passOf } from './passes.ts'
import { buyThings, type Pay } from './purchase.ts'
import type { Tally } from './tally.ts'
import { thingsIn } from './things.ts'

export type Fuzzed = {
  db: Db
  send: Send
  pay: Pay
  endpoints: readonly Endpoint[]
  tally: Tally
  seed: number
  withPages: boolean
  /** How many requests are under way together. */
  concurrency: number
}

const BUSY = 503
const [TRIES, PAUSE_MS] = [5, 500]

/** At least one pass, each with people of its own. Answers the number of the next. */
export async function runPasses(fuzzed: Fuzzed, from: number, goesOn: () => boolean): Promise<number> {
  const given: Given = { cursors: [], seen: new Map(), tokens: [] }
  let pass = from
  do await runPass(fuzzed, pass++, given)
  while (goesOn())
  return pass
}

async function runPass(fuzzed: Fuzzed, pass: number, given: Given): Promise<void> {
  const { db, send, pay, endpoints, seed, withPages, concurrency } = fuzzed
  const cast = await freshCast(db, send)
  const pen = await putOnSale(db, { price: 100, stock: 500 })
  await db.updateTable('all_products').set({ seller_id: cast.seller.id }).where('id', '=', pen.id).execute()
  for (const person of Object.values(cast)) await buyThings(person, pen, pay)
  const turns = passOf(endpoints, seed, pass, { cast, things: await thingsIn(db), given, withPages })
  const queue = turns.values()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const turn of queue) await one(fuzzed, turn(), given)
    }),
  )
}

async function one({ send, tally }: Fuzzed, ask: Ask, given: Given): Promise<void> {
  const started = performance.now()
  try {
    const answer = await patiently(() => send(ask))
    tally.count(ask, answer, performance.now() - started)
    for (const fault of faultsOf(ask, answer)) tally.fault(ask, fault)
    if (answer.status === BUSY) tally.fault(ask, `stays busy: 503 in ${TRIES} tries`)
    collect(ask, answer, given)
  } catch (error) {
    tally.fault(ask, `is not answered: ${error instanceof Error ? error.message : error}`)
  }
}

/** A shop that is full says so and when to come back; then it has to have room. */
async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send()
    if (answer.status !== BUSY || !answer.headers['retry-after'] || tries === TRIES) return answer
    await setTimeout(PAUSE_MS)
  }
}
