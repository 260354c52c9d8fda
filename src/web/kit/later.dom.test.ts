import { act, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from './later.tsx'

/** The screen as the browser tells of it: what is watched comes near when a test says so. */
let near: () => void
const load = vi.fn<() => Promise<{ default: typeof Part }>>()
const Part = ({ name }: { name: string }) =>
  createElement('button', { type: 'button', onClick: () => pressed(name) }, name)
const pressed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  load.mockReset().mockResolvedValue({ default: Part })
  pressed.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A page as the server has made it, taken over by its scripts. */
async function openPage() {
  const Later = later(load)
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = '<div><!--$--><button type="button">Pen</button><!--/$--></div>'
  const button = page.querySelector('button')
  const root = await act(() => hydrateRoot(page, createElement(Later, { name: 'Pen' })))
  const press = () => act(() => page.querySelector('button')?.click())
  return { page, button, press, leave: () => act(() => root.unmount()) }
}

test('a part further down stands there asleep, its script not asked for, until it comes near', async () => {
  const { page, button, press, leave } = await openPage()
  expect(load).not.toHaveBeenCalled()
  await act(async () => near())
  await press()
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Pen')
  expect(page.querySelector('button'), 'the very button that the server sent').toBe(button)
  await leave()
})

test.each([
  ['a touch of the page', async () => void window.dispatchEvent(new Event('pointerdown'))],
  ['a moment', async () => void (await vi.advanceTimersByTimeAsync(1000))],
])('%s wakes it as well', async (_, happens) => {
  const { press, leave } = await openPage()
  await act(happens)
  await press()
  expect(pressed).toHaveBeenCalledOnce()
  await leave()
})

test('a script that does not come leaves the part as it is, and is asked for again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { page, press, leave } = await openPage()
  await act(async () => near())
  expect(page.textContent).toBe('Pen')
  await act(async () => near())
  await press()
  expect(pressed).toHaveBeenCalledOnce()
  await leave()
})
