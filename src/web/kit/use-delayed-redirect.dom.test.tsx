import type { PropsWithChildren } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { useDelayedRedirect } from './use-delayed-redirect.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

let path: string
function Router({ children }: PropsWithChildren) {
  return (
    <MemoryRouter initialEntries={['/order-success']}>
      <Path />
      {children}
    </MemoryRouter>
  )
}
function Path() {
  path = useLocation().pathname
  return null
}

const open = (to: string) =>
  renderHook((target: string | undefined) => useDelayedRedirect(target, 3_000), to as string | undefined, Router)

async function pass(ms: number) {
  vi.advanceTimersByTime(ms)
  await settle()
}

test('it goes on after the time, not before', async () => {
  await open('/myOrder')
  await pass(2_999)
  expect(path).toBe('/order-success')
  await pass(1)
  expect(path).toBe('/myOrder')
})

test('another target starts the time anew, and the earlier one is dropped', async () => {
  const { rerender } = await open('/myOrder')
  await pass(2_000)
  await rerender('/shop')
  await pass(2_000)
  expect(path).toBe('/order-success')
  await pass(1_000)
  expect(path).toBe('/shop')
})

test('a target that is taken back is not gone to', async () => {
  const { rerender } = await open('/myOrder')
  await rerender(undefined)
  await pass(10_000)
  expect(path).toBe('/order-success')
})

test('[ORD-01] whoever touches the page stays, where that is offered', async () => {
  const { latest } = await renderHook(() => useDelayedRedirect('/myOrder', 3_000, true), undefined, Router)
  await pass(2_999)
  window.dispatchEvent(new Event('pointerdown'))
  await settle()
  expect(latest()).toBe(true)
  await pass(10_000)
  expect(path).toBe('/order-success')
})

test('elsewhere a touch holds nobody up', async () => {
  await open('/order-success/1')
  window.dispatchEvent(new Event('pointerdown'))
  await settle()
  await pass(3_000)
  expect(path).toBe('/order-success/1')
})
