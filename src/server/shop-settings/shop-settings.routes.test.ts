import { afterAll, beforeEach, expect, test } from 'vitest'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { DEFAULT_SETTINGS } from '#contract/shop/default-settings.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { SETTINGS_ID, settingsFailures } from '#contract/shop-settings/settings.endpoints.ts'
import { settingsTexts } from '#contract/shop-settings/settings.texts.ts'
import { inProcess, type PageSource } from '#server/platform/pages/page-source.ts'
import { buy, CALLBACK, ORDERS, openDraft, payInSandbox } from '#tests/support/buying.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { readSettings, shopSettings } from './current-settings.ts'

/** Stands in for any page: they all are rendered with what the owner decided. */
const pages: PageSource = {
  addressOf: (url) => url,
  keepPages: true,
  connectTo: '',
  serveAssets: async () => {},
  render: inProcess(async (_request, { facts }) => {
    return new Response(`<footer>${facts.identity.legalName}</footer>`, { headers: { 'content-type': 'text/html' } })
  }),
}
const shop = testShop({ pages, env: { SESSION_SECRET: SHOP_SECRET } })
const SETTINGS = '/api/v2/admin/settings'
const { identity, grievance } = DEFAULT_SETTINGS
const KOCHI = { legalName: 'Kagaz & Sons', city: 'Kochi', state: 'Kerala', gstin: '32AAPFU0939F1Z4' }

let owner: Shopper
beforeEach(async () => {
  await readSettings(shop.db)
  owner = await aShopper(shop, { fullName: 'Meera Iyer', role: 'superadmin' })
})
afterAll(async () => {
  await shop.db.deleteFrom('shop_settings').execute()
  await readSettings(shop.db)
})

const save = (section: string, value: object, version = 0) =>
  owner.post(`${SETTINGS}/${section}`, { ...value, version })
const page = async () => (await shop.app.inject({ url: '/' })).body

test('until the owner says otherwise the shop is as it came', async () => {
  const { data } = (await owner.get(SETTINGS)).body
  expect(data.identity).toEqual({ value: identity, version: 0, savedBy: null, savedAt: null })
  expect(Object.keys(data).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort())
})

test('what is saved counts at once, on kept pages too', async () => {
  await expect.poll(page).toContain(identity.legalName)
  const { status, body } = await save('identity', { ...identity, ...KOCHI, gstin: ' 32aapfu 0939f1z4' })
  expect([status, body.message]).toEqual([200, settingsTexts.saved])
  expect(body.data).toMatchObject({ value: { ...identity, ...KOCHI }, version: 1, savedBy: 'Meera Iyer' })
  expect(shopFacts().identity.legalName).toBe(KOCHI.legalName)
  await expect.poll(page).toContain(KOCHI.legalName)
})

test('what another process has saved is heard of', async () => {
  const value = JSON.stringify({ returnDays: 30 })
  await expect.poll(page).toContain(identity.legalName)
  await shop.db
    .insertInto('shop_settings')
    .values({ section: 'returns', value, saved_at: new Date(), saved_by: 'Somebody' })
    .execute()
  await expect.poll(() => shopSettings().returns.returnDays).toBe(30)
})

test('two owners do not overwrite each other unseen', async () => {
  expect((await save('returns', { returnDays: 10 })).status).toBe(200)
  const late = await save('returns', { returnDays: 14 })
  expect([late.status, late.body.code]).toEqual([409, settingsFailures.changedMeanwhile.code])
  expect((await save('returns', { returnDays: 14 }, 1)).status).toBe(200)
  expect((await save('grievance', { ...grievance, name: 'Ravi Nair' })).status, 'another section').toBe(200)
})

test('who changed what is written down, from what to what; saving without a change is none', async () => {
  await save('notices', { newOrders: 'daily', to: 'asha@example.in, RAVI@example.in\nasha@example.in' })
  await save('notices', { newOrders: 'daily', to: ['asha@example.in', 'ravi@example.in'] }, 1)
  const history = `/api/v2/admin/history/settings/${SETTINGS_ID}`
  const { data } = (await owner.get(history)).body
  expect(data).toMatchObject([
    {
      by: 'Meera Iyer',
      action: 'Notices changed',
      changes: { newOrders: ['each', 'daily'], to: ['', 'asha@example.in, ravi@example.in'] },
    },
  ])
  const admin = await aShopper(shop, { role: 'admin' })
  expect((await admin.get(history)).status).toBe(404)
})

