import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const AFTER_MS = 1_000

/**
 * Reading two thousand files leaves a hundred megabytes of what is needed no more, which V8 would keep until somebody
 * comes. Once, when the door has been open for a moment.
 */
export function dropStartGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // The thorough kind: the usual one keeps the room that the start needed.
  setTimeout(() => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }), AFTER_MS).unref()
}
