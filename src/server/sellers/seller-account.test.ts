import { beforeEach, describe, expect, test } from 'vitest'
import type { ListedSeller } from '#contract/sellers/sellers.endpoints.ts'
import { SELLERS } from '#tests/support/sellers.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const GSTIN = '27AAPFU0939F1ZV'
const OTHER_GSTIN = '29AAGCB7383J1Z4'
const CONTACT = {
  phoneNumber: '+91 98765 43210',
  streetAddress: '12 Tilak Road',
  city: 'Pune',
  postalCode: '411002',
}
const CORRECTED = { ...CONTACT, fullName: 'Rohan Traders LLP', gstNumber: OTHER_GSTIN }

let owner: Shopper
let rohan: Shopper
beforeEach(async () => {
  owner = await aShopper(shop, { fullName: 'Priya Owner', role: 'superadmin' })
  rohan = await aSeller('Rohan Traders')
})

async function aSeller(fullName: string): Promise<Shopper> {
  const seller = await aShopper(shop, { fullName, role: 'seller' })
  await shop.db.updateTable('users').set({ gst_number: GSTIN }).where('id', '=', seller.id).execute()
  return seller
}

const account = async (who = rohan) => (await who.get(`${SELLERS}/account`)).body.data
const decide = (approved: boolean, reason?: string) =>
  owner.post(`${SELLERS}/approve/${rohan.id}`, { approved, reason })
const sendAgain = (input: object = CORRECTED) => rohan.post(`${SELLERS}/account/resend`, input)
const saveContact = (input: object = CONTACT) => rohan.post(`${SELLERS}/account/contact`, input)
const listed = async (): Promise<ListedSeller | undefined> =>
  (await owner.get(`${SELLERS}/sellerList`)).body.data.find(({ _id }: ListedSeller) => _id === rohan.id)
const historyOf = async (id: string) =>
  (await owner.get(`/api/v2/admin/history/user/${id}`)).body.data.map(({ action }: { action: string }) => action)

describe('[SELL-02] where a seller stands', () => {
  test('waiting, refused with the reason, approved, suspended with the reason', async () => {
    const seen = async () => {
      const { state, reason } = await account()
      return [state, reason]
    }
    expect(await seen()).toEqual(['waiting', null])
    await decide(false, 'The name does not fit the GSTIN')
    expect(await seen()).toEqual(['refused', 'The name does not fit the GSTIN'])
    await decide(true)
    expect(await seen()).toEqual(['approved', null])
    await decide(false, 'Parcels were empty')
    expect(await seen()).toEqual(['suspended', 'Parcels were empty'])
    await decide(false, 'Parcels are still empty')
    expect(await seen()).toEqual(['suspended', 'Parcels are still empty'])
  })

  test('who is no seller is told so', async () => {
    const customer = await aShopper(shop)
    for (const who of [customer, owner]) {
      const { status, body } = await who.get(`${SELLERS}/account`)
      expect([status, body.code]).toEqual([403, 'sellers/not-seller'])
      expect((await who.post(`${SELLERS}/account/contact`, CONTACT)).status).toBe(403)
      expect((await who.post(`${SELLERS}/account/resend`, CORRECTED)).status).toBe(403)
    }
  })
})

describe('phone and pickup address', () => {
  const PICKUP = {
    streetAddress: '12 Tilak Road',
    landmark: '',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411002',
  }

  test('are saved by the seller, with the state that the PIN code knows, and seen by staff', async () => {
    expect(await account()).toMatchObject({ phoneNumber: null, pickup: null })
    const { status, body } = await saveContact()
    expect([status, body.data]).toMatchObject([200, { phoneNumber: '9876543210', pickup: PICKUP }])
    expect(await listed()).toMatchObject({ phoneNumber: '9876543210', pickup: PICKUP })
    expect((await rohan.get('/api/v1/users/my-data')).body.data.seller).toMatchObject({ pickup: PICKUP })
    await saveContact()
    expect(await historyOf(rohan.id), 'the same again is no change').toEqual(['Seller details changed'])
  })

  test.each([
    ['phoneNumber', { phoneNumber: '12345' }],
    ['postalCode', { postalCode: '00000', state: 'Maharashtra' }],
    ['streetAddress', { streetAddress: ' ' }],
    ['city', { city: undefined }],
    ['country', { country: 'Nepal' }],
  ])('a wrong %s is refused beside its field', async (field, over) => {
    const { status, body } = await saveContact({ ...CONTACT, ...over })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect((await account()).pickup).toBeNull()
  })
})

describe('correct and send again', () => {
  test('puts a refused seller back among those who wait, and staff see what changed', async () => {
    await decide(false, 'The name does not fit the GSTIN')
    const { status, body } = await sendAgain()
    expect([status, body.data.state]).toEqual([200, 'waiting'])
    expect(await listed()).toMatchObject({
      fullName: 'Rohan Traders LLP',
      gstNumber: OTHER_GSTIN,
      state: 'waiting',
      reason: 'The name does not fit the GSTIN',
      resent: { changes: { fullName: ['Rohan Traders', 'Rohan Traders LLP'], gstin: [GSTIN, OTHER_GSTIN] } },
    })
    expect((await historyOf(rohan.id))[0]).toBe('Seller application sent again')
    await decide(true)
    expect(await listed()).toMatchObject({ state: 'approved', reason: null, resent: null })
  })

  test('is for those who were refused: not while one waits, sells or is suspended', async () => {
    const refused = async () => (await sendAgain()).body.code
    expect(await refused()).toBe('sellers/not-refused')
    await decide(true)
    expect(await refused()).toBe('sellers/not-refused')
    await decide(false, 'Parcels were empty')
    expect(await refused()).toBe('sellers/not-refused')
    expect(await account()).toMatchObject({ state: 'suspended', gstNumber: GSTIN })
  })

  test('a wrong GSTIN is refused beside its field and changes nothing', async () => {
    await decide(false, 'The GSTIN is wrong')
    const { status, body } = await sendAgain({ ...CORRECTED, gstNumber: '27AAPFU0939F1ZX' })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['gstNumber']])
    expect(await account()).toMatchObject({ state: 'refused', fullName: 'Rohan Traders' })
  })
})

test('a GSTIN that somebody else has is registered, and shown to staff', async () => {
  expect((await listed())?.sameGstin).toEqual([])
  await aSeller('Mohan Stores')
  expect((await listed())?.sameGstin).toEqual(['Mohan Stores'])
})
