import { setTimeout } from 'node:timers/promises'
import pg, { type PoolClient, type PoolConfig } from 'pg'
import { connectionsOf } from '../connections-of.ts'
import { databaseFaultOf } from '../database-fault.ts'

/** Whoever asks waits so long for a new primary; then it is 503, and they come again. */
const WAIT_MS = 5_000
const PAUSE_MS = 200

type Primary = { current: () => string; find: () => Promise<void>; onMove: (watcher: () => void) => void }
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error) => void) => void

/** Connections to whichever server takes writes. Nothing was said on one that cannot be had: it is tried again. */
export class FailoverPool extends pg.Pool {
  readonly #primary: Primary

  constructor(primary: Primary, options: PoolConfig) {
    super({
      ...options,
      Client: class extends pg.Client {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, connectionString: primary.current() })
        }
      },
      onConnect: async (client) => {
        if (!(await isInRecovery(client))) return
        // As Postgres says it of a server that cannot be used yet.
        throw Object.assign(new Error('the server takes no writes'), { code: '57P03' })
      },
    })
    this.#primary = primary
    const { drop } = connectionsOf(this)
    primary.onMove(drop)
  }

  override connect(): Promise<PoolClient>
  override connect(done: Connected): void
  override connect(done?: Connected): Promise<PoolClient> | undefined {
    const connecting = this.#connect(() => super.connect())
    if (!done) return connecting
    connecting.then(
      (client) => done(undefined, client, client.release.bind(client)),
      (error) => done(error, undefined, () => {}),
    )
    return undefined
  }

  async #connect(connect: () => Promise<PoolClient>): Promise<PoolClient> {
    const until = Date.now() + WAIT_MS
    for (;;) {
      try {
        return await connect()
      } catch (error) {
        if (databaseFaultOf(error) !== 'away' || this.ending || Date.now() > until) throw error
      }
      await this.#primary.find()
      await setTimeout(PAUSE_MS)
    }
  }
}

export async function isInRecovery(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits')
  return rows[0]?.waits ?? true
}
