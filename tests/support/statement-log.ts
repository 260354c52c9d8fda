import type { Pool } from 'pg'
import { hearStatements } from './hear-statements.ts'

export type Statement = { text: string; values: unknown[] }

/** Keeps what the shop asks of its database; whoever looks takes it out. */
export function logStatements(pool: Pool): Statement[] {
  const log: Statement[] = []
  hearStatements(pool, () => (text, values) => log.push({ text, values: [...values] }))
  return log
}

/** What only reads, and so may be asked again. */
export const isRead = ({ text }: Statement) =>
  /^\s*(\(*\s*select|with|explain)\b/i.test(text) &&
  !/\bfor (no key )?(update|share)|for key share|advisory/i.test(text)
