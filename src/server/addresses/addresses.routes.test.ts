import { beforeEach, describe, expect, test } from 'vitest'
import { MOST_ADDRESSES } from '#contract/addresses/addresses.texts.ts'
import { ASHA, join, logIn, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { addressOfUser } from './own-address.ts'

const shop = testShop()
const PATH = '/api/v1/address'
const NOBODYS_ID = '019a0000-0000-7000-8000-000000000000'
const HOME = {
  firstName: 'Asha',
  lastName: 'Verma',
  streetAddress: '12, MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phoneNumber: '9876543210',
}
let asha: Browser

beforeEach(async () => {
  asha = aBrowser(shop)
  await join(shop.db, asha)
  await logIn(asha)
})

async function ravi(): Promise<Browser> {
  const other = aBrowser(shop)
  await join(shop.db, other, { username: 'ravi', email: 'ravi@example.in' })
  await logIn(other, { username: 'ravi', password: ASHA.password })
  return other
}

const add = (over: object = {}, browser = asha) => browser.post(`${PATH}/addAddress`, { ...HOME, ...over })
const idOf = async (city: string) => (await add({ city })).body.data._id as string
const remove = (id: string, browser = asha) => browser.call('DELETE', `${PATH}/deleteAddress/${id}`)
const select = (id: string, browser = asha) => browser.post(`${PATH}/selectAddress/${id}`)
const data = async (path: string, browser = asha) => (await browser.call('GET', `${PATH}/${path}`)).body.data

type Listed = { city: string; selected: boolean }
const inShort = (list: Listed[]) => list.map(({ city, selected }) => (selected ? `[${city}]` : city))
const book = async (browser = asha) => inShort(await data('getAllAddresses', browser))

describe('[API-23] adding', () => {
  test('[ADDR-07] answers 201 with the address, in India and at HOME unless said otherwise', async () => {
    const { status, body } = await add({ phoneNumber: '+91 98765 43210', landmark: 'near the post office' })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      message: 'Address added.',
      data: {
        ...HOME,
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        landmark: 'near the post office',
        country: 'India',
        alternateNumber: '',
        addressType: 'HOME',
        additionalInfo: '',
        selected: true,
      },
    })
    expect(await data('getAllAddresses')).toEqual([body.data])
  })

  test('takes a call without a state, and names in any script', async () => {
    const { status, body } = await add({ state: undefined, firstName: 'आशा 🖋️', postalCode: 560001 })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ state: 'Karnataka', firstName: 'आशा 🖋️', postalCode: '560001' })
  })

  test('[ADDR-06] refuses with the texts of the specification, field by field', async () => {
    const wrong = {
      firstName: '',
      lastName: null,
      phoneNumber: '12345',
      postalCode: '0411001',
      city: '  ',
      state: 'Oz',
    }
    const { status, body } = await add(wrong)
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      phoneNumber: 'Enter a valid 10-digit phone number',
      postalCode: 'Enter a valid 6-digit postal code',
      city: 'Enter your city or town',
      state: 'Choose your state',
    })
    expect(await book()).toEqual([])
  })

  test('speaks Hindi to a page in Hindi, which says its country so as well', async () => {
    const path = `${PATH}/addAddress?language=hi`
    const refused = await asha.post(path, { ...HOME, city: '', landmark: 'x'.repeat(101) })
    expect(refused.body.fields).toEqual({
      city: 'अपना शहर या कस्बा लिखें',
      landmark: 'ज़्यादा से ज़्यादा 100 अक्षर लिखें',
    })
    const { body } = await asha.post(path, { ...HOME, country: 'भारत' })
    expect(body).toMatchObject({ message: 'पता जुड़ गया।', data: { state: 'Maharashtra', country: 'India' } })
  })

  test.each([
    ['a line as long as a book', { landmark: 'x'.repeat(200_000) }, 400],
    ['a megabyte', { additionalInfo: 'x'.repeat(1_000_000) }, 413],
    ['a zero byte', { city: 'Pu\0ne' }, 400],
    ['an array for a name', { firstName: ['Asha'] }, 400],
    ['half an emoji', { lastName: 'Verma \ud83d' }, 400],
  ])('refuses %s', async (_, over, status) => {
    expect((await add(over)).status).toBe(status)
    expect(await book()).toEqual([])
  })

  test(`ends at ${MOST_ADDRESSES} addresses, also when many come at once`, async () => {
    const answers = await Promise.all(Array.from({ length: MOST_ADDRESSES + 3 }, () => add()))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'addresses/too-many']),
    )
    const kept: Listed[] = await data('getAllAddresses')
    expect(kept).toHaveLength(MOST_ADDRESSES)
    expect(kept.filter(({ selected }) => selected)).toHaveLength(1)
  })
})

