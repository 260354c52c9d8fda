/**
 * What is wrong with the database when a query fails through no fault of its own. `away`: no connection can be had, or it
 * broke. `busy`: it is there, but answers too late or has no room for us. Both pass by themselves.
 */
export type DatabaseFault = 'away' | 'busy'

/** By Postgres' own codes, or those of the system's network calls. */
const BY_CODE: [RegExp, DatabaseFault][] = [
  // 08: connection exceptions; 57P01 to 57P03: shutting down, crashed, starting up.
  // 25006: it takes no writes, because it is not the primary any more.
  [/^(08...|57P0[123]|25006)$/, 'away'],
  [/^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH)$/, 'away'],
  // 53: out of connections, memory or disk; 57014: statement timeout; 25P03: idle in a transaction for too long.
  [/^(53...|57014|25P03)$/, 'busy'],
]

/** Foreign key violations have one code, whether what they name is gone or still named by others. */
const FOREIGN_KEY = '23503'

/** Whether a row was to name another that is not there any more: deleted after it was looked at. */
export const isOfDeleted = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === FOREIGN_KEY &&
  /is not present in table/.test(String((error as { detail?: unknown }).detail))

/** The driver's own errors have no code, and Postgres' "not supported" may mean anything. */
const UNTOLD = '0A000'
const BY_MESSAGE: [RegExp, DatabaseFault][] = [
  // A migration ran under us; the next try is planned anew (prepared-pool.ts).
  [/^cached plan must not change result type$/, 'busy'],
  [/^Connection terminated|^Client (has encountered a connection error|was closed) and is not queryable/, 'away'],
  [/^(timeout expired|Query read timeout)$/, 'away'],
  [/^timeout exceeded when trying to connect$/, 'busy'],
]

export function databaseFaultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  const [known, text] = typeof code === 'string' && code !== UNTOLD ? [BY_CODE, code] : [BY_MESSAGE, error.message]
  return known.find(([pattern]) => pattern.test(text))?.[1]
}
