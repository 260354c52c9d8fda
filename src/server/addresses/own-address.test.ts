import { expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { addressOfUser } from './own-address.ts'

const opened = testDatabase()

test.each(['\t\n', 'home', newId()])('%j is nobody’s address, whatever Postgres thinks of it', async (id) => {
  expect(await addressOfUser(opened.database.db, newId(), id)).toBeUndefined()
})
