/** Parts of things one writes with. They lie along the x axis, tip to the left, around y = 0. */
import { type Attributes, circle, group, line, path, printWithin, rect, tone } from '../paint.ts'
import { box, inkOn, lifted, metal, plastic, resting, type Stops, shaded, times } from '../surface.ts'

export const STEEL = '#b9c0cb'

/** A turned part: radii along the axis, mirrored, as on a lathe. */
export function turnedPart(radii: readonly (readonly [x: number, r: number])[], stops: Stops, more: Attributes = {}) {
  const upper = radii.map(([x, r]) => `${x} ${-r}`)
  const lower = radii.map(([x, r]) => `${x} ${r}`).reverse()
  return shaded(`M${[...upper, ...lower].join('L')}Z`, 'down', stops, { 'stroke-linejoin': 'round', ...more })
}

/** A tube with rounded ends. */
export const tube = (from: number, to: number, r: number, stops: Stops, rounding = 0) =>
  shaded(box(from, -r, to - from, r * 2, Math.min(rounding, r)), 'down', stops)

/** A polished ring around the barrel. */
export const ring = (x: number, width: number, r: number, hex = STEEL) => tube(x, x + width, r, metal(hex), 3)

/** A fine joint between two parts: a dark line with light beside it. */
export const joint = (x: number, r: number) =>
  rect(x, -r, 3, r * 2, '#000000', { opacity: 0.28 }) + rect(x + 3, -r, 3, r * 2, '#ffffff', { opacity: 0.25 })

/** Grip rings. */
export const ribs = (from: number, to: number, r: number, step = 16) =>
  times(Math.floor((to - from) / step) + 1, (i) => {
    const x = from + i * step
    const curve = (at: number) => `M${at} ${-r + 2}Q${at - 7} 0 ${at} ${r - 2}`
    return line(curve(x), '#000000', 4, { opacity: 0.3 }) + line(curve(x + 5), '#ffffff', 3, { opacity: 0.22 })
  })

/** The clip, held at `foot` and running to a rounded free end at `end`. */
export function clip(foot: number, end: number, hex: string, polished = false): string {
  const [x, width] = [Math.min(foot, end), Math.abs(end - foot)]
  const ball = end < foot ? end + 12 : end - 12
  return lifted(
    shaded(box(x, -25, width, 24, 11), 'down', polished ? metal(hex) : plastic(hex)) +
      circle(ball, -13, 6, tone(hex, 0.45), { opacity: 0.8 }),
  )
}

/** The brand printed along the barrel. */
export const brand = (x: number, width: number, label: string, on: string, size = 40) =>
  printWithin(x, size * 0.36, width, label, size, inkOn(on), { opacity: 0.92 })

/** A steel writing point with its ball. */
export const point = (x: number, length: number, r: number, ink: string) =>
  circle(x + 5, 0, 5, ink) +
  turnedPart(
    [
      [x + 4, 4],
      [x + length * 0.3, 6],
      [x + length * 0.34, r * 0.6],
      [x + length, r],
    ],
    metal(STEEL),
  )

/** A wavy line of ink, as a shopper would try the pen. */
export const inkSample = (ink: string, width: number) =>
  line(
    'M420 800C452 742 494 716 500 752C505 786 470 824 476 842C484 862 540 742 566 752C590 762 546 832 572 840' +
      'C600 848 622 752 650 758C676 764 640 828 664 834C690 840 708 778 738 780C764 782 776 812 836 790',
    ink,
    width,
  )

const ANGLE = -35
const RADIANS = (-ANGLE * Math.PI) / 180

/** Lays pieces side by side across the square, slanting, each casting its own shadow on the next. */
export function laidOut(pieces: readonly string[], pitch: number, length = 930): string {
  const height = pitch * pieces.length
  const slip = pieces.length > 1 ? 26 : 0
  const span = length + slip * (pieces.length - 1)
  const wide = span * Math.cos(RADIANS) + height * Math.sin(RADIANS)
  const tall = span * Math.sin(RADIANS) + height * Math.cos(RADIANS)
  const scale = Math.min(820 / wide, 820 / tall, 1.2)
  const girth = scale * (pieces.length > 1 ? 1.06 : 1.16)
  return pieces
    .map((piece, i) => {
      const row = i - (pieces.length - 1) / 2
      const place = `translate(500 500) rotate(${ANGLE}) scale(${scale.toFixed(3)} ${girth.toFixed(3)}) translate(${-row * slip} ${row * pitch})`
      return resting(group(piece, { transform: place }))
    })
    .join('')
}

/** How many pieces of a pack are drawn: all of a small one, five of a large one. */
export const shown = (count: number) => Math.max(1, Math.min(count, 5))

export const ASSORTED = [
  '#1f4fbf',
  '#c8322b',
  '#1d8a4e',
  '#1d2433',
  '#7a3fb0',
  '#e07b1a',
  '#0e8fa8',
  '#d6478f',
  '#f2b705',
  '#7b4a2a',
]

export const assorted = (index: number) => ASSORTED[index % ASSORTED.length] ?? '#1f4fbf'

/** A triangular or scalloped edge where paint meets sharpened wood. */
export const scallop = (x: number, r: number, depth: number, fill: string) => {
  const third = (r * 2) / 3
  const bite = (i: number) => `Q${x - depth} ${-r + third * (i + 0.5)} ${x} ${-r + third * (i + 1)}`
  return path(`M${x} ${-r}${bite(0)}${bite(1)}${bite(2)}L${x + 4} ${r}L${x + 4} ${-r}Z`, fill)
}