describe('[ADDR-02] one address is selected at a time', () => {
  test('the first by itself, another when it is asked for', async () => {
    await add({ city: 'Pune' })
    const nashik = await idOf('Nashik')
    expect(await book()).toEqual(['Nashik', '[Pune]'])
    await add({ city: 'Thane', selected: true })
    expect(await book()).toEqual(['[Thane]', 'Nashik', 'Pune'])
    const { body } = await select(nashik)
    expect(body.data).toMatchObject({ city: 'Nashik', selected: true })
    expect(await book()).toEqual(['Thane', '[Nashik]', 'Pune'])
    await select(nashik)
    expect(await book()).toEqual(['Thane', '[Nashik]', 'Pune'])
  })

  test('[API-23] getAddress answers the selected one first', async () => {
    expect(await data('getAddress')).toEqual([])
    for (const city of ['Pune', 'Nashik', 'Thane']) await add({ city })
    expect(inShort(await data('getAddress'))).toEqual(['[Pune]', 'Thane', 'Nashik'])
  })

  test('when the selected one is deleted, the newest that is left', async () => {
    const pune = await idOf('Pune')
    const nashik = await idOf('Nashik')
    const thane = await idOf('Thane')
    await remove(pune)
    expect(await book()).toEqual(['[Thane]', 'Nashik'])
    await remove(nashik)
    expect(await book()).toEqual(['[Thane]'])
    await remove(thane)
    expect(await book()).toEqual([])
  })

  test('however many are chosen at the same moment', async () => {
    const ids = await Promise.all(['Pune', 'Nashik', 'Thane'].map(idOf))
    await Promise.all([...ids, ...ids, ...ids].map((id) => select(id)))
    const kept: Listed[] = await data('getAllAddresses')
    expect(kept.filter(({ selected }) => selected)).toHaveLength(1)
  })
})

test('[ADDR-03] an address is written anew, and stays selected', async () => {
  const pune = await idOf('Pune')
  const changed = { ...HOME, city: 'Chennai', postalCode: '600001', state: '', addressType: 'WORK' }
  const { status, body } = await asha.post(`${PATH}/updateAddress/${pune}`, changed)
  expect([status, body.message]).toEqual([200, 'Address saved.'])
  expect(body.data).toMatchObject({
    _id: pune,
    city: 'Chennai',
    state: 'Tamil Nadu',
    addressType: 'WORK',
    selected: true,
  })
  const wrong = await asha.post(`${PATH}/updateAddress/${pune}`, { ...changed, phoneNumber: '1' })
  expect(wrong.body.fields).toEqual({ phoneNumber: 'Enter a valid 10-digit phone number' })
})

describe("somebody else's address", () => {
  test('[ADDR-03] can be neither seen, changed, selected nor deleted', async () => {
    const pune = await idOf('Pune')
    const other = await ravi()
    await add({ city: 'Kochi' }, other)
    expect(await book(other)).toEqual(['[Kochi]'])
    const tries = [
      await other.post(`${PATH}/updateAddress/${pune}`, { ...HOME, city: 'Mine' }),
      await select(pune, other),
      await remove(pune, other),
    ]
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'addresses/unknown']),
    )
    expect(await book()).toEqual(['[Pune]'])
    expect(await book(other)).toEqual(['[Kochi]'])
  })

  test('is not found by the checkout either', async () => {
    const { body } = await add()
    const me = (await asha.call('GET', `${USERS}/me`)).body.data.user._id
    expect(await addressOfUser(shop.db, me, body.data._id)).toEqual(body.data)
    expect(await addressOfUser(shop.db, NOBODYS_ID, body.data._id)).toBeUndefined()
  })
})

test.each([
  ['GET', 'getAddress'],
  ['GET', 'getAllAddresses'],
  ['POST', 'addAddress'],
  ['POST', `updateAddress/${NOBODYS_ID}`],
  ['POST', `selectAddress/${NOBODYS_ID}`],
  ['DELETE', `deleteAddress/${NOBODYS_ID}`],
] as const)('[API-23] %s %s is for people who are logged in', async (method, path) => {
  const { status, body } = await aBrowser(shop).call(method, `${PATH}/${path}`)
  expect([status, body.code]).toEqual([401, 'request/not-signed-in'])
})

test('an id that is none is refused, and one that nobody has is not found', async () => {
  expect((await select('7')).status).toBe(400)
  expect((await remove(NOBODYS_ID)).body).toMatchObject({ code: 'addresses/unknown' })
})

test('addresses are part of what can be downloaded, and go with the account', async () => {
  await add()
  const { body } = await asha.call('GET', `${USERS}/my-data`)
  expect(body.data.addresses).toMatchObject([{ city: 'Pune', phoneNumber: HOME.phoneNumber }])
  await asha.post(`${USERS}/delete-account`, { password: ASHA.password })
  expect(await shop.db.selectFrom('addresses').selectAll().execute()).toEqual([])
})
