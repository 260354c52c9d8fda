import { spawnSync } from 'node:child_process'

/** npm run check: format, lint and types, all reported whatever the first one says. */
const CHECKS = [
  ['biome', 'ci', '.'],
  ['tsc', '--noEmit'],
]

const failed = CHECKS.filter(([command = '', ...args]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  return status !== 0
})
if (failed.length > 0)
  console.error(`Failed: ${failed.map(([command]) => command).join(', ')}. npm run fix mends format and imports.`)
process.exit(failed.length === 0 ? 0 : 1)
