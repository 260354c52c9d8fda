import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** npm run check: format, lint and types side by side, all reported whatever the other one says. */
const CHECKS = [
  ['biome', 'ci', '.'],
  ['tsc', '--noEmit'],
]

const failed = await Promise.all(
  CHECKS.map(async ([command = '', ...args]) => {
    const check = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
    const [status] = await once(check, 'close')
    return status === 0 ? [] : [command]
  }),
)
if (failed.flat().length > 0)
  console.error(`Failed: ${failed.flat().join(', ')}. npm run fix mends format and imports.`)
process.exit(failed.flat().length === 0 ? 0 : 1)
