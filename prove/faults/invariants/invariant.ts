import type { World } from '../world.ts'

/** A promise of the shop. Answers a sentence for each time that it was broken. */
export type Invariant = (world: World) => Promise<string[]>
