import type { Part } from '../part.ts'
import { runFaults } from './fault-run.ts'
import { missingPackages } from './packages.ts'
import { runSideBySide } from './side-by-side.ts'

/** Of the time: people while things fail; then four measures of one, two and three processes, of which orders are made twice. */
const [PEOPLE_SHARE, MEASURES] = [0.7, 15]

/** What a shop stands on when it has outgrown a single process, of Debian's packages on loopback. */
export const part: Part = {
  share: 1,
  run: async ({ seconds, seed }) => {
    const missing = missingPackages()
    if (missing.length > 0)
      return { figures: { 'not run': `Debian's packages are missing: ${missing.join(', ')}` }, violations: [] }
    const faults = await runFaults({ seconds: seconds * PEOPLE_SHARE, seed })
    const sideBySide = await runSideBySide(Math.ceil((seconds * (1 - PEOPLE_SHARE)) / MEASURES))
    return {
      figures: { ...faults.figures, ...sideBySide.figures },
      violations: [...faults.violations, ...sideBySide.violations],
    }
  },
}
