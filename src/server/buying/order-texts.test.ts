import { expect, test } from 'vitest'
import { DRAFT_TEXTS, type DraftText } from '#contract/orders/order-draft.ts'
import { forgetBuyerInCheckouts } from '#server/checkout/checkouts.store.ts'
import { forgetBuyer } from '#server/orders/forget-buyer.store.ts'
import { invoicePdf } from '#server/orders/invoice-pdf.ts'
import { orderById } from '#server/orders/orders-read.store.ts'
import { buy, ORDERS, openDraft } from '#tests/support/buying.ts'
import { invoiceOfOrder } from '#tests/support/invoice-of-order.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { aShopper, putOnSale, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'

type Way = { said: string; amount: number; inMail: boolean; onInvoice: boolean; isForgotten: boolean }

/** How far each text that a shopper may send along with an order goes. A new one does not compile until it is said here. */
const WAYS: Record<DraftText, Way> = {
  couponCode: { said: 'DISCOUNT10', amount: 106.2, inMail: true, onInvoice: true, isForgotten: false },
}

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

test.each(Object.entries(WAYS))('the %s of an order goes as far as it should, and no further', async (name, way) => {
  const asha = await aShopper(shop)
  const admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  const seller = await aShopper(shop, { fullName: 'Rohan', role: 'seller', approved: true })
  const pen = await putOnSale(shop.db, { price: 100, stock: 5 })
  await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', pen.id).execute()
  const id = await buy(asha, [{ productId: pen.id, quantity: 1 }], way.amount, { [name]: way.said })

  const seenBy = async (who: typeof asha, path: string) => JSON.stringify((await who.get(path)).body)
  const sellerView = await seenBy(seller, `${ORDERS}/manageOrder/${id}`)
  expect(await seenBy(asha, `${ORDERS}/getOrder/${id}`), 'the shopper sees it').toContain(way.said)
  expect(await seenBy(admin, `${ORDERS}/manageOrder/${id}`), 'staff see it').toContain(way.said)
  expect(sellerView, 'the seller sees the order').toContain(id)
  expect(sellerView, 'and not the text').not.toContain(way.said)
  expect(await seenBy(asha, '/api/v1/users/my-data'), 'it is in my data').toContain(way.said)
  const mails = (await queuedMails(shop.db)).map(({ text }) => text).join()
  expect(mails.includes(way.said), 'mail').toBe(way.inMail)
  const order = await orderById(shop.db, id)
  expect(order && pdfText(await invoicePdf(order, invoiceOfOrder(order))).includes(way.said), 'invoice').toBe(
    way.onInvoice,
  )

  await shop.db.updateTable('orders').set({ status: 'delivered' }).execute()
  await shop.db.transaction().execute(async (tx) => {
    await forgetBuyerInCheckouts(tx, asha.id)
    await forgetBuyer(tx, asha.id)
  })
  const left = JSON.stringify([
    await shop.db.selectFrom('orders').selectAll().execute(),
    await shop.db.selectFrom('checkouts').selectAll().execute(),
  ])
  expect(left.includes(way.said), 'kept without its buyer').toBe(!way.isForgotten)
})

test.each(Object.entries(DRAFT_TEXTS))('a %s of more than %i characters is refused', async (name, longest) => {
  const asha = await aShopper(shop)
  const pen = await putOnSale(shop.db, { price: 100 })
  const items = [{ productId: pen.id, quantity: 1 }]
  expect((await openDraft(asha, items, 118, { [name]: 'x'.repeat(longest + 1) })).status).toBe(400)
})
