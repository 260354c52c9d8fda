import { appendFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { hearStatements } from './said-statements.ts'

/** `same`: places of values that were equal, so that `$1` and `$3` can be known as one key. `from`: the file of ours that said it. */
export type Said = { text: string; same: number[][]; from: string }

const OURS = /\/((?:src|db|tests|prove)\/[\w/.-]+\.tsx?)/
/** All statements pass through here, so it says nothing about where one is from. */
const PASSED = /^src\/server\/platform\/(?:db\/|metrics\/|tracing\/|keyset)|^tests\/support\/(?:said|keep)-statements/
const FAR_ENOUGH = 60

/**
 * Appends what the shop says to its database to the file that STATEMENTS_TO names: in a line what was said between begin
 * and commit, or one statement by itself. Each that is unlike the others stands there once.
 */
export function keepStatements(pools: readonly Pool[], file = process.env.STATEMENTS_TO): void {
  if (!file) return
  Error.stackTraceLimit = FAR_ENOUGH
  const known = new Set<string>()
  const keep = (said: Said[]) => {
    const line = JSON.stringify(said)
    if (said.length === 0 || known.has(line)) return
    known.add(line)
    appendFileSync(file, `${line}\n`)
  }
  const listener = () => {
    let open: Said[] | undefined
    return (text: string, values: readonly unknown[]) => {
      if (/^begin|^start/i.test(text)) open = []
      else if (/^commit|^rollback$/i.test(text)) {
        if (open) keep(open)
        open = undefined
      } else {
        const from = callerOf()
        if (!from?.startsWith('src/') || /\.test\./.test(from)) return
        const statement = { text, same: equalPlaces(values), from }
        if (open) open.push(statement)
        else keep([statement])
      }
    }
  }
  for (const pool of new Set(pools)) hearStatements(pool, listener)
}

const callerOf = () =>
  (new Error().stack ?? '')
    .split('\n')
    .flatMap((frame) => OURS.exec(frame)?.[1] ?? [])
    .find((path) => !PASSED.test(path))

function equalPlaces(values: readonly unknown[]): number[][] {
  const places = Map.groupBy(values.keys(), (place) => JSON.stringify(values[place]))
  return [...places.values()].filter((group) => group.length > 1).map((group) => group.map((place) => place + 1))
}
