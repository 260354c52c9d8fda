import { setTimeout } from 'node:timers/promises'
import type { Role } from '#contract/accounts/roles.ts'
import { createTokens } from '#server/platform/security/tokens.ts'
import type { Random } from '#tests/support/seeded-random.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import type { Client } from '../client.ts'
import { clientOf, randomOf, type World } from '../world.ts'

/** Somebody of the load: who they are, how they call, and what they will decide. */
export type Person = {
  name: string
  id: string
  email: string
  addressId: string
  token: string
  client: Client
  random: Random
  /** The orders that they know of. */
  orders: string[]
}

/** One thing that somebody may do, and how much likelier than others. */
export type Act = { often: number; act: (world: World, person: Person) => Promise<unknown> }

const DAY_MS = 24 * 60 * 60 * 1000
const THINKS_MS = 150

/** Somebody logged in for the whole run, whatever the shop's clock says; staff with their second step and proof. */
export async function aPerson(world: World, name: string, role: Role = 'customer'): Promise<Person> {
  const { db, seed } = world
  const made = await aShopper({ db, app: undefined as never }, { role, approved: true })
  const tomorrow = new Date(Date.now() + DAY_MS)
  if (role === 'admin') {
    await db
      .insertInto('second_factors')
      .values({ user_id: made.id, sealed_secret: '', confirmed_at: new Date(), last_step: 0 })
      .execute()
    await db.updateTable('sessions').set({ proven_at: tomorrow }).where('id', '=', made.sessionId).execute()
  }
  const token = await createTokens(SHOP_SECRET).signAccess(made.id, made.sessionId, tomorrow)
  const { id, email, addressId } = made
  return { name, id, email, addressId, token, client: clientOf(world, name), random: randomOf(seed, name), orders: [] }
}

/** Goes on until told to end, or so often. What they meet does not stop them. */
export async function keepBusy(
  world: World,
  person: Person,
  acts: readonly Act[],
  end: AbortSignal,
  times: number,
): Promise<void> {
  const choices = acts.flatMap(({ often, act }) => Array.from({ length: often }, () => act))
  for (let time = 0; time < times && !end.aborted; time += 1) {
    await choices[person.random(choices.length)]?.(world, person)
    await setTimeout(person.random(THINKS_MS))
  }
}
