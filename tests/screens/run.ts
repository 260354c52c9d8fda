import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../support/find-chromium.ts'
import { shotsTaken } from './gallery.ts'
import { writeGallery } from './gallery-page.ts'
import { isLeft, outcomes } from './outcomes.ts'
import { COMBINATIONS, combinationsOf, keepSlice, type Slice } from './slice.ts'

/**
 * npm run screens [-- --only /cart --state empty --from /shop --minutes 90 --no-pictures --workers 2]: every screen in every state.
 * `--only` and `--state` may be given several times. A part is added to what was seen before; all of it starts anew.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    state: { type: 'string', multiple: true, default: [] },
    from: { type: 'string' },
    minutes: { type: 'string', default: '120' },
    pictures: { type: 'boolean', default: true },
    workers: { type: 'string', default: '2' },
  },
})
const { only, state: states, from, pictures } = values
const slice: Slice = { only, states, from, pictures, until: Date.now() + Number(values.minutes) * 60_000 }
const wanted = combinationsOf(slice)

const config = join(import.meta.dirname, 'playwright.config.ts')
const { status } = spawnSync('playwright', ['test', '--config', config, '--workers', values.workers], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CHROMIUM_PATH: findChromium(), ...keepSlice(slice) },
})

const { screens, states: seenStates, combinations, violations } = outcomes()
const shots = shotsTaken()
for (const violation of violations) console.log(`BROKEN: ${violation}`)
const summary = `${screens} screens, ${seenStates} states, ${combinations} of ${COMBINATIONS.length} combinations, ${violations.length} violations`
console.log(summary)
console.log(`${shots.length} pictures: ${writeGallery(shots, summary, violations)}`)
const [left] = wanted.filter(isLeft)
if (left) console.log(`Not all of it was visited. To go on: npm run screens -- --from '${left.screen.name}'`)
process.exit(left ? 1 : (status ?? 1))
