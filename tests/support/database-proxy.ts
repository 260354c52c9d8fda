import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between the shop and its Postgres, and can keep them from each other. */
export async function databaseProxy(url: string) {
  const target = new URL(url)
  /** Each caller with its own connection to Postgres. */
  const open = new Map<Socket, Socket>()
  let isAway = false
  let refusals = 0

  const server = createServer((caller) => {
    caller.on('error', () => {})
    if (isAway) {
      refusals += 1
      caller.destroy()
      return
    }
    const postgres = connect(Number(target.port), target.hostname)
    postgres.on('error', () => {})
    open.set(caller, postgres)
    caller.pipe(postgres).pipe(caller)
    postgres.on('close', () => caller.destroy())
    caller.on('close', () => {
      open.delete(caller)
      postgres.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const own = new URL(url)
  own.host = `127.0.0.1:${port}`

  return {
    url: own.href,
    /** How many connections stand. */
    connections: () => open.size,
    /** How many came while the database was away. */
    refusals: () => refusals,
    /** Ends every connection and takes no other. */
    cut() {
      isAway = true
      for (const caller of open.keys()) caller.destroy()
    },
    restore() {
      isAway = false
    },
    /** Nothing goes through the connections that stand, but nobody is told. */
    freeze() {
      for (const side of [...open].flat()) side.unpipe().resume()
    },
    async stop() {
      for (const caller of open.keys()) caller.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
export type DatabaseProxy = Awaited<ReturnType<typeof databaseProxy>>
