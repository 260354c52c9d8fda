import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Part } from '../part.ts'

const KILLS = 30
/** `npm test` ends a process once in each of them. */
const TESTS = ['buying/killed', 'imports/killed-import', 'zero-downtime']

/** The tests that kill or restart the shop, thirty times each: about five minutes. */
export const part: Part = {
  share: 0,
  async run({ seed }) {
    const env = { ...process.env, KILLS: String(KILLS), RANDOM_SEED: String(seed) }
    const options = { env, stdio: 'inherit', shell: process.platform === 'win32' } as const
    const command = spawn('npx', ['vitest', 'run', '--project', 'postgres', ...TESTS], options)
    const [code] = await once(command, 'close')
    const violations = code === 0 ? [] : ['A process that ended left something lost, doubled or unanswered: see above']
    return { figures: { 'ends of a process per test': KILLS }, violations }
  },
}
