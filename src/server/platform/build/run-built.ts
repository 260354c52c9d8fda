import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { BUILT_SHOP } from './build-server.ts'

/** What V8 has compiled is kept for the next start; where this folder cannot be written to, a start just takes longer. */
const COMPILED = join(ROOT, 'node_modules/.cache/likho')

/**
 * Linux leaves room that the start has freed with a process, some 30 MB, and each of its threads a part of its own, unless
 * told otherwise before it begins.
 */
const SURROUNDINGS = { NODE_COMPILE_CACHE: COMPILED, MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

/** Runs the built shop in place of this process where the system can do that, with the same id; inside it elsewhere. */
export async function runBuilt(): Promise<void> {
  const { execPath, execArgv, argv, env, platform } = process
  if (platform === 'linux' && process.execve)
    process.execve(execPath, [execPath, ...execArgv, BUILT_SHOP, ...argv.slice(2)], { ...SURROUNDINGS, ...env })
  enableCompileCache(COMPILED)
  await import(BUILT_SHOP)
}
