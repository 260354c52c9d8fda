import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_LINES } from '#contract/cart/cart-limits.ts'
import { toPaise } from '#contract/catalog/money.ts'
import { aProductCard, aShownProduct } from '#tests/support/product-cards.ts'
import {
  addItem,
  type CartState,
  cartSlice,
  changeQuantity,
  clear,
  decrement,
  increment,
  moveToCart,
  putBack,
  remove,
  removeSaved,
  saveForLater,
  setCoupon,
  setItems,
} from './cart-slice.ts'

const idOf = (place: number) => `01930000-0000-7000-8000-${String(place).padStart(12, '0')}`
const pen = aProductCard({ _id: idOf(1), price: 9.95 })
const book = aProductCard({ _id: idOf(2), name: 'Panna Notebook', price: 120 })
const both = setItems([
  { ...pen, quantity: 1 },
  { ...book, quantity: 2 },
])

/** What can be seen of a cart: its lines in short, and its totals. */
const seen = ({ cartItems, totalQuantity, totalPrice }: CartState) => ({
  lines: cartItems.map(({ _id, quantity }) => `${Number(_id.slice(-12))}×${quantity}`).join(' '),
  totalQuantity,
  totalPrice,
})

describe('[CART-04] adding', () => {
  test.each([
    ['a new item enters with quantity 1', () => addItem(clear(), pen), '1×1', 1, 9.95],
    ['a new item enters with the quantity of the stepper', () => addItem(clear(), pen, 3), '1×3', 3, 29.85],
    ['an existing item has one more', () => addItem(both, pen), '1×2 2×2', 4, 259.9],
    ['an existing item has as many more as asked', () => addItem(both, book, 5), '1×1 2×7', 8, 849.95],
    ['no more than can be bought', () => addItem(both, pen, 5_000), '1×999 2×2', 1_001, 10_180.05],
  ])('%s; totals follow', (_, act, lines, totalQuantity, totalPrice) => {
    expect(seen(act())).toEqual({ lines, totalQuantity, totalPrice })
  })

  test('a line keeps the price it was put in with, so that a new one can be told', () => {
    expect(addItem(both, { ...pen, price: 12 }).cartItems[0]).toMatchObject({ price: 9.95, quantity: 2 })
  })

  test('[ENT-02] an item is what a card shows of the product, and its quantity', () => {
    const { cartItems } = addItem(clear(), aShownProduct())
    expect(cartItems).toEqual([{ ...aProductCard(), quantity: 1 }])
  })

  test('a full cart stays as it is', () => {
    const full = setItems(Array.from({ length: MOST_LINES }, (_, at) => ({ ...pen, _id: idOf(at), quantity: 1 })))
    expect(addItem(full, aProductCard({ _id: idOf(MOST_LINES) }))).toEqual(full)
  })
})

describe('[CART-05] changing', () => {
  test.each([
    ['plus', () => increment(both, pen._id), '1×2 2×2', 4, 259.9],
    ['minus', () => decrement(both, book._id), '1×1 2×1', 2, 129.95],
    ['minus at 1 removes the item', () => decrement(both, pen._id), '2×2', 2, 240],
    ['remove deletes the whole line', () => remove(both, book._id), '1×1', 1, 9.95],
    ['clear empties the cart', clear, '', 0, 0],
    ['set-items recomputes the totals', () => setItems([{ ...book, quantity: 4 }]), '2×4', 4, 480],
    [
      'a product set twice stands once',
      () => setItems([...both.cartItems, { ...pen, quantity: 5 }]),
      '1×5 2×2',
      7,
      289.75,
    ],
    ['a typed quantity', () => changeQuantity(both, pen._id, 7), '1×7 2×2', 9, 309.65],
    [
      'what is not in the cart',
      () => decrement(increment(remove(both, idOf(3)), idOf(3)), idOf(3)),
      '1×1 2×2',
      3,
      249.95,
    ],
  ])('%s', (_, act, lines, totalQuantity, totalPrice) => {
    expect(seen(act())).toEqual({ lines, totalQuantity, totalPrice })
  })
})

describe('saved for later', () => {
  const saved = ({ savedItems = [] }: CartState) => savedItems.map(({ _id }) => Number(_id.slice(-12)))
  const aside = saveForLater(both, pen._id)

  test('a line leaves the cart with its quantity, and comes back', () => {
    expect([seen(aside).lines, saved(aside)]).toEqual(['2×2', [1]])
    const [item] = aside.savedItems ?? []
    const back = item && moveToCart(aside, { ...item, price: 12 })
    expect(back && [seen(back), saved(back)]).toEqual([{ lines: '2×2 1×1', totalQuantity: 3, totalPrice: 252 }, []])
  })

  test('what is put into the cart again is not put aside as well', () => {
    expect(saved(addItem(aside, pen))).toEqual([])
    expect(saved(putBack(aside, { ...pen, quantity: 1 }, 0))).toEqual([])
  })

  test.each([
    ['an order', clear(aside), [1]],
    ['other changes of the cart', remove(increment(aside, book._id), book._id), [1]],
    ['being taken out of the list', removeSaved(aside, pen._id), []],
    ['a later visit', cartSlice.restore(JSON.parse(JSON.stringify(aside))), [1]],
  ])('after %s the list holds %j', (_, cart, list) => {
    expect(saved(cart)).toEqual(list)
  })

  test('a full list or a full cart takes nothing, and nothing is lost', () => {
    const many = Array.from({ length: MOST_LINES }, (_, at) => ({ ...book, _id: idOf(100 + at), quantity: 1 }))
    const fullList = setItems([{ ...pen, quantity: 1 }], { savedItems: many })
    expect(saveForLater(fullList, pen._id)).toEqual(fullList)
    const fullCart = setItems(many, { savedItems: [{ ...pen, quantity: 1 }] })
    expect(moveToCart(fullCart, { ...pen, quantity: 1 })).toEqual(fullCart)
  })
})

