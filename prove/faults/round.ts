import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#server/platform/db/database.ts'
import { databaseProxy } from '#tests/support/database-proxy.ts'
import { putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { keepBreaking } from './chaos.ts'
import { FULL_DISK, mountSmallDisk, unmount } from './injected/disk.ts'
import type { Fault } from './injected/fault.ts'
import { INVARIANTS } from './invariants/all.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { CARRYING } from './people/courier.ts'
import { type Act, aPerson, keepBusy, type Person } from './people/person.ts'
import { SELLING } from './people/seller.ts'
import { SHOPPING } from './people/shopper.ts'
import { OFFICE } from './people/staff.ts'
import { openProviders } from './providers.ts'
import { mendAll, settleDown } from './settle-down.ts'
import { openShops, type Script } from './shops.ts'
import type { Money, World } from './world.ts'

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
  database: { url: string; db: Db } & World['postgres']
}
export type Judged = { ledger: Ledger; violations: string[] }

const [PRODUCTS, FEWEST_IN_STOCK, CALM_ACTS] = [8, 15, 2]
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
    const world: World = {
      seed,
      money,
      db: database.db,
      line,
      postgres: database,
      providers,
      shops,
      ledger,
      products,
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

/** What the shops printed, for whoever looks into it. */
async function keepLog(seed: number, output: string): Promise<void> {
  const file = join(tmpdir(), `likho-faults-${seed}.log`)
  await writeFile(file, output)
  console.log(`  seed ${seed}: what the shops printed is in ${file}`)
}

const SHOP = { SEED: 'none', SESSION_SECRET: SHOP_SECRET, TRUST_PROXY: '1' }
const WHOLE = { NODE_ENV: 'production', ALLOW_SANDBOX: '1' }

/** Some of each, so that things run out. */
async function fillShelves(db: Db, seed: number): Promise<World['products']> {
  const products: World['products'] = []
  for (let place = 0; place < PRODUCTS; place += 1) {
    const stock = FEWEST_IN_STOCK * (1 + place * place)
    const name = `Pen ${place} of ${seed}`
    const { id } = await putOnSale(db, { name, slug: `${seed}-${place}`, place, price: 60 + place, stock })
    products.push({ id, stock })
  }
  return products
}

type Busy = [Person, readonly Act[]]

async function everybody(world: World, shoppers: number): Promise<Busy[]> {
  const [seller, other] = await Promise.all([
    aPerson(world, 'seller 0', 'seller'),
    aPerson(world, 'seller 1', 'seller'),
  ])
  await shareShelves(world, [seller.id, other.id])
  const office = await aPerson(world, 'office', 'admin')
  const courier = await aPerson(world, 'courier')
  const names = Array.from({ length: shoppers }, (_, number) => `shopper ${number}`)
  const buyers = await Promise.all(names.map((name) => aPerson(world, name)))
  return [
    [seller, SELLING],
    [other, SELLING],
    [office, OFFICE],
    [courier, CARRYING],
    ...buyers.map((buyer): Busy => [buyer, SHOPPING]),
  ]
}

async function whileBroken(world: World, people: readonly Busy[], { seconds, acts, faults }: Round): Promise<void> {
  const end = new AbortController()
  const breaking = keepBreaking(world, faults, end.signal)
  const tooLong = setTimeout(() => end.abort(), seconds * 1_000)
  await Promise.all(people.map(([person, doing]) => keepBusy(world, person, doing, end.signal, acts)))
  clearTimeout(tooLong)
  end.abort()
  await breaking
}

/** A few steps of everybody, with nothing broken: nobody is turned away. */
async function whileCalm(world: World, people: readonly Busy[]): Promise<void> {
  const { signal } = new AbortController()
  world.ledger.isCalm = true
  await Promise.all(people.map(([person, doing]) => keepBusy(world, person, doing, signal, CALM_ACTS)))
}

/** Half of the products belong to each of the sellers. */
async function shareShelves({ db, products }: World, sellers: [string, string]): Promise<void> {
  for (const [place, { id }] of products.entries()) {
    await db
      .updateTable('all_products')
      .set({ seller_id: sellers[place % 2] ?? null })
      .where('id', '=', id)
      .execute()
  }
}

async function judge(world: World): Promise<string[]> {
  const violations: string[] = []
  for (const [promise, check] of Object.entries(INVARIANTS)) {
    for (const fault of await check(world)) violations.push(`${promise}: ${fault}`)
  }
  return violations
}
