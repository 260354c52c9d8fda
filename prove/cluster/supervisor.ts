import { setTimeout } from 'node:timers/promises'
import type { PostgresNode } from './postgres-node.ts'

const [LOOK_EVERY_MS, MISSES_UNTIL_DEAD] = [300, 3]
const FOLLOWERS = `select count(*)::integer as count from pg_stat_replication
  where state = 'streaming' and pg_wal_lsn_diff(pg_current_wal_lsn(), flush_lsn) < 1000000`

/**
 * What Patroni and its like do: a commit waits for the replica as long as there is one; when it goes, selling goes on
 * without; and when the primary is dead the replica takes its place, if nothing that was acknowledged can be missing there.
 */
export function supervise(first: PostgresNode, second: PostgresNode) {
  let [primary, standby] = [first, second]
  let isSynchronous = false
  let misses = 0
  let isOver = false
  const events: { what: string; at: number }[] = []
  const note = (what: string) => events.push({ what, at: Date.now() })

  async function waitForReplica(isWanted: boolean): Promise<void> {
    // Noted first where it begins to lose, and last where it begins to keep: a death in between promotes nobody.
    if (!isWanted) isSynchronous = false
    await primary.ask(`alter system set synchronous_standby_names = '${isWanted ? '*' : ''}'`)
    await primary.ask('select pg_reload_conf()')
    note(isWanted ? 'commits wait for the replica' : 'commits wait for nobody')
  }

  /** The setting counts once the primary says that a replica is waited for. */
  async function look(): Promise<void> {
    const [followers] = await primary.ask<{ count: number }>(FOLLOWERS)
    misses = 0
    const hasReplica = (followers?.count ?? 0) > 0
    const [wanted] = await primary.ask<{ names: string }>(
      `select current_setting('synchronous_standby_names') as names`,
    )
    if ((wanted?.names !== '') !== hasReplica) return waitForReplica(hasReplica)
    const [waited] = await primary.ask<{ count: number }>(
      `select count(*)::integer as count from pg_stat_replication where sync_state = 'sync'`,
    )
    isSynchronous = (waited?.count ?? 0) > 0
  }

  async function promote(): Promise<void> {
    note('the replica is told to take over')
    await standby.ask('select pg_promote(true, 30)')
    ;[primary, standby] = [standby, primary]
    isSynchronous = false
    misses = 0
    note('the replica takes writes')
  }

  async function watch(): Promise<void> {
    while (!isOver) {
      await look().catch(() => {
        misses += 1
      })
      if (misses >= MISSES_UNTIL_DEAD && isSynchronous) await promote().catch(() => undefined)
      await setTimeout(LOOK_EVERY_MS)
    }
  }
  const watching = watch()

  return {
    primary: () => primary,
    standby: () => standby,
    /** Whether the replica has everything that was acknowledged. */
    isSynchronous: () => isSynchronous,
    events,
    stop: async () => {
      isOver = true
      await watching
    },
  }
}
export type Supervisor = ReturnType<typeof supervise>