test('[BUY-03] a coupon stays with the cart until it is taken back or used, and only if there is such a one', () => {
  const reduced = setCoupon(both, 'DISCOUNT10')
  expect(remove(increment(reduced, pen._id), book._id).couponCode).toBe('DISCOUNT10')
  expect(cartSlice.restore(reduced).couponCode).toBe('DISCOUNT10')
  expect(cartSlice.restore({ ...both, couponCode: 'DISCOUNT99' })).toEqual(both)
  expect([setCoupon(reduced, undefined), clear(reduced)]).toEqual([both, clear()])
})

test('[CART-04] [CART-05] after any steps the totals are those of the lines, to the paisa', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 }).map((paise) => paise / 100)
  const products = fc
    .array(price, { minLength: 1, maxLength: 6 })
    .map((prices) => prices.map((one, at) => aProductCard({ _id: idOf(at), price: one })))
  const act = fc.constantFrom('add', 'addMany', 'increment', 'decrement', 'remove', 'change', 'clear')
  const steps = fc.array(fc.record({ act, at: fc.nat(5), quantity: fc.integer({ min: -5, max: 1_200 }) }))
  fc.assert(
    fc.property(products, steps, (shelf, wanted) => {
      let cart = clear()
      for (const { act, at, quantity } of wanted) {
        const product = shelf[at % shelf.length] ?? pen
        const id = product._id
        if (act === 'add') cart = addItem(cart, product)
        if (act === 'addMany') cart = addItem(cart, product, Math.abs(quantity))
        if (act === 'increment') cart = increment(cart, id)
        if (act === 'decrement') cart = decrement(cart, id)
        if (act === 'remove') cart = remove(cart, id)
        if (act === 'change') cart = changeQuantity(cart, id, quantity)
        if (act === 'clear') cart = clear()
        const pieces = cart.cartItems.map((item) => item.quantity)
        const paise = cart.cartItems.map((item) => BigInt(toPaise(item.price)) * BigInt(item.quantity))
        expect(pieces.every((one) => Number.isInteger(one) && one >= 1 && one <= 999)).toBe(true)
        expect(cart.totalQuantity).toBe(pieces.reduce((sum, one) => sum + one, 0))
        expect(BigInt(toPaise(cart.totalPrice))).toBe(paise.reduce((sum, one) => sum + one, 0n))
        expect(setItems(cart.cartItems)).toEqual(cart)
      }
    }),
  )
})

describe('[STATE-03] what an earlier visit left', () => {
  test('comes back, with totals made anew', () => {
    expect(cartSlice.restore({ ...both, totalQuantity: 77, totalPrice: -1 })).toEqual(both)
  })

  test.each([
    [0, 1],
    [-1, 1],
    [1.5, 1],
    [1e9, 999],
    ['two', 1],
    [undefined, 1],
    [null, 1],
  ])('a quantity of %o becomes %i', (quantity, healed) => {
    const { cartItems, totalQuantity } = cartSlice.restore({ cartItems: [{ ...pen, quantity }] })
    expect([cartItems[0]?.quantity, totalQuantity]).toEqual([healed, healed])
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'cart'],
    ['no list', { cartItems: 3 }],
    ['a line that is none', { cartItems: [null, 'pen', 7] }],
    ['a line without a name', { cartItems: [{ ...pen, name: undefined, quantity: 1 }] }],
    ['a line without a picture', { cartItems: [{ ...pen, image: null, quantity: 1 }] }],
    ['a price below nothing', { cartItems: [{ ...pen, price: -5, quantity: 1 }] }],
    ['a price without end', { cartItems: [{ ...pen, price: Number.POSITIVE_INFINITY, quantity: 1 }] }],
    ['no stock', { cartItems: [{ ...pen, stocks: undefined, quantity: 1 }] }],
  ])('%s is an empty cart', (_, left) => {
    expect(cartSlice.restore(left)).toEqual(clear())
  })

  test('one bad line does not take the good ones along', () => {
    expect(seen(cartSlice.restore({ cartItems: [{ name: 'Pen' }, { ...book, quantity: 2 }] })).lines).toBe('2×2')
  })
})
