import { beforeEach, describe, expect, test } from 'vitest'
import type { ListedUser } from '#contract/admin/users.endpoints.ts'
import { newId } from '#server/platform/ids.ts'
import { USERS } from '#tests/support/accounts.ts'
import { buy } from '#tests/support/buying.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const LIST = `${USERS}/userList`

let admin: Shopper
let superadmin: Shopper
beforeEach(async () => {
  superadmin = await aShopper(shop, { fullName: 'Priya Owner', role: 'superadmin' })
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
})

const names = (body: { data: ListedUser[] }) => body.data.map(({ fullName }) => fullName)
const roleOf = async (id: string) =>
  (await shop.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())?.role

async function historyOf(id: string) {
  const { body } = await superadmin.get(`/api/v2/admin/history/user/${id}`)
  return body.data.map(({ by, action, changes }: { by: string; action: string; changes: object }) => ({
    by,
    action,
    changes,
  }))
}

describe('[API-09] [ADM-02] userList', () => {
  test('is for those who manage users', async () => {
    const seller = await aShopper(shop, { role: 'seller', approved: true })
    const customer = await aShopper(shop)
    expect((await shop.call('GET', LIST)).status).toBe(401)
    for (const one of [seller, customer]) expect((await one.get(LIST)).status).toBe(403)
    for (const one of [admin, superadmin]) expect((await one.get(LIST)).status).toBe(200)
  })

  test('shows what the panel needs and no secret, newest first', async () => {
    const asha = await aShopper(shop, { fullName: 'Asha Verma' })
    const { body } = await admin.get(LIST)
    expect(body).toMatchObject({ total: 3, nextCursor: null })
    expect(names(body)).toEqual(['Asha Verma', 'Meera Admin', 'Priya Owner'])
    expect(body.data[0]).toMatchObject({ _id: asha.id, email: asha.email, role: 'customer', avatar: null })
    expect(body.data[0].createdAt).toMatch(/^\d{4}-/)
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i)
  })

  test.each([
    ['a part of the name, in any case', 'sHa v', ['Asha Verma']],
    ['a part of the e-mail', '@example.in', ['Usha Rao', 'Asha Verma', 'Meera Admin', 'Priya Owner']],
    ['a sign that means something to SQL', '%', []],
    ['another one', "'; drop table users; --", []],
    ['nothing that is there', 'nobody', []],
  ])('finds %s', async (_, search, found) => {
    await aShopper(shop, { fullName: 'Asha Verma' })
    await aShopper(shop, { fullName: 'Usha Rao' })
    const { status, body } = await admin.get(`${LIST}?search=${encodeURIComponent(search)}`)
    expect([status, names(body), body.total]).toEqual([200, found, found.length])
  })

  test('is narrowed by role, also when more contain the text than are looked at', async () => {
    const rows = Array.from({ length: 1_050 }, (_, place) => ({
      id: newId(),
      username: `kumar${place}`,
      email: `kumar${place}@example.in`,
      full_name: `Kumar ${place}`,
      password_hash: '',
      role: 'customer' as const,
    }))
    await shop.db.insertInto('users').values(rows).execute()
    await aShopper(shop, { fullName: 'Kumar Seller', role: 'seller' })
    expect(names((await admin.get(`${LIST}?search=kumar&role=seller`)).body)).toEqual(['Kumar Seller'])
    expect(names((await admin.get(`${LIST}?role=admin`)).body)).toEqual(['Meera Admin'])
  })

  test.each(['newest', 'name'])(
    'pages by keyset to its end, sorted by %s: nobody twice, nobody left out',
    async (sort) => {
      // Same names, and names so long that their cursor is long too.
      for (const fullName of ['Asha', 'asha', 'Asha', 'क'.repeat(100), 'क'.repeat(100), 'Zoya'])
        await aShopper(shop, { fullName })
      const seen: ListedUser[] = []
      let cursor = ''
      for (let part = 0; part < 20 && (part === 0 || cursor); part += 1) {
        const { status, body } = await admin.get(`${LIST}?limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`)
        expect(status).toBe(200)
        seen.push(...body.data)
        cursor = body.nextCursor ?? ''
      }
      const whole = (await admin.get(`${LIST}?sort=${sort}`)).body.data as ListedUser[]
      expect(seen.map(({ _id }) => _id)).toEqual(whole.map(({ _id }) => _id))
      expect(new Set(seen.map(({ _id }) => _id)).size).toBe(8)
    },
  )

  test.each([
    ['?cursor=nonsense', 'admin/bad-cursor'],
    ['?sort=name&cursor=WyJ4Il0', 'admin/bad-cursor'],
    ['?role=king', 'request/invalid'],
    ['?limit=0', 'request/invalid'],
    ['?limit=101', 'request/invalid'],
    ['?sort=shoe-size', 'request/invalid'],
  ])('refuses %s in words', async (query, code) => {
    const { status, body } = await admin.get(LIST + query)
    expect([status, body.code]).toEqual([400, code])
  })
})

