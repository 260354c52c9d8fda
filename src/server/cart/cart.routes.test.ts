import { beforeEach, describe, expect, test } from 'vitest'
import { cartTexts } from '#contract/cart/cart.texts.ts'
import { MOST_LINES } from '#contract/cart/cart-limits.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { ASHA, join, logIn, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { removeFromCart } from './cart.store.ts'

const shop = testShop()
const CART = '/api/v2/cart'
const UNKNOWN = '019a0000-0000-7000-8000-000000000000'
const pen = aProduct({ name: 'Blue Gel Pen', price: 40.5 })
const book = aProduct({ name: 'Panna Notebook', price: 120 })
const glue = aProduct({ name: 'Gond Glue', price: 25 })
let asha: Browser

beforeEach(async () => {
  for (const product of [pen, book, glue]) {
    await insertProduct(shop.db, product, { id: 'a'.repeat(32), width: 1000, height: 1000 })
  }
  asha = aBrowser(shop)
  await join(shop.db, asha)
  await logIn(asha)
})

type Line = { product: { name: string; price: number }; quantity: number; priceWhenAdded: number }

const line = ({ id }: { id: string }, quantity: unknown, priceWhenAdded?: number) => ({
  productId: id,
  quantity,
  ...(priceWhenAdded !== undefined && { priceWhenAdded }),
})
const set = (items: object[], browser = asha, saved?: object[]) => browser.post(`${CART}/set`, { items, saved })
const merge = (items: object[], browser = asha, saved?: object[]) => browser.post(`${CART}/merge`, { items, saved })
const inShort = (data: Line[]) => data.map(({ product, quantity }) => `${product.name} ×${quantity}`)
const cart = async (browser = asha) => inShort((await browser.call('GET', CART)).body.data)
const savedForLater = async () => inShort((await asha.call('GET', CART)).body.saved)

async function ravi(): Promise<Browser> {
  const other = aBrowser(shop)
  await join(shop.db, other, { username: 'ravi', email: 'ravi@example.in' })
  await logIn(other, { username: 'ravi', password: ASHA.password })
  return other
}

