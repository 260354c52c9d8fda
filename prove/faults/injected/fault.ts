import type { Random } from '#tests/support/seeded-random.ts'
import type { World } from '../world.ts'

/** Something that goes wrong, and ends. It resolves when it is over. */
export type Fault = {
  name: string
  often: number
  inject: (world: World, random: Random) => Promise<void>
}
