import type { Part } from '../part.ts'
import { runFaults } from './fault-run.ts'
import { missingPackages } from './packages.ts'

/** What a shop stands on when it has outgrown a single process, of Debian's packages on loopback, failing part by part. */
export const part: Part = {
  share: 0.7,
  run: async (effort) => {
    const missing = missingPackages()
    if (missing.length === 0) return runFaults(effort)
    return { figures: { 'not run': `Debian's packages are missing: ${missing.join(', ')}` }, violations: [] }
  },
}
