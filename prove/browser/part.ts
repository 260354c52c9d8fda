import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { shotsTaken } from '#tests/screens/gallery.ts'
import { forgetOutcomes, outcomes } from '#tests/screens/outcomes.ts'
import { COMBINATIONS } from '#tests/screens/slice.ts'
import type { Part } from '../part.ts'

/** Every screen in every state, by `npm run screens`: it takes what it takes (docs/trust/browser.md), two hours at most. */
export const part: Part = {
  share: 0,
  async run() {
    // What an earlier run has seen proves nothing now.
    forgetOutcomes(COMBINATIONS)
    const command = spawn('npm', ['run', 'screens'], { stdio: 'inherit', shell: process.platform === 'win32' })
    await once(command, 'close')
    const { screens, states, combinations, violations } = outcomes()
    const left = COMBINATIONS.length - combinations
    return {
      figures: { screens, states, combinations, 'widths and themes looked at': shotsTaken().length },
      violations: left > 0 ? [...violations, `${left} combinations were not visited`] : violations,
    }
  },
}
