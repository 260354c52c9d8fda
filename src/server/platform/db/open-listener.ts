import pg from 'pg'
import type { Channels, Health } from './database.ts'
import type { Primary } from './failover/primary.ts'

type Options = {
  /** Under which the server lists it. */
  name?: string
  /** How often a quiet connection is asked whether it is still there. */
  askEveryMs?: number
  answerWithinMs?: number
  /** Whether the database answers on other connections, while this one cannot be had. */
  isThere?: () => Promise<unknown>
  lookEveryMs?: number
}

const CONNECT_WITHIN_MS = 4_000
/** The longest pause is short: what changed while the database was away is to show soon after it is back. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [100, 1_000]

/** How far everything may be behind while only this connection is missing. */
const LOOK_EVERY_MS = 2_000

/**
 * The one connection of this process that hears notices, on all channels. When it breaks, one attempt after the other is
 * made to have it back; then every channel counts as notified, because what was said meanwhile is lost. Where the database
 * answers others meanwhile, every channel counts as notified again and again: slower, and never far behind.
 */
export function openListener(at: string | Primary, options: Options = {}): Listener {
  const { name = 'likho listener', askEveryMs = 5_000, answerWithinMs = 3_000 } = options
  const { isThere = async () => Promise.reject(), lookEveryMs = LOOK_EVERY_MS } = options
  const channels = new Map<string, Set<(payload?: string) => void>>()
  const watchers = new Set<(isAway: boolean) => void>()
  const health = {
    isAway: false,
    isNotListening: false,
    reconnects: 0,
    onChange: (watcher: (isAway: boolean) => void) => watchers.add(watcher),
  }
  let client: pg.Client | undefined
  let first: Promise<void> | undefined
  let attempt: Promise<void> | undefined
  let saying: Promise<unknown> = Promise.resolve()
  let failures = 0
  let nextTry: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined
  let closing = false
  const asking = setInterval(ask, askEveryMs).unref()

  async function listen(channel: string, onNotice: (payload?: string) => void): Promise<void> {
    const known = channels.get(channel)
    channels.set(channel, (known ?? new Set()).add(onNotice))
    // Whoever comes first opens the connection, and is told when that fails; later it is mended behind the scenes.
    first ??= connect()
    await first
    if (!known && client) await say(client, listenTo(channel)).catch(() => undefined)
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: typeof at === 'string' ? at : at.current(),
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: answerWithinMs,
      application_name: name,
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ channel, payload }) => tell(channel, payload))
    try {
      await fresh.connect()
      for (const channel of channels.keys()) await fresh.query(listenTo(channel))
    } catch (error) {
      fresh.end().catch(() => undefined)
      throw error
    }
    // Only a connection that stood can break: one that failed to open ends as well, and its next try is already set.
    fresh.once('end', lost)
    client = fresh
  }

  function lost(): void {
    client = undefined
    if (closing) return
    change(true)
    lookLater()
    tryLater()
  }

  function lookLater(): void {
    clearTimeout(looking)
    looking = setTimeout(look, lookEveryMs).unref()
  }

  async function look(): Promise<void> {
    const answers = await isThere().then(
      () => true,
      () => false,
    )
    if (client || closing) return
    health.isNotListening = answers
    change(!answers)
    if (answers) tellAll()
    lookLater()
  }

  function tryLater(): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
    failures += 1
    // Up to half of it at random, so that many processes do not come back at the same moment.
    nextTry = setTimeout(reconnect, pause * (1 - Math.random() / 2)).unref()
  }

  async function reconnect(): Promise<void> {
    attempt = typeof at === 'string' ? connect() : at.find().then(connect)
    try {
      await attempt
    } catch {
      if (!closing) tryLater()
      return
    }
    failures = 0
    clearTimeout(looking)
    health.reconnects += 1
    health.isNotListening = false
    change(false)
    tellAll()
  }

  /** One after the other: a connection takes one statement at a time. */
  function say(to: pg.Client, statement: string): Promise<unknown> {
    const said = saying.then(() => to.query(statement))
    saying = said.catch(() => undefined)
    return said
  }

  /** A connection can be dead without anybody having been told. Ending it breaks it for us too. */
  function ask(): void {
    const asked = client
    if (asked) say(asked, 'select 1').catch(() => asked.end().catch(() => undefined))
  }

  function tell(channel: string, payload?: string): void {
    for (const onNotice of channels.get(channel) ?? []) onNotice(payload)
  }

  function tellAll(): void {
    for (const channel of channels.keys()) tell(channel)
  }

  function change(isAway: boolean): void {
    if (health.isAway === isAway) return
    health.isAway = isAway
    for (const watcher of watchers) watcher(isAway)
  }

  async function close(): Promise<void> {
    closing = true
    clearInterval(asking)
    clearTimeout(nextTry)
    clearTimeout(looking)
    await (attempt ?? first)?.catch(() => undefined)
    await client?.end()
  }

  return { listen, health, close }
}

type Listener = Channels & { health: Health; close: () => Promise<void> }

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
