import type { Part } from '../part.ts'
import { runFaults } from './fault-run.ts'
import { withPackages } from './packages.ts'

/** What a shop stands on when it has outgrown a single process, of Debian's packages on loopback, failing part by part. */
export const part: Part = { share: 0.7, run: withPackages(runFaults) }
