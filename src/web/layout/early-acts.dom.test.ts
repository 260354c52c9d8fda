import { afterEach, expect, test, vi } from 'vitest'
import { answerEarlyTap, EARLY_TAP_SCRIPT } from './early-tap.ts'

afterEach(() => document.body.replaceChildren())

/** A page that sleeps: its script has run, its buttons do nothing yet. */
function openPage() {
  new Function('window', EARLY_TAP_SCRIPT)(window)
  document.body.innerHTML = '<button type="button"><i>Menu</i></button><a href="#shop">Shop</a>'
  const [button, icon, link] = ['button', 'i', 'a'].map((name) => document.querySelector<HTMLElement>(name))
  return { button, icon, link, onClick: vi.fn() }
}

test('a button that was pressed before the page was awake is answered once it is, and once', () => {
  const { button, icon, onClick } = openPage()
  icon?.click()
  button?.addEventListener('click', onClick)
  answerEarlyTap()
  answerEarlyTap()
  expect(onClick).toHaveBeenCalledOnce()
})

test('what was pressed before something else, or is gone, is not', () => {
  const { button, link, onClick } = openPage()
  button?.addEventListener('click', onClick)
  button?.click()
  link?.click()
  answerEarlyTap()
  expect(onClick).toHaveBeenCalledOnce()
})

test('buttons that are pressed later are not pressed again', () => {
  const { button, onClick } = openPage()
  answerEarlyTap()
  button?.addEventListener('click', onClick)
  button?.click()
  answerEarlyTap()
  expect(onClick).toHaveBeenCalledOnce()
})