describe('[API-11] [ADM-02] updateUserPost', () => {
  const give = (who: Shopper, id: string, role: unknown) => who.post(`${USERS}/updateUserPost/${id}`, { role })

  test('answers the user with the new role, which counts at once and is written down', async () => {
    const asha = await aShopper(shop)
    expect((await asha.get(LIST)).status).toBe(403)
    const { status, body } = await give(admin, asha.id, 'admin')
    expect([status, body.user.role, body.message]).toEqual([200, 'admin', 'Asha Verma is now an admin.'])
    expect((await asha.get(LIST)).status).toBe(200)
    expect(await historyOf(asha.id)).toEqual([
      { by: 'Meera Admin', action: 'Role changed', changes: { role: ['customer', 'admin'] } },
    ])
  })

  test('the role that somebody has is no change', async () => {
    const asha = await aShopper(shop)
    expect((await give(admin, asha.id, 'customer')).status).toBe(200)
    expect(await historyOf(asha.id)).toEqual([])
  })

  test.each(['king', '', 'Admin', null, 7, ['admin']])(
    '[ADM-02] refuses the role %j, which does not exist',
    async (role) => {
      const asha = await aShopper(shop)
      const { status, body } = await give(superadmin, asha.id, role)
      expect([status, body.fields]).toEqual([400, { role: 'This role doesn’t exist.' }])
      expect(await roleOf(asha.id)).toBe('customer')
    },
  )

  test('[ROLE-03] nobody gives a role above their own, or takes one away', async () => {
    const asha = await aShopper(shop)
    const refused = [await give(admin, asha.id, 'superadmin'), await give(admin, superadmin.id, 'customer')]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'admin/above-you'],
      [403, 'admin/above-you'],
    ])
    expect([await roleOf(asha.id), await roleOf(superadmin.id)]).toEqual(['customer', 'superadmin'])
    expect((await give(superadmin, asha.id, 'superadmin')).status).toBe(200)
  })

  test('[SELL-05] nobody becomes a seller without a GSTIN, whoever asks', async () => {
    const asha = await aShopper(shop)
    for (const who of [admin, superadmin]) {
      const { status, body } = await give(who, asha.id, 'seller')
      expect([status, body.message]).toEqual([409, 'They have to register as a seller with a GSTIN first.'])
    }
    expect((await superadmin.post(`/api/v1/seller/updateRole/${asha.id}`, { role: 'seller' })).status).toBe(409)
    expect(await roleOf(asha.id)).toBe('customer')
  })

  test('[SELL-05] a seller who is not approved gets round that by no role, in no list', async () => {
    const seller = await aShopper(shop, { role: 'seller' })
    const gst_number = '27AAPFU0939F1ZV'
    await shop.db.updateTable('users').set({ gst_number }).where('id', '=', seller.id).execute()
    const refused = [
      await give(admin, seller.id, 'admin'),
      await give(superadmin, seller.id, 'superadmin'),
      await superadmin.post(`/api/v1/seller/updateRole/${seller.id}`, { role: 'superadmin' }),
    ]
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(3).fill('409 admin/not-approved'))
    expect((await give(admin, seller.id, 'customer')).status).toBe(200)
    expect((await give(admin, seller.id, 'admin')).status).toBe(409)
    const back = await give(admin, seller.id, 'seller')
    expect([back.status, back.body.user.approved]).toEqual([200, false])
  })

  test('oneself, somebody unknown and what is no id are refused', async () => {
    expect((await give(superadmin, superadmin.id, 'customer')).body.code).toBe('admin/own-role')
    expect((await give(admin, newId(), 'seller')).status).toBe(404)
    expect((await give(admin, '7', 'seller')).status).toBe(400)
  })

  test('two superadmins who demote each other at the same time leave one', async () => {
    const second = await aShopper(shop, { fullName: 'Ravi Owner', role: 'superadmin' })
    await Promise.all([give(superadmin, second.id, 'customer'), give(second, superadmin.id, 'customer')])
    const left = await shop.db.selectFrom('users').select('id').where('role', '=', 'superadmin').execute()
    expect(left).toHaveLength(1)
  })

  test('[SELL-05] products follow the role of who sells them', async () => {
    const seller = await aShopper(shop, { role: 'seller', approved: true })
    const gst_number = '27AAPFU0939F1ZV'
    await shop.db.updateTable('users').set({ gst_number }).where('id', '=', seller.id).execute()
    const pen = await putOnSale(shop.db)
    await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', pen.id).execute()
    const isSold = async () => (await shop.call('GET', `/api/v1/product/getProduct/${pen.id}`)).status === 200
    expect(await isSold()).toBe(true)
    await give(admin, seller.id, 'customer')
    // The answer kept so far is void as soon as the database has said so.
    await expect.poll(isSold).toBe(false)
    await give(admin, seller.id, 'admin')
    expect(await isSold()).toBe(true)
  })
})