test.each([
  ['identity', { ...identity, legalName: ' ' }, 'legalName', settingsTexts.missing],
  ['identity', { ...identity, gstin: '29AAAFL0000A1ZE' }, 'gstin', settingsTexts.badGstin],
  ['identity', { ...identity, state: 'Kerala' }, 'gstin', settingsTexts.gstinElsewhere],
  ['identity', { ...identity, state: 'Atlantis' }, 'state', settingsTexts.badState],
  ['identity', { ...identity, postalCode: '5600' }, 'postalCode', settingsTexts.badPin],
  ['identity', { ...identity, street: 'x'.repeat(121) }, 'street', settingsTexts.tooLong],
  ['grievance', { ...grievance, mail: 'nobody' }, 'mail', settingsTexts.badMail],
  ['grievance', { ...grievance, phone: 'call me' }, 'phone', settingsTexts.badPhone],
  ['social', { ...DEFAULT_SETTINGS.social, x: 'javascript:alert(1)' }, 'x', settingsTexts.badLink],
  ['social', { ...DEFAULT_SETTINGS.social, youtube: '@kagaz' }, 'youtube', settingsTexts.badLink],
  ['tax', { taxPercent: '12.5' }, 'taxPercent', settingsTexts.badTaxPercent],
  ['tax', { taxPercent: 41 }, 'taxPercent', settingsTexts.badTaxPercent],
  ['shipping', { dispatchDays: '' }, 'dispatchDays', settingsTexts.badDispatchDays],
  ['shipping', { dispatchDays: '1.5' }, 'dispatchDays', settingsTexts.badDispatchDays],
  ['returns', { returnDays: 0 }, 'returnDays', settingsTexts.badReturnDays],
  ['notices', { newOrders: 'never', to: [] }, 'newOrders', settingsTexts.badTime],
  ['notices', { newOrders: 'each', to: 'asha@example.in and ravi' }, 'to', settingsTexts.badMails],
])('%s that cannot be is refused beside its field (%#)', async (section, value, field, said) => {
  const { status, body } = await save(section, value)
  expect([status, body.fields]).toEqual([400, { [field]: said }])
})

test('a payment under way keeps its rate; whoever comes with the total of before is told the new one', async () => {
  const shopper = await aShopper(shop)
  const pen = await putOnSale(shop.db, { price: 100 })
  const items = [{ productId: pen.id, quantity: 1 }]
  const opened = await openDraft(shopper, items, 118)
  await save('tax', { taxPercent: 5 })
  const again = await openDraft(shopper, items, 118)
  expect(again.body).toMatchObject({ code: paymentFailures.totalChanged.code, data: { total: '105' } })
  const paid = await shopper.post(CALLBACK, await payInSandbox(shopper, opened.body.order.id))
  const order = await shopper.get(`${ORDERS}/getOrder/${paid.body.data.orderId}`)
  expect(order.body.data).toMatchObject({ tax_percent: 18, total: 118 })
})

test('whom staff mails go to is on no page', async () => {
  await save('notices', { newOrders: 'each', to: ['asha@example.in'] })
  expect(shopSettings().notices.to).toEqual(['asha@example.in'])
  expect(shopFacts()).not.toHaveProperty('notices')
})

test('an order keeps what was promised with it, and its invoice who sold it then', async () => {
  const shopper = await aShopper(shop)
  const pen = await putOnSale(shop.db, { price: 100 })
  const before = await buy(shopper, [{ productId: pen.id, quantity: 1 }], 118)
  await save('returns', { returnDays: 30 })
  await save('shipping', { dispatchDays: 5 })
  await save('identity', { ...identity, ...KOCHI })
  await save('tax', { taxPercent: 5 })
  const after = await buy(shopper, [{ productId: pen.id, quantity: 1 }], 105)

  const orderOf = async (id: string) => (await shopper.get(`${ORDERS}/getOrder/${id}`)).body.data
  expect(await orderOf(before)).toMatchObject({ return_days: 7, dispatch_days: 2, tax_percent: 18, total: 118 })
  expect(await orderOf(after)).toMatchObject({ return_days: 30, dispatch_days: 5, tax_percent: 5, total: 105 })
  const invoices = await shop.db.selectFrom('invoices').select(['order_id', 'document']).execute()
  const invoiceOf = (id: string) => invoices.find(({ order_id }) => order_id === id)?.document
  expect(invoiceOf(before)).toMatchObject({
    seller: { legalName: identity.legalName },
    taxes: [{ percent: 9 }, { percent: 9 }],
  })
  expect(invoiceOf(after)).toMatchObject({
    seller: { ...KOCHI, country: 'India' },
    taxes: [{ name: 'IGST', percent: 5, amount: 5_00 }],
  })
})
