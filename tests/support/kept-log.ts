import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** A logger whose lines can be read. */
export function keptLog(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = []
  return { lines, log: pino({ level: 'debug' }, { write: (line: string) => lines.push(line) }) }
}
