import pg from 'pg'
import { FailoverPool, isInRecovery } from './failover-pool.ts'

const ANSWER_WITHIN_MS = 2_000

/** Several servers of which one takes writes; which one changes when it fails and a replica takes its place. */
function primaryAmong(addresses: readonly string[]) {
  const watchers = new Set<() => void>()
  let current = addresses[0] as string
  let search: Promise<void> | undefined

  /** The one that was it stays it as long as it takes writes: which of two is right is not ours to decide. */
  async function find(): Promise<void> {
    const takers = await Promise.all([current, ...addresses].map(takesWrites))
    const found = [current, ...addresses].find((_, place) => takers[place])
    if (!found || found === current) return
    current = found
    for (const watcher of watchers) watcher()
  }

  const primary = {
    current: () => current,
    find: (): Promise<void> => {
      search ??= find().finally(() => {
        search = undefined
      })
      return search
    },
    /** Another one is it now: what is still open to the one before is of no use. */
    onMove: (watcher: () => void) => void watchers.add(watcher),
  }
  return {
    ...primary,
    hosts: addresses.map((address) => new URL(address).host).join(', '),
    pool: (options: pg.PoolConfig): pg.Pool => new FailoverPool(primary, options),
  }
}
export type Primary = ReturnType<typeof primaryAmong>

async function takesWrites(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'likho primary probe',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return !(await isInRecovery(client))
  } catch {
    return false
  } finally {
    client.end().catch(() => undefined)
  }
}

/** The server at an address, or whichever of several takes writes. */
export async function serverAt(databaseUrl: string): Promise<string | Primary> {
  const addresses = addressesOf(databaseUrl)
  if (addresses.length === 1) return databaseUrl
  const primary = primaryAmong(addresses)
  await primary.find()
  return primary
}

/** Which of the hosts is meant says the shop itself: the one that takes writes. */
const ATTRIBUTES = /([?&])target_session_attrs=[^&]*(&|$)/

/** An address for each host of a connection string that may name several: `postgres://likho@a:5432,b:5432/shop`. */
export function addressesOf(url: string): string[] {
  const [, scheme = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  if (!hosts.includes(',')) return [url]
  const path = rest.replace(ATTRIBUTES, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${scheme}${host.trim()}${path}`)
}