describe('a kept cart', () => {
  test('starts empty, and is replaced as a whole, in the order of its lines', async () => {
    expect(await cart()).toEqual([])
    await set([line(glue, 1), line(pen, 3)])
    expect(await cart()).toEqual(['Gond Glue ×1', 'Blue Gel Pen ×3'])
    const { body } = await set([line(book, 2), line(pen, 1)])
    expect(inShort(body.data)).toEqual(['Panna Notebook ×2', 'Blue Gel Pen ×1'])
    expect(await cart()).toEqual(['Panna Notebook ×2', 'Blue Gel Pen ×1'])
    await set([])
    expect(await cart()).toEqual([])
  })

  test('is the same on another device of the same person', async () => {
    const phone = aBrowser(shop)
    await logIn(phone)
    await set([line(pen, 3)])
    expect(await cart(phone)).toEqual(['Blue Gel Pen ×3'])
  })

  test("is nobody else's", async () => {
    await set([line(pen, 3)])
    const other = await ravi()
    expect(await cart(other)).toEqual([])
    await set([line(book, 1)], other)
    expect(await cart()).toEqual(['Blue Gel Pen ×3'])
    expect(await cart(other)).toEqual(['Panna Notebook ×1'])
  })

  test('shows products as they are sold now, beside the price that was seen', async () => {
    await set([line(pen, 2, 38), line(book, 1)])
    await shop.db.updateTable('products').set({ price_paise: 12_999, stock: 0 }).where('id', '=', book.id).execute()
    const { body } = await asha.call('GET', CART)
    expect(body.data).toMatchObject([
      { product: { _id: pen.id, price: 40.5, stocks: 25 }, quantity: 2, priceWhenAdded: 38 },
      { product: { _id: book.id, price: 129.99, stocks: 0 }, quantity: 1, priceWhenAdded: 120 },
    ])
  })

  test('remembers the price that was seen when a later change does not say it', async () => {
    await set([line(pen, 2, 38)])
    const { body } = await set([line(pen, 3)])
    expect(body.data).toMatchObject([{ quantity: 3, priceWhenAdded: 38 }])
  })

  test('leaves out what is not sold, and loses a product that leaves the shop', async () => {
    const { status, body } = await set([line({ id: UNKNOWN }, 1), line(pen, 1), line(book, 1)])
    expect([status, inShort(body.data)]).toEqual([200, ['Blue Gel Pen ×1', 'Panna Notebook ×1']])
    await shop.db.deleteFrom('products').where('id', '=', pen.id).execute()
    expect(await cart()).toEqual(['Panna Notebook ×1'])
  })

  test('changed many times at once is one of these carts, whole', async () => {
    const carts = [1, 2, 3, 4, 5, 6].map((quantity) => [line(pen, quantity), line(book, quantity)])
    const answers = await Promise.all(carts.map((items) => set(items)))
    expect(answers.map(({ status }) => status)).toEqual(carts.map(() => 200))
    const [first = '', second = ''] = await cart()
    expect(first.split('×')[1]).toBe(second.split('×')[1])
  })

  test('is let go of with the account, and told in "my data"', async () => {
    await set([line(pen, 3)])
    const { body } = await asha.call('GET', `${USERS}/my-data`)
    expect(inShort(body.data.cart)).toEqual(['Blue Gel Pen ×3'])
    await asha.post(`${USERS}/delete-account`, { password: ASHA.password })
    expect(await shop.db.selectFrom('cart_items').selectAll().execute()).toEqual([])
  })

  test('loses what was ordered, and nothing else', async () => {
    const other = await ravi()
    for (const browser of [asha, other]) await set([line(pen, 3), line(book, 1)], browser)
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', ASHA.username)
      .executeTakeFirstOrThrow()
    await shop.db.transaction().execute((tx) => removeFromCart(tx, id, [pen.id, UNKNOWN]))
    await removeFromCart(shop.db, id, [])
    expect(await cart()).toEqual(['Panna Notebook ×1'])
    expect(await cart(other)).toEqual(['Blue Gel Pen ×3', 'Panna Notebook ×1'])
  })
})

describe('merging at login', () => {
  test.each([
    ['nothing with nothing', [], [], [], false],
    ['nothing with a kept cart', [], [line(pen, 2)], ['Blue Gel Pen ×2'], true],
    ['a cart with nothing kept', [line(pen, 2)], [], ['Blue Gel Pen ×2'], false],
    ['the same twice', [line(pen, 2)], [line(pen, 2)], ['Blue Gel Pen ×2'], false],
    ['fewer than kept', [line(pen, 2)], [line(pen, 5)], ['Blue Gel Pen ×5'], true],
    ['more than kept', [line(pen, 5)], [line(pen, 2)], ['Blue Gel Pen ×5'], false],
    [
      'different products',
      [line(pen, 1)],
      [line(book, 2), line(pen, 1)],
      ['Blue Gel Pen ×1', 'Panna Notebook ×2'],
      true,
    ],
    ['what is not sold', [line({ id: UNKNOWN }, 9), line(glue, 1)], [], ['Gond Glue ×1'], false],
  ])('%s', async (_, sent, kept, together, merged) => {
    await set(kept)
    const { status, body } = await merge(sent)
    expect([status, inShort(body.data), body.merged]).toEqual([200, together, merged])
    expect(await cart()).toEqual(together)
    const again = await merge(sent)
    expect(inShort(again.body.data)).toEqual(together)
  })

  test('the price that this browser has seen stands', async () => {
    await set([line(pen, 1, 30), line(book, 1, 100)])
    const { body } = await merge([line(pen, 2, 38)])
    expect(body.data).toMatchObject([{ priceWhenAdded: 38 }, { priceWhenAdded: 100 }])
  })

  test('at once from two devices keeps everything', async () => {
    await Promise.all([merge([line(pen, 2)]), merge([line(book, 4)]), merge([line(pen, 3), line(glue, 1)])])
    expect((await cart()).sort()).toEqual(['Blue Gel Pen ×3', 'Gond Glue ×1', 'Panna Notebook ×4'])
  })
})

