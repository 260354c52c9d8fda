import pg from 'pg'

const ANSWER_WITHIN_MS = 2_000

/** Several servers of which one takes writes; which one changes when it fails and a replica takes its place. */
export function primaryAmong(addresses: readonly string[]) {
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

  return {
    current: () => current,
    hosts: addresses.map((address) => new URL(address).host).join(', '),
    find: (): Promise<void> => {
      search ??= find().finally(() => {
        search = undefined
      })
      return search
    },
    /** Another one is it now: what is still open to the one before is of no use. */
    onMove: (watcher: () => void) => watchers.add(watcher),
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

export async function isInRecovery(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits')
  return rows[0]?.waits ?? true
}
