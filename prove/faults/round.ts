import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#server/platform/db/database.ts'
import { databaseProxy } from '#tests/support/database-proxy.ts'
import { keepBreaking } from './chaos.ts'
import { FULL_DISK, mountSmallDisk, unmount } from './injected/disk.ts'
import type { Fault } from './injected/fault.ts'
import { judge, keepLog } from './judge.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { type Busy, everybody, whileCalm } from './people/everybody.ts'
import { keepBusy } from './people/person.ts'
import { openProviders } from './providers.ts'
import { mendAll, settleDown } from './settle-down.ts'
import { fillShelves } from './shelves.ts'
import { openShops, type Script, SHOP, WHOLE } from './shops.ts'
import type { BreakableWorld, Money } from './world.ts'

export type Round = {
  seed: number
  /** At most so long, and everybody does at most so much. */
  seconds: number
  acts: number
  money: Money
  script: Script
  /** Shops at once on the one database. */
  processes: number
  shoppers: number
  faults: readonly Fault[]
  database: { url: string; db: Db } & BreakableWorld['postgres']
}
export type Judged = { ledger: Ledger; violations: string[] }

/** A clock that is set wrong for a while, by more than holds and imports may take. */
const CLOCK_SHIFT_MS = 3 * 60 * 60 * 1000

/** People use a shop while things break; then everything is mended, settles down, and is held against the invariants. */
export async function runRound(round: Round): Promise<Judged> {
  const { seed, money, script, database } = round
  const folder = await mkdtemp(join(tmpdir(), 'likho-faults-'))
  const [line, providers] = await Promise.all([databaseProxy(database.url), openProviders(money)])
  const ledger = openLedger()
  const env = { ...(script === 'whole' && WHOLE), ...SHOP, ...providers.env, DATABASE_URL: line.url }
  const isDiskSmall = round.faults.includes(FULL_DISK) && (await mountSmallDisk(folder))
  const faults = isDiskSmall ? round.faults : round.faults.filter((fault) => fault !== FULL_DISK)
  const shops = await openShops({ count: round.processes, script, folder, env, clockShiftMs: CLOCK_SHIFT_MS })
  try {
    const products = await fillShelves(database.db, seed)
    const world: BreakableWorld = {
      seed,
      money,
      db: database.db,
      line,
      postgres: database,
      providers,
      shops,
      ledger,
      products,
      callAs: 'program',
      underWay: [],
    }
    const people = await everybody(world, round.shoppers)
    await whileBroken(world, people, { ...round, faults })
    await Promise.all(world.underWay)
    await mendAll(world)
    await whileCalm(world, people)
    await settleDown(world)
    const violations = await judge(world)
    if (violations.length > 0) await keepLog(seed, shops.output())
    return { ledger, violations }
  } finally {
    await shops.stop()
    await Promise.all([line.stop(), providers.stop()])
    if (isDiskSmall) await unmount(folder)
    await rm(folder, { recursive: true, force: true })
  }
}

async function whileBroken(
  world: BreakableWorld,
  people: readonly Busy[],
  { seconds, acts, faults }: Round,
): Promise<void> {
  const end = new AbortController()
  const breaking = keepBreaking(world, faults, end.signal)
  const tooLong = setTimeout(() => end.abort(), seconds * 1_000)
  await Promise.all(people.map(([person, doing]) => keepBusy(world, person, doing, end.signal, acts)))
  clearTimeout(tooLong)
  end.abort()
  await breaking
}
