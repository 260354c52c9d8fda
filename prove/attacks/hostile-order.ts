import { totalsOf } from '#contract/checkout/totals.ts'
import { TAX_PERCENT } from '#contract/shop/shop-owner.ts'
import { CALLBACK, ORDERS, PAID } from '#tests/support/buying.ts'
import { aShopper, putOnSale } from '#tests/support/shoppers.ts'
import type { Target } from './family.ts'

/** How a cell begins that some spreadsheet runs. */
export const FORMULAS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', '＝', '＋', '－', '＠']
/** Ends a header, a tag and a text of a PDF, and goes on with something of its own. */
export const INJECTION =
  "cmd|' /C calc'!A0\r\nBcc: thief@example.in\r\n\r\n\"><img src=x onerror=alert(7)>) Tj ET /OpenAction << /S /JavaScript /JS (x) >> (http://evil.example/ "

const PRICE = 100

/** An order of which every text that people write is hostile: products, names, address. Written past the forms that would refuse it. */
export async function aHostileOrder({ ask, db, people }: Target) {
  const buyer = await aShopper({ db, app: undefined as never }, { fullName: 'Hostile Buyer' })
  for (const { id } of [buyer, people.seller]) {
    await db
      .updateTable('users')
      .set({ full_name: `=${INJECTION}` })
      .where('id', '=', id)
      .execute()
  }
  const texts = {
    first_name: `@${INJECTION}`,
    last_name: '-1',
    street_address: `=${INJECTION}`,
    landmark: '＝1',
    city: '@city',
  }
  await db.updateTable('addresses').set(texts).where('id', '=', buyer.addressId).execute()
  const items = []
  for (const [number, begin] of FORMULAS.entries()) {
    const wish = { name: `${begin}${INJECTION}`, description: `${begin}1`, slug: `hostile-${number}`, price: PRICE }
    const { id } = await putOnSale(db, wish)
    await db.updateTable('all_products').set({ seller_id: people.seller.id }).where('id', '=', id).execute()
    items.push({ productId: id, quantity: 1 })
  }
  const post = async (path: string, body: object) => {
    const { status, json, text } = await ask({ method: 'POST', path, body, as: buyer })
    if (status !== 200) throw new Error(`Not bought: ${path} ${text}`)
    return json
  }
  const amount = totalsOf(FORMULAS.length * PRICE * 100, TAX_PERCENT).total / 100
  const { order } = await post(PAID, { amount, source: 'cart', items, addressId: buyer.addressId })
  const paid = await post(`/api/sandbox/payments/${order.id}/pay`, { outcome: 'success' })
  const { data } = await post(CALLBACK, paid)
  return { buyer, orderId: data.orderId as string, path: `${ORDERS}/invoice/${data.orderId}` }
}