describe('what is saved for later', () => {
  test('lies beside the cart, and a page that does not speak of it leaves it alone', async () => {
    await set([line(pen, 1)], asha, [line(book, 2, 100)])
    expect([await cart(), await savedForLater()]).toEqual([['Blue Gel Pen ×1'], ['Panna Notebook ×2']])
    const { body } = await set([line(glue, 1)])
    expect([inShort(body.data), body.saved]).toMatchObject([
      ['Gond Glue ×1'],
      [{ quantity: 2, priceWhenAdded: 100, product: { price: 120 } }],
    ])
    await set([line(glue, 1)], asha, [])
    expect(await savedForLater()).toEqual([])
  })

  test('is not in the cart as well: what is put in counts', async () => {
    await set([line(pen, 1)], asha, [line(pen, 5), line(book, 2)])
    expect([await cart(), await savedForLater()]).toEqual([['Blue Gel Pen ×1'], ['Panna Notebook ×2']])
    await set([line(pen, 1), line(book, 1)])
    expect([await cart(), await savedForLater()]).toEqual([['Blue Gel Pen ×1', 'Panna Notebook ×1'], []])
  })

  test('is merged at login, and told in "my data"', async () => {
    await set([line(glue, 1)], asha, [line(book, 2)])
    const { body } = await merge([line(pen, 1)], asha, [line(glue, 4), line(book, 3)])
    expect([inShort(body.data), inShort(body.saved)]).toEqual([
      ['Blue Gel Pen ×1', 'Gond Glue ×1'],
      ['Panna Notebook ×3'],
    ])
    const { body: mine } = await asha.call('GET', `${USERS}/my-data`)
    expect(inShort(mine.data.savedForLater)).toEqual(['Panna Notebook ×3'])
  })

  test('has its own bounds', async () => {
    const tooMany = Array.from({ length: MOST_LINES + 1 }, () => line(pen, 1))
    const { status, body } = await set([], asha, tooMany)
    expect([status, body.fields]).toEqual([400, { saved: cartTexts.tooManySaved }])
  })
})

describe('bad input', () => {
  test.each([0, -1, 1.5, 1e9, 'two', null, undefined])('a quantity of %o is refused in words', async (quantity) => {
    for (const call of [set, merge]) {
      const { status, body } = await call([line(pen, 1), line(book, quantity)])
      expect([status, body.fields]).toEqual([400, { 'items.1.quantity': cartTexts.badQuantity }])
    }
    expect(await cart()).toEqual([])
  })

  test.each([
    ['set', { items: Array.from({ length: MOST_LINES + 1 }, () => line(pen, 1)) }, 'items', cartTexts.tooManyLines],
    ['set', { items: [line({ id: 'pen' }, 1)] }, 'items.0.productId', 'This is not a valid product ID'],
    ['set', { items: [line(pen, 1, -5)] }, 'items.0.priceWhenAdded', expect.any(String)],
    ['merge', {}, 'items', expect.any(String)],
    ['check', { productIds: ['pen'] }, 'productIds.0', 'This is not a valid product ID'],
    ['check', { productIds: Array(MOST_LINES + 1).fill(pen.id) }, 'productIds', cartTexts.tooManyLines],
  ])('%s', async (call, input, field, text) => {
    const { status, body } = await asha.post(`${CART}/${call}`, input)
    expect([status, body.fields]).toEqual([400, { [field]: text }])
  })

  test('a visitor is asked to log in', async () => {
    const answers = [
      await shop.call('GET', CART),
      await shop.call('POST', `${CART}/set`, { items: [line(pen, 1)] }),
      await shop.call('POST', `${CART}/merge`, { items: [] }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })
})

test("a visitor's cart is checked against what is sold now", async () => {
  await shop.db.updateTable('products').set({ price_paise: 4_500, stock: 2 }).where('id', '=', pen.id).execute()
  const { status, body } = await shop.call('POST', `${CART}/check`, { productIds: [book.id, UNKNOWN, pen.id, pen.id] })
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { _id: book.id, price: 120 },
    { _id: pen.id, price: 45, stocks: 2 },
  ])
})