describe('[API-10] [ADM-02] deleteUser', () => {
  const remove = (who: Shopper, id: string) => who.call('DELETE', `${USERS}/deleteUser/${id}`)

  test('takes the account and its sessions; its orders stay, and the history says who did it', async () => {
    const asha = await aShopper(shop)
    const pen = await putOnSale(shop.db)
    const orderId = await buy(asha, [{ productId: pen.id, quantity: 1 }], 118)
    const { status, body } = await remove(admin, asha.id)
    expect([status, body.message]).toEqual([200, 'Asha Verma’s account is deleted.'])
    expect((await asha.get(`${USERS}/me`)).status).toBe(401)
    const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
    expect(order).toMatchObject({ user_id: null })
    expect(await historyOf(asha.id)).toMatchObject([{ by: 'Meera Admin', action: 'Account deleted' }])
    expect((await remove(admin, asha.id)).status).toBe(404)
  })

  test('[ROLE-03] not oneself, not above oneself, nobody unknown', async () => {
    expect((await remove(admin, admin.id)).body.code).toBe('admin/own-account')
    expect((await remove(admin, superadmin.id)).body.code).toBe('admin/above-you')
    expect((await remove(superadmin, superadmin.id)).body.code).toBe('admin/own-account')
    expect((await remove(admin, newId())).status).toBe(404)
    expect((await remove(admin, 'x')).status).toBe(400)
    expect(await roleOf(superadmin.id)).toBe('superadmin')
  })

  test('what somebody did stays signed with their name after they are gone', async () => {
    const asha = await aShopper(shop)
    await admin.post(`${USERS}/updateUserPost/${asha.id}`, { role: 'admin' })
    expect((await remove(superadmin, admin.id)).status).toBe(200)
    expect(await historyOf(asha.id)).toMatchObject([{ by: 'Meera Admin', action: 'Role changed' }])
  })

  test('a superadmin deletes another one, but two never each other', async () => {
    const second = await aShopper(shop, { fullName: 'Ravi Owner', role: 'superadmin' })
    await Promise.all([remove(superadmin, second.id), remove(second, superadmin.id)])
    const left = await shop.db.selectFrom('users').select('id').where('role', '=', 'superadmin').execute()
    expect(left).toHaveLength(1)
  })
})
