import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/user.ts'
import { checkCartCall, getCartCall, mergeCartCall, setCartCall } from '#contract/cart/cart.endpoints.ts'
import { cartTexts } from '#contract/cart/cart.texts.ts'
import type { CartInput, CartLine } from '#contract/cart/cart-line.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { brokenStorage, memoryStorage } from '#tests/support/memory-storage.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { type CartItem, setItems } from '#web/stores/cart-slice.ts'

const pen = aProductCard()
const book = aProductCard({ _id: '01930000-0000-7000-8000-000000000002', name: 'Panna Notebook' })
const of = (product: ProductCard, quantity: number): CartItem => ({ ...product, quantity })

/** The same on the wire, on its way there and back. */
const told = ({ _id, price }: ProductCard, quantity: number) => ({ productId: _id, quantity, priceWhenAdded: price })
const line = (product: ProductCard, quantity: number) => ({ product, quantity, priceWhenAdded: product.price })
const linesOf = (items: CartInput['items']) =>
  [pen, book].flatMap((product) =>
    items.filter(({ productId }) => productId === product._id).map(({ quantity }) => line(product, quantity)),
  )
/** What the shop answers to a cart that it takes as it is. */
const taken = ({ items, saved = [] }: CartInput) => ({ data: linesOf(items), saved: linesOf(saved) })

/** A shop that takes what it is told and sells both products. */
function openShop() {
  const shop = standInShop({ set: setCartCall, merge: mergeCartCall, get: getCartCall, check: checkCartCall })
  shop.set.mockImplementation(async (input) => taken(input))
  shop.merge.mockImplementation(async (input) => ({ ...taken(input), merged: false }))
  shop.check.mockImplementation(async ({ productIds }) => ({
    data: [pen, book].filter(({ _id }) => productIds.includes(_id)),
  }))
  return shop
}
let shop: ReturnType<typeof openShop>

const asha = aUser()
let storage: ReturnType<typeof memoryStorage>
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  shop = openShop()
})
afterEach(async () => {
  stop?.()
  stop = undefined
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a hook has to say now. This much of a browser is all that React needs to run one. */
function readHook<T>(useIt: () => T): T | undefined {
  const ownerDocument = Object.assign(new EventTarget(), { defaultView: { HTMLIFrameElement: EventTarget } })
  const element = Object.assign(new EventTarget(), { nodeType: 1, tagName: 'DIV', ownerDocument })
  const root = createRoot(element as unknown as Element)
  let read: T | undefined
  const Reader = () => {
    read = useIt()
    return null
  }
  flushSync(() => root.render(createElement(Reader)))
  flushSync(() => root.unmount())
  return read
}

type Start = { cart?: CartItem[]; user?: User; mark?: object; orders?: string[]; localStorage?: object }

const inShort = (items: readonly CartItem[]) => items.map(({ name, quantity }) => `${name.split(' ')[0]} ×${quantity}`)

/** As a page that was just opened in a browser where earlier visits left all this. */
async function freshPage({ cart = [], user, mark, orders = [], ...rest }: Start = {}) {
  const order = { orderSuccess: orders.map((id) => ({ id, number: id })), draft: null }
  storage = memoryStorage({
    root: JSON.stringify({ state: { cart: setItems(cart), order }, version: 1 }),
    ...(user && { user: JSON.stringify(user) }),
    ...(mark && { cartSync: JSON.stringify(mark) }),
  })
  vi.resetModules()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: rest.localStorage ?? storage }))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  const { useRootStore } = await import('#web/stores/root-store.ts')
  const { useWaitingToasts } = await import('#web/ui/toast.ts')
  // Fetched ahead: loading a file takes a while that the stopped clock does not see.
  await import('./send-cart.ts')
  await import('#web/stores/forget-personal.ts')
  const { watchOwner } = await import('#web/stores/watch-owner.ts')
  const page = {
    ...(await import('./watch-cart.ts')),
    ...(await import('./cart-sync.ts')),
    ...(await import('#web/stores/cart.ts')),
    ...(await import('#web/kit/session-user.ts')),
    lines: () => inShort(useRootStore.getState().cart.cartItems),
    later: () => inShort(useRootStore.getState().cart.savedItems ?? []),
    said: () => readHook(useWaitingToasts),
    orders: () => useRootStore.getState().order.orderSuccess,
  }
  const ends = [page.watchCart(() => {}), watchOwner()]
  stop = () => {
    for (const end of ends) end()
  }
  await vi.advanceTimersByTimeAsync(0)
  await page.syncCart()
  return page
}

const mark = () => JSON.parse(storage.held.get('cartSync') ?? 'null')
const sent = () => shop.set.mock.calls.map(([{ items }]) => items.map(({ quantity }) => quantity))
const asMember = { user: asha, mark: { userId: 'asha', unsent: false } }

