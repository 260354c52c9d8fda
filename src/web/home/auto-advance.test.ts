import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autoAdvance, nextOffset, STRIP_INTERVALS_MS } from './auto-advance.ts'

const page = { hidden: false, lessMotion: false }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { hidden: false, lessMotion: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('matchMedia', () => ({ matches: page.lessMotion }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A strip that shows 600 of its 1,000 pixels. */
function aStrip() {
  const strip = {
    scrollLeft: 0,
    scrollWidth: 1_000,
    clientWidth: 600,
    scrollTo: ({ left }: ScrollToOptions) => {
      strip.scrollLeft = left ?? 0
    },
  }
  return strip as typeof strip & Parameters<typeof autoAdvance>[0]
}

test.each([
  [0, 240],
  [240, 400],
  [399.5, 0],
  [400, 0],
])('[HOME-05] from %d px a strip with 400 px to go moves to %d px', (scrollLeft, next) => {
  expect(nextOffset({ scrollLeft, scrollWidth: 1_000, clientWidth: 600 })).toBe(next)
})

test('[HOME-05] the strips step every 3, 5 and 8 seconds and wrap back to the start', () => {
  const strips = STRIP_INTERVALS_MS.map((pace) => {
    const strip = aStrip()
    autoAdvance(strip, pace)
    return strip
  })
  const offsets = () => strips.map(({ scrollLeft }) => scrollLeft)
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return offsets()
  }
  expect(after(2_999)).toEqual([0, 0, 0])
  expect(after(1)).toEqual([240, 0, 0])
  expect(after(2_000)).toEqual([240, 240, 0])
  expect(after(3_000)).toEqual([400, 240, 240])
  expect(after(1_000)).toEqual([0, 240, 240])
})

test.each(['hidden', 'lessMotion'] as const)(
  '[HOME-05] a strip rests while the page is "%s", then goes on',
  (reason) => {
    const strip = aStrip()
    autoAdvance(strip, 3_000)
    page[reason] = true
    vi.advanceTimersByTime(9_000)
    expect(strip.scrollLeft).toBe(0)
    page[reason] = false
    vi.advanceTimersByTime(3_000)
    expect(strip.scrollLeft).toBe(240)
  },
)

test('a stopped strip stays where it is', () => {
  const strip = aStrip()
  const stop = autoAdvance(strip, 3_000)
  stop()
  vi.advanceTimersByTime(9_000)
  expect(strip.scrollLeft).toBe(0)
})
