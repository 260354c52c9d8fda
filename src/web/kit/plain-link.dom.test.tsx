import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { settle } from '#tests/support/render-hook.ts'
import { GoTo, PlainLink } from './plain-link.tsx'

const goTo = vi.fn()
afterEach(() => {
  goTo.mockClear()
  document.body.replaceChildren()
})

/** Clicks a link and says whether the browser would have opened its address. */
async function click(init: MouseEventInit, onClick?: (event: { preventDefault: () => void }) => void) {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  root.render(
    <GoTo value={goTo}>
      <PlainLink to="/About?id=7" onClick={onClick}>
        Pen
      </PlainLink>
    </GoTo>,
  )
  await settle()
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  page.querySelector('a[href="/About?id=7"]')?.dispatchEvent(event)
  root.unmount()
  return { isLeftToBrowser: !event.defaultPrevented }
}

test('a click goes to the page without loading it anew, after what the card itself does', async () => {
  const selected = vi.fn(() => expect(goTo).not.toHaveBeenCalled())
  expect(await click({}, selected)).toEqual({ isLeftToBrowser: false })
  expect(selected).toHaveBeenCalledOnce()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/About?id=7')
})

test.each<[string, MouseEventInit]>([
  ['with Ctrl', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['of the wheel', { button: 1 }],
])('a click %s is left to the browser: it opens another tab or saves', async (_, init) => {
  expect(await click(init)).toEqual({ isLeftToBrowser: true })
  expect(goTo).not.toHaveBeenCalled()
})

test('a click that was dealt with goes nowhere', async () => {
  await click({}, (event) => event.preventDefault())
  expect(goTo).not.toHaveBeenCalled()
})
