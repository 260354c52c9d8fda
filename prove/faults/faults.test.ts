import { expect, test } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { seedOr } from '#tests/support/seeded-random.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import { DATABASE_FAULTS } from './injected/database.ts'
import { KILL_SHOP } from './injected/processes.ts'
import { PROVIDER_FAULTS } from './injected/providers.ts'
import { runRound } from './round.ts'

const [SEED, MOST_SECONDS, ACTS] = [seedOr(55), 4, 2]
/** Other tests use the same Postgres: only the way to it is broken here. */
const ON_THE_WAY = DATABASE_FAULTS.filter(({ name }) => name.includes('connections'))

test.skipIf(!onRealPostgres)(
  'people shop while processes die, lines break and providers fail: every promise is kept',
  { timeout: 900_000 },
  async () => {
    const { url, database, drop } = await freshDatabase()
    if (!url) throw new Error('this test wants a real Postgres')
    const staysUp = async () => {}
    try {
      await migrate(database.pool)
      const { violations } = await runRound({
        seed: SEED,
        seconds: MOST_SECONDS,
        acts: ACTS,
        money: SEED % 3 === 0 ? 'sandbox' : 'razorpay',
        script: 'api',
        processes: 1,
        shoppers: 3,
        faults: [{ ...KILL_SHOP, often: 3 }, ...ON_THE_WAY, ...PROVIDER_FAULTS],
        database: { url, db: database.db, pause: staysUp, resume: staysUp },
      })
      expect(violations, `RANDOM_SEED=${SEED}`).toEqual([])
    } finally {
      await database.close()
      await drop()
    }
  },
)
