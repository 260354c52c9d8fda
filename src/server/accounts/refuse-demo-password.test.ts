import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { createSuperadmin } from './create-superadmin.ts'
import { DEMO_CUSTOMER } from './demo-customer.ts'
import { refuseDemoPassword } from './refuse-demo-password.ts'

const opened = testDatabase()
const owner = (password: string) => ({ superadmin: { username: 'superadmin', email: 'owner@example.in', password } })

test('a superadmin with the password of the demo account keeps the shop from starting', async () => {
  const { db } = opened.database
  await createSuperadmin(db, owner(DEMO_CUSTOMER.password))
  await expect(refuseDemoPassword(db)).rejects.toThrow('The superadmin superadmin still has the demo password')
})

test('one with a password of their own does not', async () => {
  const { db } = opened.database
  await createSuperadmin(db, owner('neela kalam 4711'))
  await expect(refuseDemoPassword(db)).resolves.toBeUndefined()
})