const aMoment = () => vi.advanceTimersByTimeAsync(1_000)

describe('a visitor', () => {
  test('keeps the cart in the browser; the shop hears nothing', async () => {
    const { addToCart, lines } = await freshPage({ cart: [of(pen, 1)] })
    await addToCart(pen)
    await aMoment()
    expect(lines()).toEqual(['Kalam ×2'])
    expect(fetch).not.toHaveBeenCalled()
  })

  test('who logs in has both carts together, once, and is told', async () => {
    shop.merge.mockResolvedValue({ data: [line(pen, 3), line(book, 1)], saved: [], merged: true })
    const { keepUser, syncCart, lines, said } = await freshPage({ cart: [of(pen, 2)] })
    keepUser(asha)
    await syncCart()
    expect(shop.merge.mock.calls).toEqual([[{ items: [told(pen, 2)], saved: [] }]])
    expect(lines()).toEqual(['Kalam ×3', 'Panna ×1'])
    expect(said()).toEqual([{ tone: 'plain', text: cartTexts.merged }])
    keepUser({ ...asha, fullName: 'Asha Rao' })
    await aMoment()
    expect(shop.merge).toHaveBeenCalledOnce()
    expect(shop.set, 'what came from the shop need not be told to it').not.toHaveBeenCalled()
  })

  test('is told nothing where the carts were the same', async () => {
    const { keepUser, syncCart, said } = await freshPage({ cart: [of(pen, 2)] })
    keepUser(asha)
    await syncCart()
    expect(said()).toEqual([])
    expect(mark()).toEqual({ userId: 'asha', unsent: false })
  })

  test('loses nothing where merging fails; it is tried again', async () => {
    shop.merge.mockRejectedValueOnce(outOfReach())
    const { keepUser, syncCart, lines } = await freshPage({ cart: [of(pen, 2)] })
    keepUser(asha)
    await syncCart()
    expect([lines(), mark()]).toEqual([['Kalam ×2'], null])
    window.dispatchEvent(new Event('online'))
    await syncCart()
    expect([lines(), mark()?.userId]).toEqual([['Kalam ×2'], 'asha'])
  })

  test('what is put in while the carts are being merged is merged too', async () => {
    const { keepUser, syncCart, addToCart, lines } = await freshPage({ cart: [of(pen, 2)] })
    shop.merge.mockImplementationOnce(async (input) => {
      await addToCart(book)
      return { ...taken(input), merged: false }
    })
    keepUser(asha)
    await syncCart()
    expect(shop.merge).toHaveBeenLastCalledWith({ items: [told(pen, 2), told(book, 1)], saved: [] })
    expect(lines()).toEqual(['Kalam ×2', 'Panna ×1'])
  })
})

