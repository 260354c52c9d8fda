import type { Changes } from './audit-entry.ts'

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The fields that differ, each with its value before and after. */
export function changesBetween(before: Fields, after: Fields): Changes {
  const changes: Changes = {}
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? null, after[name] ?? null]
    if (was !== is) changes[name] = [was, is]
  }
  return changes
}
