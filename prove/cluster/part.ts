import type { Part } from '../part.ts'
import { runFaults } from './fault-run.ts'
import { missingPackages } from './packages.ts'

const PEOPLE_SHARE = 0.7

/** Several machines in one: what a shop stands on when it has outgrown a single process, of Debian's packages on loopback. */
export const part: Part = {
  share: 1,
  run: async ({ seconds, seed }) => {
    const missing = missingPackages()
    if (missing.length > 0)
      return { figures: { 'not run': `Debian's packages are missing: ${missing.join(', ')}` }, violations: [] }
    return runFaults({ seconds: seconds * PEOPLE_SHARE, seed })
  },
}
