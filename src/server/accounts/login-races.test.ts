import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import { ASHA, join, logIn, USERS } from '#tests/support/accounts.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { whileHeld } from '#tests/support/held-locks.ts'
import { onRealPostgres } from '#tests/support/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { hashSecret } from './password-hash.ts'
import { deleteSessionsOf } from './sessions.store.ts'
import { accountByLogin, deleteUser, updateUser } from './users.store.ts'

const shop = testShop()
let id: string

beforeEach(async () => {
  await join(shop.db, aBrowser(shop))
  id = (await accountByLogin(shop.db, ASHA.username))?.id ?? ''
})

/** The embedded database has one transaction at a time. */
describe.runIf(onRealPostgres)('a login with the right password, ended only when something else was done', () => {
  async function loginDuring(change: (tx: Db) => Promise<unknown>) {
    const browser = aBrowser(shop)
    const [login] = await whileHeld(shop.db, change, () => logIn(browser))
    if (login.status === 'rejected') throw login.reason
    const { status, body } = login.value
    return { answer: [status, body.code], isIn: (await browser.call('GET', `${USERS}/me`)).status === 200 }
  }
  const REFUSED = { answer: [401, 'accounts/wrong-credentials'], isIn: false }

  test('is refused when the account was deleted meanwhile, as if there were none', async () => {
    expect(await loginDuring((tx) => deleteUser(tx, id))).toEqual(REFUSED)
  })

  test('is refused when the password was changed meanwhile: no session outlives that', async () => {
    const changed = async (tx: Db) => {
      await updateUser(tx, id, { password_hash: await hashSecret('hari kalam 43') })
      await deleteSessionsOf(tx, id)
    }
    expect(await loginDuring(changed)).toEqual(REFUSED)
  })

  test('is a login when only the name was changed', async () => {
    expect(await loginDuring((tx) => updateUser(tx, id, { full_name: 'Asha V' }))).toMatchObject({ isIn: true })
  })
})
