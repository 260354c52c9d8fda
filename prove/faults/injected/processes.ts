import { setTimeout } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const [LONGEST_DEATH_MS, LONGEST_JUMP_MS] = [800, 3_000]

export const KILL_SHOP: Fault = {
  name: 'kill -9 of a shop',
  often: 6,
  inject: async ({ shops }, random) => {
    const place = random(shops.count)
    await shops.kill(place)
    await setTimeout(random(LONGEST_DEATH_MS))
    await shops.open(place)
  },
}

export const PROCESS_FAULTS: readonly Fault[] = [
  KILL_SHOP,
  {
    name: 'kill -9 of all shops at once',
    often: 2,
    inject: async ({ shops }) => {
      const places = Array.from({ length: shops.count }, (_, place) => place)
      await Promise.all(places.map(shops.kill))
      await Promise.all(places.map(shops.open))
    },
  },
  {
    name: 'restart of a shop',
    often: 1,
    inject: async ({ shops }, random) => {
      const place = random(shops.count)
      await shops.close(place)
      await shops.open(place)
    },
  },
  {
    name: 'clock jump',
    often: 2,
    inject: async ({ shops }, random) => {
      const place = random(shops.count)
      shops.jumpClock(place)
      await setTimeout(random(LONGEST_JUMP_MS))
      shops.jumpClock(place)
    },
  },
]
