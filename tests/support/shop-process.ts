import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '#server/platform/root.ts'

/** How often a test ends the shop; `npm run prove -- --only kills` does more of the same. */
export const KILLS = Number(process.env.KILLS ?? 1)

/** A process loads its modules in half the time where another one has compiled them before. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'node')

export type ShopProcess = {
  pid: number | undefined
  /** Everything it printed so far. */
  output: () => string
  /** Resolves when it prints the text; rejects when it ends before. */
  says: (text: string) => Promise<void>
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
  kill: (signal: NodeJS.Signals) => void
}

/** The shop as `npm start` runs it, as a process of its own. */
export function startProcess(
  env: Record<string, string>,
  script = 'src/server/main.ts',
  given: string[] = [],
): ShopProcess {
  const child: ChildProcess = spawn(process.execPath, [script, ...given], {
    env: { PATH: process.env.PATH, PORT: '0', NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let heard = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
      heard()
    })
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    pid: child.pid,
    output: () => output,
    ended,
    kill: (signal) => child.kill(signal),
    says: (text) =>
      new Promise((resolve, reject) => {
        heard = () => output.includes(text) && resolve()
        heard()
        ended.then(() => reject(new Error(`It ended before it said "${text}":\n${output}`)))
      }),
  }
}
