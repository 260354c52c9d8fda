import { expect, test } from 'vitest'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { freshDatabase } from '#tests/support/test-database.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { migrate } from './platform/db/migrate.ts'

test('closing lets requests in flight finish before the database goes', async () => {
  const { database, drop } = await freshDatabase()
  await migrate(database.pool)
  const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), database, media: memoryMediaStore() })
  const gate = Promise.withResolvers<void>()
  const entered = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    entered.resolve()
    await gate.promise
    return database.db.selectFrom('products').select('id').execute()
  })
  const address = await app.listen({ port: 0 })
  const inFlight = fetch(`${address}/slow`)
  await entered.promise
  const closed = app.close()
  gate.resolve()
  const answer = await inFlight
  expect([answer.status, await answer.json()]).toEqual([200, []])
  await closed
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  await database.close()
  await drop()
})
