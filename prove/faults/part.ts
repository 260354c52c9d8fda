import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { databaseUrl, startPostgres, withAdmin } from '#tests/support/real-postgres.ts'
import type { Effort, Outcome, Part } from '../part.ts'
import { DATABASE_FAULTS } from './injected/database.ts'
import { FULL_DISK } from './injected/disk.ts'
import { PROCESS_FAULTS } from './injected/processes.ts'
import { PROVIDER_FAULTS } from './injected/providers.ts'
import { INVARIANTS } from './invariants/all.ts'
import { type Judged, type Round, runRound } from './round.ts'

const ROUND_SECONDS = 120
const [PROCESSES, SHOPPERS] = [2, 10]
/** Every third round the shop is its own bank and courier. */
const SANDBOX_EVERY = 3

/**
 * The built shop in production, two processes on one Postgres, broken in every way that the seed decides. A long run is
 * several rounds, each with the next seed and a database of its own, so that a failing one is tried again alone.
 */
export const part: Part = {
  share: 0.5,
  run: async ({ seconds, seed }: Effort): Promise<Outcome> => {
    const rounds = Math.max(1, Math.round(seconds / ROUND_SECONDS))
    const judged: Judged[] = []
    const postgres = await startPostgres()
    try {
      for (let number = 0; number < rounds; number += 1) {
        judged.push(await roundOn(postgres, seed + number, Math.round(seconds / rounds), number))
      }
    } finally {
      await postgres.stop()
    }
    return { figures: figuresOf(judged), violations: judged.flatMap(({ violations }) => violations) }
  },
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>

async function roundOn(postgres: Postgres, seed: number, seconds: number, number: number): Promise<Judged> {
  const name = `round_${number}`
  await withAdmin(postgres.url, `create database ${name}`)
  const url = databaseUrl(postgres.url, name)
  const opened = await openDatabase({ dataDir: '', databaseUrl: url })
  try {
    await migrate(opened.pool)
    const round: Round = {
      seed,
      seconds,
      acts: Number.POSITIVE_INFINITY,
      money: seed % SANDBOX_EVERY === 0 ? 'sandbox' : 'razorpay',
      script: 'whole',
      processes: PROCESSES,
      shoppers: SHOPPERS,
      faults: [...PROCESS_FAULTS, ...DATABASE_FAULTS, ...PROVIDER_FAULTS, FULL_DISK],
      database: { ...postgres, url, db: opened.db },
    }
    const judged = await runRound(round)
    return { ...judged, violations: judged.violations.map((one) => `--seed ${seed}: ${one}`) }
  } finally {
    await opened.close()
  }
}

/** What was done, broken and looked at in all rounds together. */
function figuresOf(judged: readonly Judged[]): Outcome['figures'] {
  const figures: Record<string, number> = { rounds: judged.length }
  const add = (what: string, count: number) => {
    figures[what] = (figures[what] ?? 0) + count
  }
  for (const { ledger } of judged) {
    for (const statuses of Object.values(ledger.answers)) {
      for (const [status, count] of Object.entries(statuses)) add(`answers: ${status === '0' ? 'none' : status}`, count)
    }
    figures['slowest answer, ms'] = Math.max(figures['slowest answer, ms'] ?? 0, Math.round(ledger.slowest.ms))
    add('things acknowledged', ledger.told.length + ledger.values.size)
    for (const [what, count] of Object.entries(ledger.did)) add(what, count)
  }
  const sorted = Object.entries(figures).sort(([one], [other]) => (one < other ? -1 : 1))
  return { ...Object.fromEntries(sorted), 'invariants checked': Object.keys(INVARIANTS).length * judged.length }
}
