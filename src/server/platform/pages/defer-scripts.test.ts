import { expect, test } from 'vitest'
import { sealScripts } from '../security/content-security.ts'
import { deferScripts } from './defer-scripts.ts'

const STYLES = '<link rel="stylesheet" href="/a.css"/>'
const PRELOAD = '<link rel="modulepreload" href="/a.js"/>'
const RUN = 'import * as route0 from "/a.js";import("/entry.js");'
const START = `<script nonce="n" type="module" async="">${RUN}</script>`

const pageWith = (seen: string) =>
  deferScripts(`<head>${PRELOAD}${PRELOAD}${STYLES}</head><body>${seen}${START}</body>`)

test('scripts are asked for once, after everything that is seen, and wait for it', () => {
  expect(pageWith('<img src="/hero.svg"/>')).toBe(
    `<head>${STYLES}</head><body><img src="/hero.svg"/>` +
      `<link rel="modulepreload" fetchpriority="low" href="/a.js"/>${START}</body>`,
  )
})

test('where pictures are seen first, nothing is asked for until they are there', () => {
  const page = pageWith('<img src="/hero.svg" fetchPriority="high"/>')
  expect(page).not.toMatch(/rel="modulepreload"|type="module"/)
  const browser = open(page)
  expect(browser.made).toEqual([])
  browser.load()
  browser.load()
  browser.show()
  expect(browser.made).toEqual([
    { rel: 'modulepreload', href: '/a.js' },
    { type: 'module', textContent: RUN },
  ])
})

test('nor before the frame that shows them is out, which is when the next one is announced, and a first one was seen', () => {
  const browser = open(pageWith('<img fetchPriority="high"/>'))
  browser.load()
  browser.frame()
  browser.paint()
  expect(browser.made).toEqual([])
  browser.frame()
  expect(browser.made).toEqual([])
  browser.paint()
  expect(browser.made).toHaveLength(2)
})

test('what scripts will fetch is asked for with them', () => {
  const texts = '<link rel="preload" as="fetch" href="/hi.json" crossorigin="anonymous"/>'
  const written = texts.replace('<link', '<link nonce="n"')
  const page = (seen: string) => deferScripts(`<head>${PRELOAD}${written}</head><body>${seen}${START}</body>`)
  expect(page('<p>Text</p>')).toBe(
    `<head></head><body><p>Text</p><link rel="modulepreload" fetchpriority="low" href="/a.js"/>${texts}${START}</body>`,
  )
  const browser = open(page('<img fetchPriority="high"/>'))
  browser.load()
  browser.show()
  expect(browser.made).toContainEqual({ rel: 'preload', as: 'fetch', crossOrigin: '', href: '/hi.json' })
})

test('a picture that never comes does not keep the page asleep, and one that comes late does not wake it twice', () => {
  const browser = open(pageWith('<img src="/hero.svg" fetchPriority="high"/>'))
  browser.waitLong()
  browser.load()
  browser.show()
  expect(browser.made).toHaveLength(2)
})

test('the policy of the page allows the start that is put off', () => {
  const sealed = sealScripts(pageWith('<img fetchPriority="high"/>'), 'n')
  const { policy } = sealScripts(`<script nonce="n">${RUN}</script>`, 'n')
  const [hash = '-'] = /'sha256-[^']+'/.exec(policy) ?? []
  expect(sealed.policy).toContain(hash)
})

test('a page without scripts stays as it is', () => {
  const page = `<head>${STYLES}</head><body><p>Closed</p></body>`
  expect(deferScripts(page)).toBe(page)
})

/** Runs the script that waits, as a browser does, and collects what it puts into the page. */
function open(page: string) {
  const [start = '', waiting = ''] = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
  const made: object[] = []
  const listeners: (() => void)[] = []
  const timers: (() => void)[] = []
  const frames: (() => void)[] = []
  const painted: (() => void)[] = []
  const browser = {
    document: {
      readyState: 'interactive',
      currentScript: { previousElementSibling: { textContent: start } },
      head: { append: (element: object) => made.push(element) },
      createElement: () => ({}),
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    requestAnimationFrame: (call: () => void) => frames.push(call),
    PerformanceObserver: function PerformanceObserver(call: () => void) {
      return { observe: () => painted.push(call) }
    },
    setTimeout: (call: () => void) => timers.push(call),
  }
  new Function(...Object.keys(browser), waiting)(...Object.values(browser))
  const callAll = (calls: (() => void)[]) => () => {
    for (const call of calls) call()
  }
  const frame = () => callAll(frames.splice(0))()
  const paint = () => callAll(painted.splice(0))()
  const show = () => {
    while (frames.length > 0) frame()
    paint()
  }
  return { made, load: callAll(listeners), waitLong: callAll(timers), frame, paint, show }
}
