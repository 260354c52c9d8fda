import { pino } from 'pino'

/** Where the database quotes what it was given: whole rows, keys, statements and their values. */
const QUOTES = ['detail', 'where', 'internalQuery', 'parameters', 'query', 'hint']
/** `invalid input syntax for type uuid: "…"`: what comes behind is what somebody sent. */
const QUOTED = /: ".*/g

type Logged = { [name: string]: unknown; type: string; message: string; stack: string }

/** An error as it is logged: what went wrong and where, without the words of people that the database repeats. */
export function loggedError(error: Error): Logged {
  const { raw: _, ...logged }: Logged = pino.stdSerializers.err(error)
  if (!isFromDatabase(error)) return logged
  for (const name of QUOTES) delete logged[name]
  return { ...logged, message: withoutQuotes(logged.message), stack: withoutQuotes(logged.stack) }
}

/** What a job failed with, as it is logged and kept. */
export const loggedReason = (error: Error): string =>
  isFromDatabase(error) ? withoutQuotes(error.message) : error.message

const withoutQuotes = (text: string) => text.replace(QUOTED, ': …')

/** All errors of Postgres have a severity, also those of the embedded one; one may lie behind an error of ours. */
function isFromDatabase(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return ('severity' in error && 'code' in error) || ('cause' in error && isFromDatabase(error.cause))
}
