import type { Said } from '#tests/support/keep-statements.ts'
import { judgeStatement, type Verdict } from './judge-statement.ts'
import { KNOWN_OF_STATEMENTS } from './known.ts'
import type { Rule } from './rules.ts'

export type Refused = { from: string; rule: Rule; count: number; text: string }
type Report = { figures: Record<string, number>; refused: Refused[] }

const SHOWN_OF_A_TEXT = 130

/** Texts are judged once each. What has a list of another length is another text. */
export function reportOn(transactions: readonly Said[][]): Report {
  const verdicts = new Map<string, Verdict>()
  for (const said of transactions.flat()) if (!verdicts.has(said.text)) verdicts.set(said.text, judgeStatement(said))
  const on = Map.groupBy(verdicts.values(), (verdict) => verdict.on)
  const several = transactions.filter((said) => said.length > 1)
  const crossing = several.filter((said) => {
    const places = new Set(said.map(({ text }) => verdicts.get(text)?.on))
    return places.has('coordinator') && places.size > 1
  })
  return {
    figures: {
      'different texts': verdicts.size,
      ...Object.fromEntries([...on].map(([place, given]) => [`  ${place}`, given.length])),
      'different transactions of several statements': several.length,
      '  on the coordinator and on shards (two-phase commit)': crossing.length,
    },
    refused: refusedAmong(transactions.flat(), verdicts),
  }
}

/** A text may come from several files; each of them is named. */
function refusedAmong(all: readonly Said[], verdicts: ReadonlyMap<string, Verdict>): Refused[] {
  const groups = new Map<string, { rule: Rule; from: string; texts: Set<string> }>()
  for (const { text, from } of all) {
    const verdict = verdicts.get(text)
    for (const rule of verdict?.on === 'refused' ? verdict.rules : []) {
      const key = `${rule} ${from}`
      groups.set(key, { rule, from, texts: (groups.get(key)?.texts ?? new Set()).add(text) })
    }
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, { rule, from, texts }]) => ({ rule, from, text: shortened([...texts][0] ?? ''), count: texts.size }))
}

const shortened = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_OF_A_TEXT)

/** By file and rule: a statement comes in many lengths, and files are what somebody changes. */
export const newlyRefused = (refused: readonly Refused[]) =>
  refused.flatMap(({ from, rule, text }) =>
    KNOWN_OF_STATEMENTS[from]?.includes(rule) ? [] : `${from}, ${rule}: ${text}`,
  )
