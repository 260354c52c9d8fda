import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductCard } from '#contract/catalog/product.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { useUnseenProducts } from './use-unseen-products.ts'

type Entry = { isIntersecting: boolean; boundingClientRect: { top: number } }

/** What is watched, by how far around the screen, is where a test says. */
const watched = new Map<string, (entries: Entry[]) => void>()
const tell = (margin: string, isIntersecting: boolean, top: number) =>
  act(async () => watched.get(margin)?.([{ isIntersecting, boundingClientRect: { top } }]))

const comesNear = () => tell('600px 0px', true, 1_200)
const isAhead = () => tell('0px', false, 1_200)
const isSeen = () => tell('0px', true, 400)
const isPast = () => tell('0px', false, -400)

let products: readonly ProductCard[]
const load = vi.fn<() => Promise<readonly ProductCard[]>>()

beforeEach(() => {
  watched.clear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (entries: Entry[]) => void, { rootMargin }: { rootMargin: string }) {
        watched.set(rootMargin, notice)
      }
      observe() {}
      disconnect() {}
    },
  )
  load.mockReset().mockResolvedValue([aProductCard()])
})
afterEach(() => vi.unstubAllGlobals())

async function openPage() {
  function Page() {
    const shelf = useUnseenProducts(load)
    products = shelf.products
    return createElement('div', { ref: shelf.place })
  }
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(createElement(Page)))
  return () => act(() => root.unmount())
}

test('nothing is asked for before the place is near; then the shelf is filled ahead of the reader', async () => {
  const leave = await openPage()
  await isAhead()
  expect(load).not.toHaveBeenCalled()
  await comesNear()
  expect(products).toEqual([aProductCard()])
  await leave()
})

test.each([
  ['looked at', isSeen],
  ['already passed', isPast],
])('a place that is %s stays as it is until it lies ahead again', async (_, where) => {
  const leave = await openPage()
  await where()
  await comesNear()
  expect(load).toHaveBeenCalledOnce()
  expect(products).toEqual([])
  await isAhead()
  expect(products).toEqual([aProductCard()])
  await isSeen()
  expect(products, 'and then it stays').toEqual([aProductCard()])
  await leave()
})

test('what cannot be had is only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  const leave = await openPage()
  await isAhead()
  await comesNear()
  expect(products).toEqual([])
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
  await leave()
})
