import type { Random } from '#tests/support/seeded-random.ts'
import type { BreakableWorld } from '../world.ts'

/** Something that goes wrong, and ends. It resolves when it is over. */
export type Fault = {
  name: string
  often: number
  /** Of those that break the same thing one goes on at a time; by itself unless told otherwise. */
  breaks?: string
  inject: (world: BreakableWorld, random: Random) => Promise<void>
}
