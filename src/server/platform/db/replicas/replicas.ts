import type { FastifyReply, FastifyRequest } from 'fastify'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { Registry } from 'prom-client'
import { batchCalls } from '../../batch-calls.ts'
import type { Change } from '../../cache/cache-changes.ts'
import { measureStatements } from '../../metrics/statement-metrics.ts'
import type { Db } from '../database.ts'
import type { Primary } from '../failover/primary.ts'
import { openPool, type Wishes } from '../open-pool.ts'
import type { Tables } from '../tables.ts'
import { openReplica, type Replica } from './open-replica.ts'
import { lastWriteOf, noteWrite } from './own-writes.ts'
import { createRecentChanges } from './recent-changes.ts'
import { createLagMeter } from './replica-lag.ts'
import { exposeReplicas } from './replica-metrics.ts'
import { NEWEST, type Position, positionOf } from './wal-position.ts'

const PROBE_EVERY_MS = 1_000
const ANSWER_WITHIN_MS = 2_000

type Options = {
  urls: readonly string[]
  primaryAt: string | Primary
  /** Where a read goes that breaks with its replica. */
  primary: PostgresPool
  limits: Wishes | undefined
  /** A replica that is further behind is not read from. */
  mostLagMs: number
}
type Member = { replica: Replica; db: Db; isUp: boolean; position: Position; lag: { ms: number; bytes: number } }
type Watcher = (name: string, isUp: boolean) => void

export type Reading = {
  db: Db
  /**
   * Where to read once more what has these tags: a change of them was heard of that is further in the log than the replica
   * was. Without it a page that is made anew because of a change could be made of what was before it, and be kept.
   */
  again?: (tags: readonly string[]) => Db | undefined
}

/**
 * Decides where a call reads from: a replica that is not too far behind, knows what the caller wrote, and knows everything
 * that was written before this process began to listen for changes. Where there is none, the primary.
 */
export async function openReplicas({ urls, primaryAt, primary, limits, mostLagMs }: Options) {
  const asking = openPool(primaryAt, 'likho positions', {
    poolSize: 1,
    answerWithinMs: ANSWER_WITHIN_MS,
    isHandedRound: true,
  })
  const meter = createLagMeter()
  const watchers = new Set<Watcher>()
  const reads = { primary: 0, replica: 0, repeated: 0 }
  const changes = createRecentChanges()
  let turn = 0
  let isClosing = false
  let nextProbe: NodeJS.Timeout | undefined

  const members = urls.map((url): Member => {
    const onAway = () => {
      reads.repeated += 1
      leave(member)
    }
    const replica = openReplica(url, { limits, primary, onAway })
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: replica.pool }),
      log: measureStatements('replicas'),
    })
    const member = { replica, db, isUp: false, position: 0n, lag: { ms: 0, bytes: 0 } }
    return member
  })

  /** Where the primary's log stands, asked after the call. */
  const position = batchCalls(async (callers: object[]) => {
    const { rows } = await asking.query<{ now: string }>('select pg_current_wal_insert_lsn()::text as now')
    const now = positionOf(rows[0]?.now) ?? NEWEST
    return callers.map(() => now)
  })

  async function settle(): Promise<void> {
    const place = changes.place()
    const now = await position({}).catch(() => undefined)
    place(now)
    if (now !== undefined) meter.see(now, Date.now())
  }

  /** What is read of it from now on must know of it. */
  function changed(change: Change): void {
    changes.add(change)
    void settle()
  }

  function leave(member: Member): void {
    if (!member.isUp) return
    set(member, false)
    member.replica.drop()
  }

  function set(member: Member, isUp: boolean): void {
    if (member.isUp === isUp) return
    member.isUp = isUp
    for (const watcher of watchers) watcher(member.replica.name, isUp)
  }

  async function ask(member: Member): Promise<void> {
    const replayed = await member.replica.ask().catch(() => undefined)
    if (isClosing) return
    if (replayed === undefined) return leave(member)
    member.position = replayed
    member.lag = meter.lagOf(replayed, Date.now())
    set(member, member.lag.ms <= mostLagMs)
  }

  async function probe(): Promise<void> {
    await settle()
    await Promise.all(members.map(ask))
    if (!isClosing) nextProbe = setTimeout(probe, PROBE_EVERY_MS).unref()
  }

  /** In turn, those that are far enough. */
  function choose(needed: Position): Member | undefined {
    const able = members.filter(({ isUp, position }) => isUp && position >= needed)
    turn += 1
    return able[turn % able.length]
  }

  async function reading(onPrimary: Db, wrote: Position = 0n): Promise<Reading> {
    const everything = changes.ofEverything()
    const needed = wrote > everything ? wrote : everything
    let chosen = choose(needed)
    if (!chosen && needed !== NEWEST) {
      // They may have come so far since they were last asked.
      await Promise.all(members.filter(({ isUp }) => isUp).map(ask))
      chosen = choose(needed)
    }
    reads[chosen ? 'replica' : 'primary'] += 1
    if (!chosen) return { db: onPrimary }
    // As it is now: while somebody reads it goes on.
    const { db, position } = chosen
    return { db, again: (tags) => (changes.isAfter(position, tags) ? onPrimary : undefined) }
  }

  await probe()
  const state = () => members.map(({ replica: { name }, isUp, lag }) => ({ name, isUp, lag }))
  return {
    /** Without a request it is a page that reads: pages are the same for everyone and need not see what one has written. */
    reading: (onPrimary: Db, request?: FastifyRequest) => reading(onPrimary, request && lastWriteOf(request)),
    /** Whoever has written reads from no replica that does not know of it. */
    noteWrite: async (request: FastifyRequest, reply: FastifyReply) =>
      // Where the place in the log cannot be had, only the primary will do.
      noteWrite(await position({}).catch(() => NEWEST), request, reply),
    changed,
    reads,
    state,
    exposeTo: (registry: Registry) => exposeReplicas(registry, { state, reads }),
    onChange: (watcher: Watcher) => watchers.add(watcher),
    close: async () => {
      isClosing = true
      clearTimeout(nextProbe)
      await Promise.all([asking.end(), ...members.map(({ replica }) => replica.close())])
    },
  }
}
export type Replicas = Awaited<ReturnType<typeof openReplicas>>
