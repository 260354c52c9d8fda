import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import type { DatabaseProxy } from '#tests/support/database-proxy.ts'
import { randomFrom } from '#tests/support/seeded-random.ts'
import { type Caller, type Client, openClient } from './client.ts'
import type { Ledger } from './ledger.ts'
import type { Providers } from './providers.ts'
import type { Shops } from './shops.ts'

export type Money = 'razorpay' | 'sandbox'

/** A shop with everything around it, while it is being tried. */
export type World = {
  seed: number
  money: Money
  /** Straight to Postgres, past the line that is spoiled. */
  db: Db
  providers: Providers
  shops: Shops
  ledger: Ledger
  /** Programs send their token with each call; browsers keep cookies, and the shop knows by one of them what they wrote. */
  callAs: Caller
  /** Webhooks that are still to come. */
  underWay: Promise<void>[]
  /** What the shoppers buy, and how much of it there was at first. */
  products: { id: string; stock: number }[]
}

/** One whose database can be broken too. */
export type BreakableWorld = World & {
  line: DatabaseProxy
  postgres: { pause: () => Promise<void>; resume: () => Promise<void> }
}

/** Random numbers of one's own: what one does never changes what another one decides. */
export const randomOf = (seed: number, name: string) =>
  randomFrom(createHash('sha256').update(`${seed} ${name}`).digest().readInt32LE())

/** One of them. */
export function pick<Thing>(random: (below: number) => number, things: readonly Thing[]): Thing {
  const thing = things[random(things.length)]
  if (thing === undefined) throw new Error('nothing to choose from')
  return thing
}

/** Somebody who calls whichever process is open, from an address that changes: how much one may ask is limited. */
export function clientOf({ ledger, shops, seed, callAs }: World, name: string): Client {
  const random = randomOf(seed, `address of ${name}`)
  const addressNow = () => {
    const open = shops.addresses()
    return open.length > 0 ? pick(random, open) : undefined
  }
  return openClient({
    ledger,
    addressNow,
    from: () => `10.${random(250)}.${random(250)}.${1 + random(250)}`,
    callAs,
  })
}
