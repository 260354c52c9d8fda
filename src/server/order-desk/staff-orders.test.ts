import { beforeEach, describe, expect, test } from 'vitest'
import type { ShippingOrder } from '#contract/orders/shipping-order.ts'
import { newId } from '#server/platform/ids.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const MANAGE = `${ORDERS}/manageOrder`

let asha: Shopper
let admin: Shopper
let seller: Shopper
let otherSeller: Shopper
let pen: { id: string }
let book: { id: string }

beforeEach(async () => {
  asha = await aShopper(shop, { fullName: 'Asha Verma' })
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Rohan Traders', role: 'seller', approved: true })
  otherSeller = await aShopper(shop, { fullName: 'Other Traders', role: 'seller', approved: true })
  pen = await soldBy(seller, { slug: 'pen', name: 'Blue Pen', price: 100 })
  book = await soldBy(otherSeller, { slug: 'book', name: 'Red Notebook', price: 50 })
})

async function soldBy({ id }: Shopper, wish: Parameters<typeof putOnSale>[1]) {
  const product = await putOnSale(shop.db, wish)
  await shop.db.updateTable('all_products').set({ seller_id: id }).where('id', '=', product.id).execute()
  return product
}

/** Two pens of one seller and a notebook of another: 250 and tax. */
const bought = (shopper = asha) =>
  buy(
    shopper,
    [
      { productId: pen.id, quantity: 2 },
      { productId: book.id, quantity: 1 },
    ],
    295,
  )
