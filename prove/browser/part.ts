import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { REPORT, shotsTaken } from '#tests/screens/gallery.ts'
import type { Part } from '../part.ts'
import { type Report, violationsIn } from './violations.ts'

/** Every screen in every state, by `npm run screens`: it takes what it takes, about twenty minutes on two quiet cores. */
export const part: Part = {
  share: 0,
  async run() {
    const screens = spawn('npm', ['run', 'screens'], { stdio: 'inherit', shell: process.platform === 'win32' })
    const [status] = await once(screens, 'close')
    const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
    const shots = shotsTaken()
    const count = (of: (shot: (typeof shots)[number]) => string) => new Set(shots.map(of)).size
    const violations = violationsIn(report)
    return {
      figures: {
        screens: count(({ area, screen }) => `${area} ${screen}`),
        states: count(({ state }) => state),
        'screens in their states': count(({ area, screen, state }) => `${area} ${screen} ${state}`),
        'widths and themes looked at': shots.length,
      },
      violations: status === 0 || violations.length > 0 ? violations : ['npm run screens did not come to its end'],
    }
  },
}
