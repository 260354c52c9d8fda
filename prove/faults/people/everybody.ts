import { shareShelves } from '../shelves.ts'
import type { World } from '../world.ts'
import { CARRYING } from './courier.ts'
import { SHARING_THE_ACCOUNT } from './neighbour.ts'
import { type Act, aPerson, keepBusy, type Person } from './person.ts'
import { SELLING } from './seller.ts'
import { SHOPPING } from './shopper.ts'
import { OFFICE } from './staff.ts'

const CALM_ACTS = 2

export type Busy = [Person, readonly Act[]]

export async function everybody(world: World, shoppers: number): Promise<Busy[]> {
  const [seller, other] = await Promise.all([
    aPerson(world, 'seller 0', 'seller'),
    aPerson(world, 'seller 1', 'seller'),
  ])
  await shareShelves(world, [seller.id, other.id])
  const office = await aPerson(world, 'office', 'admin')
  const courier = await aPerson(world, 'courier')
  const neighbour = await aPerson(world, 'neighbour')
  const names = Array.from({ length: shoppers }, (_, number) => `shopper ${number}`)
  const buyers = await Promise.all(names.map((name) => aPerson(world, name)))
  return [
    [seller, SELLING],
    [other, SELLING],
    [office, OFFICE],
    [courier, CARRYING],
    [neighbour, SHARING_THE_ACCOUNT],
    ...buyers.map((buyer): Busy => [buyer, SHOPPING]),
  ]
}

/** A few steps of everybody, with nothing broken: nobody is turned away. */
export async function whileCalm(world: World, people: readonly Busy[]): Promise<void> {
  const { signal } = new AbortController()
  world.ledger.isCalm = true
  await Promise.all(people.map(([person, doing]) => keepBusy(world, person, doing, signal, CALM_ACTS)))
}
