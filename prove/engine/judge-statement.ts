import type { Said } from '#tests/support/keep-statements.ts'
import { type Block, readStatement } from './read-statement.ts'
import { brokenRules, isRouted, type Rule } from './rules.ts'
import { placeOf, scopesOf, tablesIn } from './scope.ts'

/** Where a statement would run, or which rules keep it from running at all. */
export type Verdict =
  | { on: 'coordinator' | 'one shard' | 'several shards' | 'every node' }
  | { on: 'refused'; rules: Rule[] }

export function judgeStatement({ text, same }: Pick<Said, 'text' | 'same'>): Verdict {
  const blocks = readStatement(withEqualParameters(text, same))
  const places = blocks.flatMap((block) => [...tablesIn(block)].map((table) => placeOf(table, block.ctes)?.on))
  if (blocks.some(writesEverywhere)) return { on: 'every node' }
  if (!places.includes('shards')) return { on: 'coordinator' }
  const rules = [...new Set(blocks.flatMap(brokenRules))]
  if (rules.length > 0) return { on: 'refused', rules }
  return { on: blocks.flatMap((block) => scopesOf(block)).every(isRouted) ? 'one shard' : 'several shards' }
}

const writesEverywhere = (block: Block) =>
  scopesOf(block).some((scope) => placeOf(scope.block.target, scope.ctes)?.on === 'every node')

/** Parameters that had the same value become one: `a.id = $1 and b.order_id = $3` is then a join by key. */
function withEqualParameters(text: string, same: readonly number[][]): string {
  const first = new Map(same.flatMap(([head = 0, ...others]) => others.map((other) => [other, head] as const)))
  return text.replaceAll(/\$(\d+)/g, (_, place) => `$${first.get(Number(place)) ?? place}`)
}
