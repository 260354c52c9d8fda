/** A picture in its frame: 1 shows it whole. */
const MOST = 4
/** What a button, a key or two taps zoom to. */
export const LARGE = 2.5

export type Point = { x: number; y: number }

export const withinReach = (scale: number) => Math.min(Math.max(scale, 1), MOST)

/** How far to scroll so that what lies under a point of the frame stays there when all grows by a factor. */
export const keepUnder = (scrolled: Point, at: Point, factor: number): Point => ({
  x: (scrolled.x + at.x) * factor - at.x,
  y: (scrolled.y + at.y) * factor - at.y,
})

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

type Tap = Point & { time: number }
const TWICE_MS = 350
const NEAR_PX = 30

/** Whether two taps are one gesture. */
export const isDoubleTap = (before: Tap | undefined, tap: Tap) =>
  before !== undefined && tap.time - before.time < TWICE_MS && distance(before, tap) < NEAR_PX