const stockOf = async ({ id }: { id: string }) =>
  (await shop.db.selectFrom('all_products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock
const act = (who: Shopper, id: string, what: string, body: object = {}) => actOn(who, id, what, body)
const actionsOf = async (id: string): Promise<string[]> =>
  (await admin.get(`/api/v2/admin/history/order/${id}`)).body.data.map(
    ({ action, by }: { action: string; by: string }) => `${action} by ${by}`,
  )
const ids = (body: { data: ShippingOrder[] }) => body.data.map(({ id }) => id)

describe('[ADM-04] the staff see orders', () => {
  test('[ADM-04] an admin sees every order whole, newest first and page by page', async () => {
    const ravi = await aShopper(shop, { fullName: 'Ravi Nair' })
    const [first, second] = [await bought(), await bought(ravi)]
    const page = (await admin.get(`${MANAGE}?limit=1`)).body
    expect([ids(page), page.total]).toEqual([[second], 2])
    const next = (await admin.get(`${MANAGE}?limit=1&cursor=${page.nextCursor}`)).body
    expect([ids(next), next.nextCursor]).toEqual([[first], null])
    expect(next.data[0]).toMatchObject({ customer_email: asha.email, total: 295, products: [{}, {}] })
  })

  test('[ROLE-03] a seller sees their own lines, what these cost, and no buyer', async () => {
    const id = await bought()
    const { body } = await seller.get(`${MANAGE}/${id}`)
    expect(body.data).toMatchObject({
      products: [{ name: 'Blue Pen', quantity: 2, selling_price: 100 }],
      subtotal: 200,
      total: 200,
      customer_email: '',
      payment_id: '',
    })
    const list = (await seller.get(MANAGE)).body
    expect(list.data).toEqual([{ ...body.data, version: expect.any(String) }])
    const said = JSON.stringify([body, list])
    for (const secret of ['Asha', 'Verma', asha.email, '9876543210', 'MG Road', '560001', 'Notebook', '":295']) {
      expect(said).not.toContain(secret)
    }
  })

  test('[ROLE-03] an order without lines of theirs is unknown to a seller', async () => {
    const id = await buy(asha, [{ productId: book.id, quantity: 1 }], 59)
    expect((await seller.get(MANAGE)).body).toMatchObject({ data: [], total: 0 })
    expect((await seller.get(`${MANAGE}/${id}`)).status).toBe(404)
    expect((await admin.get(`${MANAGE}/${id}`)).status).toBe(200)
    expect((await admin.get(`${MANAGE}/${newId()}`)).status).toBe(404)
    expect((await admin.get(`${MANAGE}/7`)).status).toBe(400)
  })

  test('are found by number and buyer, and narrowed by status; sellers find them by number alone', async () => {
    const id = await bought()
    const number = (await admin.get(`${MANAGE}/${id}`)).body.data.channel_order_id as string
    const found = async (who: Shopper, query: string) => ids((await who.get(`${MANAGE}?${query}`)).body)
    for (const text of [number.toLowerCase(), 'asha', asha.email, '98765', 'bengalu']) {
      expect(await found(admin, `search=${encodeURIComponent(text)}`), text).toEqual([id])
    }
    expect(await found(seller, `search=${number}`)).toEqual([id])
    for (const text of ['asha', asha.email, '98765', '%', '_']) {
      expect(await found(seller, `search=${encodeURIComponent(text)}`), text).toEqual([])
    }
    expect(await found(admin, 'status=processing')).toEqual([id])
    expect(await found(admin, 'search=asha&status=shipped')).toEqual([])
  })

  test.each(['status=lost', 'cursor=x', 'limit=1000'])('refuses ?%s', async (query) => {
    expect((await admin.get(`${MANAGE}?${query}`)).status).toBe(400)
  })

  test('[ROLE-03] customers and unapproved sellers see none of it', async () => {
    const id = await bought()
    const newSeller = await aShopper(shop, { role: 'seller' })
    for (const one of [asha, newSeller]) {
      expect([(await one.get(MANAGE)).status, (await one.get(`${MANAGE}/${id}`)).status]).toEqual([403, 403])
    }
  })

  test('the courier of the sandbox is told to be one', async () => {
    expect((await admin.get(`${MANAGE}/${await bought()}`)).body.isTestCourier).toBe(true)
  })
})

describe('an admin moves an order', () => {
  const move = (who: Shopper, id: string, status: string) => act(who, id, 'status', { status })

  test('along, with a mail to the buyer and a trace of who did it', async () => {
    const id = await bought()
    expect((await move(admin, id, 'shipped')).body).toMatchObject({
      message: 'Order marked as Shipped.',
      data: { status: 'Shipped', delivery_status: 'Shipped' },
    })
    expect((await move(admin, id, 'delivered')).body.data.status).toBe('Delivered')
    const events = (await asha.get(`${ORDERS}/getOrder/${id}`)).body.data.events
    expect(events.map(({ text }: { text: string }) => text)).toEqual(expect.arrayContaining(['Shipped', 'Delivered']))
    expect(await actionsOf(id)).toEqual(['Status changed by Meera Admin', 'Status changed by Meera Admin'])
    const mails = (await queuedMails(shop.db)).filter(({ to }) => to === asha.email)
    expect(new Set(mails.map(({ subject }) => subject)).size, 'placed, shipped, delivered').toBe(3)
  })

  test.each([
    ['delivered', 'shipped', 'This order is already delivered, so it can’t be shipped.'],
    ['delivered', 'cancelled', 'This order is already delivered, so it can’t be cancelled.'],
    ['shipped', 'shipped', 'This order is already shipped, so it can’t be shipped.'],
    ['cancelled', 'shipped', 'This order is already cancelled, so it can’t be shipped.'],
  ])('from %s not to %s', async (first, second, message) => {
    const id = await bought()
    await move(admin, id, first)
    const refused = await move(admin, id, second)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'admin/wrong-way', message])
    expect(await actionsOf(id)).toHaveLength(1)
  })

  test('cancelling brings the stock back and refunds, once', async () => {
    const id = await bought()
    expect([await stockOf(pen), await stockOf(book)]).toEqual([23, 24])
    const answers = await Promise.all([move(admin, id, 'cancelled'), move(admin, id, 'cancelled')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await stockOf(pen), await stockOf(book)]).toEqual([25, 25])
    expect((await admin.get(`${MANAGE}/${id}`)).body.data).toMatchObject({
      status: 'Cancelled',
      payment_status: 'Refund due',
    })
    expect(await shop.db.selectFrom('refunds').selectAll().execute()).toHaveLength(1)
  })

  test('[ROLE-03] sellers move nothing, not even their own sales; unknown words and orders are refused', async () => {
    const id = await bought()
    for (const what of ['status', 'resend', 'ship', 'refund']) {
      expect((await act(seller, id, what, { status: 'shipped', mail: 'placed' })).status, what).toBe(403)
      expect((await act(admin, newId(), what, { status: 'shipped', mail: 'placed' })).status, what).toBe(404)
    }
    for (const status of ['lost', '', 'Shipped']) expect((await move(admin, id, status)).status).toBe(400)
    expect(await actionsOf(id)).toEqual([])
  })
})

