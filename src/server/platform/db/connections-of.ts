import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** The connections of a pool, idle or in the hands of somebody. */
export function connectionsOf(pool: pg.Pool) {
  const open = new Set<Duplex>()
  pool.on('connect', (client) => open.add(streamOf(client)))
  pool.on('remove', (client) => open.delete(streamOf(client)))
  return {
    /** Breaks them: what is still asked on one would wait for a server that may have vanished. */
    drop: () => {
      for (const stream of open) stream.destroy()
    },
  }
}

/** The driver has no other way to break a connection without waiting for the other end. */
const streamOf = (client: object) => (client as { connection: { stream: Duplex } }).connection.stream
