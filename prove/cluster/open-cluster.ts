import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { startPgBouncer } from '#tests/support/pgbouncer.ts'
import { startRedis } from '#tests/support/redis-server.ts'
import { aNode } from './postgres-node.ts'
import { supervise } from './supervisor.ts'

/** Those who wait for a server that is gone are told soon, and it is looked for again at once. */
const POOL = ['default_pool_size = 20', 'max_client_conn = 500', 'server_login_retry = 1', 'query_wait_timeout = 10']

/** Two Postgres of which one follows the other, a PgBouncer before each, and Redis: what several shops share. */
export async function openCluster({ replicaDelayMs = 0 } = {}) {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'likho-cluster-'))
    undo.push(() => rm(folder, { recursive: true, force: true }))
    const [first, second] = [await aNode('first', replicaDelayMs), await aNode('second', replicaDelayMs)]
    undo.push(first.remove, second.remove)
    await first.beFirst()
    await second.follow(first)
    const pools = [await startPgBouncer(first.url, POOL), await startPgBouncer(second.url, POOL)]
    undo.push(...pools.map(({ stop }) => stop))
    const redis = await startRedis()
    undo.push(redis.kill)
    const supervisor = supervise(first, second)
    undo.push(supervisor.stop)
    const oneOf = (urls: readonly string[]) =>
      `postgres://likho@${urls.map((url) => new URL(url).host).join(',')}/likho`
    const direct = oneOf([first.url, second.url])
    const database = await openDatabase({ dataDir: '', databaseUrl: direct })
    undo.push(database.close)
    return {
      folder,
      nodes: [first, second],
      pools,
      redis,
      supervisor,
      /** Straight to whichever is the primary. */
      database,
      env: {
        DATABASE_URL: oneOf(pools.map(({ url }) => url)),
        DATABASE_LISTEN_URL: direct,
        // Both: whichever follows is read from.
        DATABASE_READ_URLS: pools.map(({ url }) => url).join(','),
        REDIS_URL: redis.url,
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
export type Cluster = Awaited<ReturnType<typeof openCluster>>
