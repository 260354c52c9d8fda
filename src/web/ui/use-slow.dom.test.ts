import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { useSlow } from './use-slow.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function pass(ms: number) {
  vi.advanceTimersByTime(ms)
  await settle()
}

/** Also what was shown in between: a flash is a fault. */
async function waitFor(awaited: string) {
  const shown: boolean[] = []
  const useShown = (now: string | undefined) => {
    shown.push(useSlow(now))
    return shown.at(-1)
  }
  return { shown, ...(await renderHook(useShown, awaited as string | undefined)) }
}

test('a wait is slow after a moment, and no longer once it is over', async () => {
  const { latest, rerender } = await waitFor('list')
  await pass(299)
  expect(latest()).toBe(false)
  await pass(1)
  expect(latest()).toBe(true)
  await rerender(undefined)
  expect(latest()).toBe(false)
})

test('the next wait, also for the same, has a moment of its own', async () => {
  const { latest, rerender, shown } = await waitFor('list')
  await pass(300)
  const before = shown.length
  await rerender('other list')
  expect(shown.slice(before)).not.toContain(true)
  await pass(300)
  await rerender(undefined)
  await rerender('other list')
  expect(latest()).toBe(false)
})

test('a short wait does not make the one after it slow', async () => {
  const { latest, rerender } = await waitFor('list')
  await pass(200)
  await rerender(undefined)
  await rerender('list')
  await pass(200)
  expect(latest()).toBe(false)
})