describe('a member', () => {
  test('opens a page without a word to the shop', async () => {
    await freshPage({ ...asMember, cart: [of(pen, 1)] })
    await aMoment()
    expect(fetch).not.toHaveBeenCalled()
  })

  test('changes quickly, and the last state is sent, once', async () => {
    const { increment } = await freshPage({ ...asMember, cart: [of(pen, 1)] })
    for (let times = 0; times < 5; times++) await increment(pen._id)
    expect(mark().unsent).toBe(true)
    await aMoment()
    expect(sent()).toEqual([[6]])
    expect(mark().unsent).toBe(false)
  })

  test('changes while a change is on its way: both arrive, in turn', async () => {
    const way = Promise.withResolvers<{ data: CartLine[]; saved: CartLine[] }>()
    shop.set.mockReturnValueOnce(way.promise)
    const { increment } = await freshPage({ ...asMember, cart: [of(pen, 1)] })
    await increment(pen._id)
    await aMoment()
    await increment(pen._id)
    await aMoment()
    expect(sent()).toEqual([[2]])
    way.resolve({ data: [line(pen, 2)], saved: [] })
    await aMoment()
    expect(sent()).toEqual([[2], [3]])
    expect(mark().unsent).toBe(false)
  })

  test.each([
    ['is out of reach', outOfReach()],
    ['is busy', new Failure(requestFailures.tooMany)],
    ['breaks', new Failure(requestFailures.unexpected)],
  ])('keeps the cart while the shop %s, and the change is sent later', async (_, reason) => {
    shop.set.mockRejectedValueOnce(reason)
    const { increment, lines } = await freshPage({ ...asMember, cart: [of(pen, 1)] })
    await increment(pen._id)
    await aMoment()
    expect([lines(), mark().unsent]).toEqual([['Kalam ×2'], true])
    await vi.advanceTimersByTimeAsync(20_000)
    expect([sent(), mark().unsent]).toEqual([[[2], [2]], false])
  })

  test('is heard as soon as the connection is back, or on the next visit', async () => {
    shop.set.mockRejectedValueOnce(outOfReach())
    const { increment, syncCart } = await freshPage({ ...asMember, cart: [of(pen, 1)] })
    await increment(pen._id)
    await aMoment()
    window.dispatchEvent(new Event('online'))
    await syncCart()
    expect(sent()).toEqual([[2], [2]])
    shop.set.mockClear()
    await freshPage({ user: asha, mark: { userId: 'asha', unsent: true }, cart: [of(pen, 7)] })
    expect(sent()).toEqual([[7]])
  })

  test('whose change is refused keeps it and is not asked again and again', async () => {
    shop.set.mockRejectedValue(new Failure(requestFailures.invalid))
    const { increment, lines } = await freshPage({ ...asMember, cart: [of(pen, 1)] })
    await increment(pen._id)
    await vi.advanceTimersByTimeAsync(120_000)
    expect([lines(), sent()]).toEqual([['Kalam ×2'], [[2]]])
  })

  test('sees what another device did, on coming back', async () => {
    const { lines, later } = await freshPage({ ...asMember, cart: [of(pen, 1)] })
    shop.get.mockResolvedValue({ data: [line(book, 4)], saved: [line(pen, 1)] })
    document.dispatchEvent(new Event('visibilitychange'))
    await aMoment()
    expect([lines(), later()], 'the pen was put aside there').toEqual([['Panna ×4'], ['Kalam ×1']])
    expect(shop.set).not.toHaveBeenCalled()
  })

  test('a change made while asking is newer than the answer', async () => {
    const { refreshCart, increment, lines } = await freshPage({ ...asMember, cart: [of(pen, 1)] })
    shop.get.mockImplementation(async () => {
      await increment(pen._id)
      return { data: [line(pen, 1)], saved: [] }
    })
    await refreshCart()
    expect(lines()).toEqual(['Kalam ×2'])
    await aMoment()
    expect(sent()).toEqual([[2]])
  })

  test('puts something aside: the shop keeps it there, and the coupon stays here', async () => {
    const { saveForLater, setCartCoupon, refreshCart, later } = await freshPage({ ...asMember, cart: [of(pen, 2)] })
    await setCartCoupon('DISCOUNT10')
    await saveForLater(pen._id)
    await aMoment()
    expect(shop.set.mock.lastCall).toEqual([{ items: [], saved: [told(pen, 2)] }])
    shop.get.mockResolvedValue({ data: [line(book, 1)], saved: [line(pen, 2)] })
    await refreshCart()
    expect(later()).toEqual(['Kalam ×2'])
    expect(JSON.parse(storage.held.get('root') ?? '').state.cart.couponCode).toBe('DISCOUNT10')
  })

  test('who hides the page is heard at once', async () => {
    const { increment } = await freshPage({ ...asMember, cart: [of(pen, 1)] })
    await increment(pen._id)
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(10)
    expect(sent()).toEqual([[2]])
  })

  test('whose session ran out keeps the cart, not the orders; at the next login the carts are merged', async () => {
    const { forgetUser, keepUser, syncCart, lines, orders } = await freshPage({
      ...asMember,
      cart: [of(pen, 1)],
      orders: ['7'],
    })
    forgetUser()
    await aMoment()
    expect([lines(), orders(), mark()]).toEqual([['Kalam ×1'], [], null])
    expect(shop.set).not.toHaveBeenCalled()
    keepUser(asha)
    await syncCart()
    expect(shop.merge).toHaveBeenCalledOnce()
  })

  test("somebody else's login finds no orders of the one before", async () => {
    const { keepUser, syncCart, orders } = await freshPage({ ...asMember, orders: ['7'] })
    keepUser({ ...asha, _id: 'ravi', username: 'ravi' })
    await syncCart()
    expect([orders(), mark().userId]).toEqual([[], 'ravi'])
  })

  test('finds in one tab what was put in in another', async () => {
    const { lines } = await freshPage({ ...asMember, cart: [of(pen, 1)] })
    storage.held.set('root', JSON.stringify({ state: { cart: setItems([of(pen, 1), of(book, 2)]) }, version: 1 }))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'root' }))
    await aMoment()
    expect(lines()).toEqual(['Kalam ×1', 'Panna ×2'])
    expect(shop.set, 'the other tab tells the shop').not.toHaveBeenCalled()
  })

  test('is merged once even where the browser keeps nothing', async () => {
    const page = await freshPage({ localStorage: brokenStorage() })
    page.keepUser(asha)
    await page.syncCart()
    await page.addToCart(pen)
    await aMoment()
    expect(shop.merge).toHaveBeenCalledOnce()
    expect(sent()).toEqual([[1]])
    expect(page.lines()).toEqual(['Kalam ×1'])
  })
})