describe('an admin helps along', () => {
  const mails = async () => (await queuedMails(shop.db)).filter(({ to }) => to === asha.email)

  test('by sending a mail again that fits the order', async () => {
    const id = await bought()
    const before = (await mails()).length
    const { status, body } = await act(admin, id, 'resend', { mail: 'placed' })
    expect([status, body.message]).toEqual([200, `We’re sending the email to ${asha.email} again.`])
    const sent = await mails()
    expect(sent).toHaveLength(before + 1)
    expect(sent.at(-1)?.subject).toBe(sent[0]?.subject)
    const wrong = await act(admin, id, 'resend', { mail: 'delivered' })
    expect([wrong.status, wrong.body.message]).toEqual([
      409,
      'You can’t send this email while the order is processing.',
    ])
    expect((await act(admin, id, 'resend', { mail: 'love' })).status).toBe(400)
    expect(await actionsOf(id)).toEqual(['Email resent: placed by Meera Admin'])
  })

  test('but mails nobody whose account is gone', async () => {
    const id = await bought()
    await act(admin, id, 'status', { status: 'delivered' })
    await admin.call('DELETE', `/api/v1/users/deleteUser/${asha.id}`)
    expect((await act(admin, id, 'resend', { mail: 'delivered' })).body.code).toBe('admin/no-address')
  })

  test('by telling the courier again, as long as the courier does not know of it', async () => {
    const id = await bought()
    expect((await act(admin, id, 'ship')).body.message).toBe('We’re sending it to the courier again.')
    await shop.db.updateTable('shipments').set({ status: 'sent' }).where('order_id', '=', id).execute()
    expect((await act(admin, id, 'ship')).body.code).toBe('admin/nothing-to-send')
    expect(await actionsOf(id)).toEqual(['Courier booking retried by Meera Admin'])
  })

  test('by a refund, whole and once; and again for one that failed', async () => {
    const id = await bought()
    await act(admin, id, 'status', { status: 'delivered' })
    expect((await act(admin, id, 'refund')).status).toBe(200)
    expect((await admin.get(`${MANAGE}/${id}`)).body.data.payment_status).toBe('Refund due')
    const refund = await shop.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
    expect(refund).toMatchObject({ amount_paise: 29_500, reason: 'by staff' })
    expect((await act(admin, id, 'refund')).body.code).toBe('admin/nothing-to-refund')
    await shop.db.updateTable('refunds').set({ status: 'failed' }).execute()
    expect((await act(admin, id, 'refund')).status).toBe(200)
    expect(await shop.db.selectFrom('refunds').selectAll().execute()).toHaveLength(1)
    expect((await actionsOf(id)).filter((action) => action.startsWith('Refund'))).toEqual([
      'Refund retried by Meera Admin',
      'Refund requested by Meera Admin',
    ])
  })
})

describe('[ROLE-03] the history', () => {
  test('of an order or a user is not for sellers; of a product only for its own', async () => {
    const id = await bought()
    await act(admin, id, 'status', { status: 'shipped' })
    const see = async (who: Shopper, subject: string, of: string) =>
      (await who.get(`/api/v2/admin/history/${subject}/${of}`)).status
    expect([await see(seller, 'order', id), await see(seller, 'user', asha.id)]).toEqual([404, 404])
    expect([await see(seller, 'product', pen.id), await see(seller, 'product', book.id)]).toEqual([200, 404])
    expect([await see(admin, 'product', book.id), await see(asha, 'order', id)]).toEqual([200, 403])
    expect(await see(admin, 'shoe', id)).toBe(400)
  })

  test('comes page by page', async () => {
    const id = await bought()
    for (const status of ['shipped', 'delivered', 'returned']) await act(admin, id, 'status', { status })
    const first = (await admin.get(`/api/v2/admin/history/order/${id}?limit=2`)).body
    const rest = (await admin.get(`/api/v2/admin/history/order/${id}?limit=2&cursor=${first.nextCursor}`)).body
    const to = [...first.data, ...rest.data].map(({ changes }: { changes: { status: string[] } }) => changes.status[1])
    expect([to, rest.nextCursor]).toEqual([['Returned', 'Delivered', 'Shipped'], null])
    expect((await admin.get(`/api/v2/admin/history/order/${id}?cursor=x`)).status).toBe(400)
  })
})
