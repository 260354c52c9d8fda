/** What things are made of: gradients by material, outlines as path data, and the shadows objects lie in. */
import { type Attributes, group, path, tone } from './paint.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Stops = readonly Stop[]
type Direction = 'down' | 'across' | 'slant' | 'out'

const AXES: Record<Direction, string> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  across: 'x1="0" y1="0" x2="1" y2="0"',
  slant: 'x1="0" y1="0" x2="1" y2="1"',
  out: 'cx=".38" cy=".32" r=".75"',
}

/** Fills an outline with a gradient. Its id spells its content, so equal ids always mean equal gradients. */
export function shaded(d: string, direction: Direction, stops: Stops, more: Attributes = {}): string {
  const id = `${direction}${stops.map((stop) => stop.join('-')).join('_')}`.replace(/#/g, '').replace(/\./g, 'p')
  const element = direction === 'out' ? 'radialGradient' : 'linearGradient'
  const inner = stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')
  return `<${element} id="${id}" ${AXES[direction]}>${inner}</${element}>${path(d, `url(#${id})`, more)}`
}

/** A round, glossy surface across the light. */
export const plastic = (hex: string): Stops => [
  [0, tone(hex, -0.14)],
  [0.16, tone(hex, 0.28)],
  [0.27, tone(hex, 0.62)],
  [0.37, tone(hex, 0.2)],
  [0.62, hex],
  [1, tone(hex, -0.4)],
]

/** A round, dull surface: rubber, wood, paper wraps. */
export const matte = (hex: string): Stops => [
  [0, tone(hex, -0.05)],
  [0.28, tone(hex, 0.24)],
  [0.62, hex],
  [1, tone(hex, -0.34)],
]

/** A round, polished surface with the dark horizon metal shows. */
export const metal = (hex: string): Stops => [
  [0, tone(hex, -0.3)],
  [0.14, tone(hex, 0.5)],
  [0.27, tone(hex, 0.88)],
  [0.42, tone(hex, 0.12)],
  [0.6, tone(hex, -0.34)],
  [0.82, tone(hex, 0.05)],
  [1, tone(hex, -0.5)],
]

/** See-through plastic: only its edges and its shine are visible. */
export const clear = (hex: string): Stops => [
  [0, tone(hex, 0.3), 0.6],
  [0.18, '#ffffff', 0.85],
  [0.32, tone(hex, 0.7), 0.3],
  [0.7, tone(hex, 0.5), 0.22],
  [1, tone(hex, -0.1), 0.62],
]

/** A flat face, a little brighter where the light comes from. */
export const flat = (hex: string): Stops => [
  [0, tone(hex, 0.14)],
  [0.5, hex],
  [1, tone(hex, -0.1)],
]

/** The outline of a rectangle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (!r) return `M${x} ${y}h${width}v${height}h${-width}z`
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`
}

/** The outline through points, straight from one to the next. */
export const outline = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

/** Shows a drawing only inside an outline. The id spells the outline, as gradients spell theirs. */
export function clipped(d: string, inner: string): string {
  const id = `clip${d.replace(/[^0-9a-z]/gi, '_')}`
  return `<clipPath id="${id}">${path(d, '#000000')}</clipPath>${group(inner, { 'clip-path': `url(#${id})` })}`
}

/** An object lying or standing on the counter: everything drawn in it casts one shadow to the lower right. */
export const resting = (inner: string) => group(inner, { filter: 'url(#resting)' })

/** A thin thing lying on another: a sheet on a sheet, a clip on a barrel. */
export const lifted = (inner: string) => group(inner, { filter: 'url(#lifted)' })

const brightness = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return r * 0.3 + g * 0.59 + b * 0.11
}

/** Black or white, whichever reads better on a colour. */
export const inkOn = (hex: string) => (brightness(hex) > 150 ? '#1d2433' : '#ffffff')

/** The wanted ink where it can be read on a colour, black or white where it cannot. */
export const legible = (ink: string, on: string) => (Math.abs(brightness(ink) - brightness(on)) > 70 ? ink : inkOn(on))

/** Whether a variant, written as words with spaces, names this build. */
export const has = (variant: string, word: string) => variant.split(' ').includes(word)

/** Repeats a drawing: `times(3, (i) => …)`. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
