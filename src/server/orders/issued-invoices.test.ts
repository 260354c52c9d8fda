import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type IssuedInvoice, issueInvoice } from '#contract/orders/issued-invoice.ts'
import { SHOP_OWNER } from '#contract/shop/shop-owner.ts'
import { buy, ORDERS } from '#tests/support/buying.ts'
import { countAsLive } from '#tests/support/count-as-live.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { writeTogether } from '../platform/db/write-together.ts'
import { invoiceInserts } from './invoices.store.ts'
import { invoicesOf } from './issued-invoices.ts'
import { orderById } from './orders-read.store.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let asha: Shopper
let orderId: string
beforeEach(async () => {
  const pen = await putOnSale(shop.db, { price: 100 })
  asha = await aShopper(shop)
  orderId = await buy(asha, [{ productId: pen.id, quantity: 2 }], 236)
  await countAsLive(shop.db)
})

const invoiceText = async () => pdfText((await asha.get(`${ORDERS}/invoice/${orderId}`)).raw)
const kept = () => shop.db.selectFrom('invoices').selectAll().execute()
const issue = (invoice: IssuedInvoice) =>
  writeTogether(shop.db, invoiceInserts(shop.db, [{ orderId, invoice, issuedAt: new Date() }]))

const ASHA = {
  ...{ name: 'Asha Verma', street: '12 MG Road, Near the clock tower', city: 'Bengaluru' },
  ...{ state: 'Karnataka', postalCode: '560001', country: 'India' },
}

/** The shop as it was called, registered and taxed before: what its settings say now is something else. */
const FORMER = { ...SHOP_OWNER, legalName: 'Kagaz & Sons', city: 'Kochi', state: 'Kerala', gstin: '32AAPFU0939F1ZY' }

test('an order keeps the invoice that it was made with: seller, place of supply, taxes and every amount', async () => {
  expect(await kept()).toMatchObject([
    {
      order_id: orderId,
      document: {
        seller: SHOP_OWNER,
        placeOfSupply: 'Karnataka (29)',
        taxes: [
          { name: 'CGST', percent: 9, amount: 18_00 },
          { name: 'SGST', percent: 9, amount: 18_00 },
        ],
        lines: [{ sold: { price: 100_00, quantity: 2 }, taxable: 200_00, total: 236_00 }],
        roundOff: 0,
        total: 236_00,
      },
      recipient: ASHA,
    },
  ])
})

test('an invoice says what was so when it was issued, whatever the shop is by now', async () => {
  await shop.db.deleteFrom('invoices').execute()
  const sale = { lines: [{ name: 'Gel Pen', price: 100_00, quantity: 2 }], discount: 0, total: 236_00, taxPercent: 18 }
  const former = issueInvoice({ ...sale, recipient: ASHA }, FORMER)
  const atOldRate = { ...former, taxes: [{ name: 'IGST' as const, percent: 12, amount: 24_00 }], roundOff: 12_00 }
  await issue(atOldRate)
  const text = await invoiceText()
  expect(text).toContain('Kagaz & Sons')
  expect(text).toContain('GSTIN 32AAPFU0939F1ZY')
  expect(text).toContain('IGST 12%|24.00')
  expect(text).not.toMatch(/CGST|Likho Stationers|29AAAFL/)
})

test('what was issued cannot be changed, and a second issue changes nothing', async () => {
  const before = await kept()
  const order = await orderById(shop.db, orderId)
  if (!order) throw new Error('the order is gone')
  await issue(issueInvoice({ lines: [], discount: 0, total: 1, taxPercent: 18, recipient: { ...ASHA, state: 'Goa' } }))
  expect((await invoicesOf(shop.db, [order])).get(orderId)?.seller).toEqual(SHOP_OWNER)
  await expect(sql`update invoices set document = '{}'`.execute(shop.db)).rejects.toThrow(/never changed/)
  expect(await kept()).toEqual(before)
})
