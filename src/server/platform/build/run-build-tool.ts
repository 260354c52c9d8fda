import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { StartupError } from '../startup-error.ts'

/** Runs a package's own command; what it says is told only when it fails. */
export function runBuildTool(tool: string, ...options: string[]): Promise<void> {
  const build = spawn(process.execPath, [join(ROOT, 'node_modules', tool), ...options], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A start that fails meanwhile takes its build along: the next one would be in its way.
  const stop = () => build.kill()
  process.once('exit', stop)
  build.once('exit', () => process.off('exit', stop))
  const output: Buffer[] = []
  build.stdout.on('data', (chunk) => output.push(chunk))
  build.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('exit', (code) =>
      code === 0 ? resolve() : reject(new StartupError(`Could not build the shop:\n${Buffer.concat(output)}`)),
    )
  })
}
