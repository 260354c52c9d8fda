import { setTimeout } from 'node:timers/promises'
import type { Fault } from './injected/fault.ts'
import { type BreakableWorld, randomOf } from './world.ts'

const LONGEST_CALM_MS = 700
/** Some faults meet others. */
const AT_ONCE = 2

/** One fault after the other, as the seed decides, until told to end; resolves when none is left. */
export async function keepBreaking(world: BreakableWorld, faults: readonly Fault[], end: AbortSignal): Promise<void> {
  const choices = faults.flatMap((fault) => Array.from({ length: fault.often }, () => fault))
  const busy = new Set<string>()

  async function one(name: string): Promise<void> {
    const random = randomOf(world.seed, name)
    while (!end.aborted) {
      await setTimeout(random(LONGEST_CALM_MS))
      const fault = choices[random(choices.length)]
      const breaks = fault?.breaks ?? fault?.name ?? ''
      // The same twice at once would undo itself.
      if (!fault || busy.has(breaks)) continue
      busy.add(breaks)
      world.ledger.count(`fault: ${fault.name}`)
      await fault.inject(world, random)
      busy.delete(breaks)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => one(`chaos ${number}`)))
}
