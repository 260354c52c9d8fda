import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { JOBS } from '#server/start-shop.ts'
import { letDraftsAge } from '#tests/support/buying.ts'
import { runJobsNow } from '#tests/support/run-jobs-now.ts'
import type { World } from './world.ts'

/** Longer than a hold that was opened by a clock set wrong. */
const HOLDS_OVER_MS = 6 * 60 * 60 * 1000
const WITHIN_MS = 180_000
const LOOK_EVERY_MS = 250
const QUIET_LOOKS = 3

/** Jobs that come again by themselves for as long as the shop stands: they are never all done. */
export const COMING_AGAIN = [
  ...JOBS.filter(({ goesOnAfterMs }) => goesOnAfterMs).map(({ name }) => name),
  'sweep-checkout',
  'digest-orders',
]

/** After the faults: the shops end in good order, and what dead processes held is free; one opens again. */
export async function mendAll({ db, shops, ledger, providers }: World): Promise<void> {
  providers.mend()
  for (let place = 0; place < shops.count; place += 1) {
    // One that could not start while something was broken is started again first.
    await shops.open(place)
    const code = await shops.close(place)
    if (code !== 0) ledger.unexpected.push(`told to close with nothing broken, a shop ended with ${code}`)
  }
  await sql`update jobs set run_at = clock_timestamp() where failed_at is null`.execute(db)
  await shops.open(0)
}

/** The holds run out, and everything that waits for its next try is tried now, until nothing is left to do: in minutes, or something is wrong. */
export async function settleDown(world: World): Promise<void> {
  const { db, ledger } = world
  await letDraftsAge(db, HOLDS_OVER_MS)
  const until = Date.now() + WITHIN_MS
  // Looked at more than once, some time apart: one job may be about to note the next.
  let quiet = 0
  while (quiet < QUIET_LOOKS && Date.now() < until) {
    if (quiet === 0) {
      // Some are taken by the provider only now, and would be asked about in ten minutes.
      await sql`update refunds set check_at = now() where check_at is not null`.execute(db)
      // So is a cancellation that waits until the courier's search has caught up.
      await sql`update shipments set announced_at = announced_at - interval '1 hour' where announced_at is not null`.execute(
        db,
      )
      await runJobsNow(db)
      await workedOff(world, until)
    }
    await setTimeout(LOOK_EVERY_MS)
    quiet = (await workLeft(world)).length === 0 ? quiet + 1 : 0
  }
  if (quiet < QUIET_LOOKS) ledger.unexpected.push(`with nothing broken the shop is not done: ${await workLeft(world)}`)
}

/** Those that come again by themselves are due once, not for ever: many of them on a busy machine would never be done. */
async function workedOff({ db }: World, until: number): Promise<void> {
  while (Date.now() < until) {
    const { rows } = await sql<{ due: number }>`
      select count(*) as due from jobs where failed_at is null and (lease is not null or run_at <= clock_timestamp())`.execute(
      db,
    )
    if (rows[0]?.due === 0) return
    await setTimeout(LOOK_EVERY_MS)
  }
}

/** What is left that the shop does by itself. */
async function workLeft({ db }: World): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select name || coalesce(': ' || last_error, '') as what from jobs where failed_at is null and not (name = any(${COMING_AGAIN}))
    union all
    select name from jobs where failed_at is null and name = 'sweep-checkout' and attempts = 0 and run_at < now()
    union all
    select 'an open checkout' from checkouts where status = 'open'
    union all
    select 'a refund that is ' || status from refunds where status in ('due', 'requested')`.execute(db)
  return rows.map(({ what }) => what)
}
