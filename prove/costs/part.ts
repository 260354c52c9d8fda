import { setTimeout } from 'node:timers/promises'
import { seedLarge } from '#db/seed/seed-large.ts'
import { contractEndpoints } from '#tests/support/contract-endpoints.ts'
import { randomFrom } from '#tests/support/seeded-random.ts'
import { freshCast } from '../fuzz/cast.ts'
import { type FuzzedShop, withFuzzedShop } from '../fuzz/fuzzed-shop.ts'
import { thingsIn } from '../fuzz/things.ts'
import type { Part } from '../part.ts'
import { type Case, visitorCases } from './cases.ts'
import { slowBodies } from './slow-bodies.ts'
import { cpuMsOf, forgetPeak, memoryOf } from './used-by.ts'

/** What one request of somebody unknown may cost the shop and its database together. */
export const MOST_CPU_MS = 400
export const MOST_MEGABYTES = 50
/** What is done once and then kept for everybody: a size of a demo drawing. */
const MOST_ONCE_MS = 2_500

/** Beside the demo's: lists and searches are to have work. */
const MORE_PRODUCTS = 5_000
const TURNS = 3
/** What an answer leaves to be done is charged to it as well. */
const AFTERWARDS_MS = 30
const SHOWN = 10

type Cost = { name: string; isOnce: boolean; status: number; shopMs: number; databaseMs: number; megabytes: number }

/** The dearest requests that a visitor can make, each measured by itself in processor time, which others' work does not change. */
export const part: Part = {
  share: 0,
  run: async ({ seed }) => {
    const measured: Cost[] = []
    let slow = { senders: 0, stillOpen: 0 }
    await withFuzzedShop('sandboxes', async (shop) => {
      await seedLarge(shop.database, MORE_PRODUCTS)
      const people = Object.values(await freshCast(shop.db, shop.send))
      const things = await thingsIn(shop.db)
      const given = { cursors: [], seen: new Map(), tokens: [] }
      const world = { random: randomFrom(seed), number: 0, things, person: undefined, people, given }
      const images = await shop.db.selectFrom('images').select('id').limit(60).execute()
      for (const one of visitorCases(
        await contractEndpoints(),
        world,
        images.map(({ id }) => id),
      )) {
        measured.push(await costOf(one, shop))
      }
      slow = await slowBodies(shop.address())
    })
    const worst = measured.toSorted((a, b) => cpuOf(b) - cpuOf(a))
    const biggest = measured.toSorted((a, b) => b.megabytes - a.megabytes)
    return {
      figures: {
        'requests measured': measured.length * TURNS,
        'kinds of requests': measured.length,
        'slow bodies, of which still open after 45 s': `${slow.senders}, ${slow.stillOpen}`,
        ...Object.fromEntries(
          worst.slice(0, SHOWN).map((cost, at) => [`${at + 1}. ${cost.name.slice(0, 60)}`, wordsOf(cost)]),
        ),
        ...Object.fromEntries(biggest.slice(0, 3).map((cost) => [`memory: ${cost.name.slice(0, 60)}`, wordsOf(cost)])),
      },
      violations: [
        ...measured
          .filter((cost) => cpuOf(cost) > (cost.isOnce ? MOST_ONCE_MS : MOST_CPU_MS) || cost.megabytes > MOST_MEGABYTES)
          .map((cost) => `${cost.name} costs ${wordsOf(cost)}: more than ${MOST_CPU_MS} ms or ${MOST_MEGABYTES} MB`),
        ...(slow.stillOpen > 0 ? [`${slow.stillOpen} of ${slow.senders} slow bodies are still listened to`] : []),
      ],
    }
  },
}

const cpuOf = ({ shopMs, databaseMs }: Cost) => shopMs + databaseMs
const wordsOf = ({ status, shopMs, databaseMs, megabytes }: Cost) =>
  `${shopMs.toFixed(0)} ms + database ${databaseMs.toFixed(0)} ms, ${megabytes.toFixed(0)} MB (${status})`

/** The middle of several: a job that falls due or memory that is tidied up meanwhile is nobody's fault. */
async function costOf({ name, isOnce = false, make }: Case, shop: FuzzedShop): Promise<Cost> {
  const [cpu, database, memory]: number[][] = [[], [], []]
  let status = 0
  for (let turn = 0; turn < TURNS; turn += 1) {
    const ask = { ...make(turn), number: 0, aim: 'valid' as const, as: 'visitor' as const }
    const [shopBefore, databaseBefore] = [await cpuMsOf([shop.pid()]), await cpuMsOf([shop.postgresPid])]
    await forgetPeak(shop.pid())
    const { now } = await memoryOf(shop.pid())
    status = (
      await shop.send({ ...ask, headers: { 'x-forwarded-for': `13.0.${turn}.${name.length}`, ...ask.headers } })
    ).status
    await setTimeout(AFTERWARDS_MS)
    cpu?.push((await cpuMsOf([shop.pid()])) - shopBefore)
    database?.push((await cpuMsOf([shop.postgresPid])) - databaseBefore)
    memory?.push((await memoryOf(shop.pid())).peak - now)
  }
  return { name, isOnce, status, shopMs: middle(cpu), databaseMs: middle(database), megabytes: middle(memory) }
}

const middle = (numbers: readonly number[] = []) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
