import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import type { Db } from './database.ts'
import { databaseFaultOf } from './database-fault.ts'

/** Plans are kept on a real Postgres only. */
describe.skipIf(!onRealPostgres)('a table that gets a column while the shop is open', () => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let db: Db
  beforeEach(async () => {
    fresh = await freshDatabase()
    db = fresh.database.dbPrepared
    await sql`create table pens (id integer primary key, name text)`.execute(db)
    await sql`insert into pens values (${1}, ${'Blue'})`.execute(db)
  })
  afterEach(async () => {
    await fresh.database.close()
    await fresh.drop()
  })

  const pen = async (on = db) => (await sql`select * from pens where id = ${1}`.execute(on)).rows[0]
  const locked = async (on: Db) => (await sql`select * from pens where id = ${1} for update`.execute(on)).rows[0]
  const inTransaction = () => db.transaction().execute(locked)
  const migrate = () => sql`alter table pens add column ink text default 'wet'`.execute(db)

  test('is read as it is now, at once', async () => {
    expect(await pen()).toEqual({ id: 1, name: 'Blue' })
    await migrate()
    expect(await pen()).toEqual({ id: 1, name: 'Blue', ink: 'wet' })
  })

  test('costs one transaction, which may be tried again, and no other statement after it', async () => {
    await pen()
    await inTransaction()
    await migrate()
    const lost = await inTransaction().catch((error: unknown) => error)
    expect(databaseFaultOf(lost)).toBe('busy')
    expect(await inTransaction()).toMatchObject({ ink: 'wet' })
    expect(await db.transaction().execute(pen)).toMatchObject({ ink: 'wet' })
  })
})
