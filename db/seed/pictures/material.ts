/** Lit fills and placing: what turns flat outlines into plastic, steel, wood, glass and cloth. */
import { lettering } from './lettering.ts'
import { type Attributes, group, path, print, rect, shape, tone } from './paint.ts'

/** A gradient with its definition. Ids come from the content: equal fills share an id, different ones never collide. */
export type Fill = { defs: string; url: string }

function contentId(prefix: string, text: string): string {
  let hash = 5381
  for (const letter of text) hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  return prefix + hash.toString(36)
}

function gradient(name: string, vector: string, colours: string[]): Fill {
  const stops = colours.map((colour, at) => {
    const alpha = colour.length > 7 ? ` stop-opacity="${Number.parseInt(colour.slice(7), 16) / 255}"` : ''
    return `<stop offset="${at / (colours.length - 1)}" stop-color="${colour.slice(0, 7)}"${alpha}/>`
  })
  const id = contentId('f', vector + colours.join())
  return { defs: `<${name} id="${id}" ${vector}>${stops.join('')}</${name}>`, url: `url(#${id})` }
}

/** Evenly spaced colours from top to bottom; a colour may carry alpha as two more hex digits. */
export const down = (...colours: string[]) => gradient('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', colours)
/** Evenly spaced colours from left to right. */
export const across = (...colours: string[]) => gradient('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', colours)
/** Evenly spaced colours from the upper left to the lower right. */
export const slant = (...colours: string[]) => gradient('linearGradient', 'x1="0" y1="0" x2="1" y2="1"', colours)
/** Evenly spaced colours outwards from a point near the upper left. */
export const glow = (...colours: string[]) => gradient('radialGradient', 'cx=".36" cy=".3" r=".75"', colours)

/** A large moulded face. */
export const plastic = (hex: string) => slant(tone(hex, 0.3), hex, tone(hex, -0.22))
/** An upright round body. */
export const tube = (hex: string) =>
  across(tone(hex, -0.2), tone(hex, 0.25), tone(hex, 0.42), hex, tone(hex, -0.12), tone(hex, -0.36))
/** A round body lying along the picture. */
export const bar = (hex: string) => down(tone(hex, -0.05), tone(hex, 0.42), hex, tone(hex, -0.12), tone(hex, -0.36))

const STEEL_TONES = ['#8b95a1', '#e9edf1', '#ffffff', '#c2cad2', '#96a0ab', '#747f8b']
export const steelTube = across(...STEEL_TONES)
export const steelBar = down(...STEEL_TONES)
export const steelFace = slant('#f4f6f8', '#cfd6dd', '#a9b3bd', '#d5dbe1', '#9aa5b0')
export const brassFace = slant('#fbe7ae', '#e0b857', '#a97c22')
export const woodFace = (hex = '#d8a868') => slant(tone(hex, 0.28), hex, tone(hex, -0.16))

const paintOf = (fill: Fill | string) => (typeof fill === 'string' ? { defs: '', url: fill } : fill)

export function fill(d: string, material: Fill | string, more: Attributes = {}): string {
  const { defs, url } = paintOf(material)
  return defs + path(d, url, more)
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  material: Fill | string,
  more: Attributes = {},
) {
  const { defs, url } = paintOf(material)
  return defs + rect(x, y, width, height, url, { rx: r, ...more })
}

export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  material: Fill | string,
  more: Attributes = {},
): string {
  const { defs, url } = paintOf(material)
  return defs + shape('ellipse', { cx, cy, rx, ry, fill: url, ...more })
}

/** Keeps a drawing inside an outline. */
export function clipped(d: string, inner: string): string {
  const id = contentId('c', d)
  return `<clipPath id="${id}">${shape('path', { d })}</clipPath>${group(inner, { 'clip-path': `url(#${id})` })}`
}

/** The blurred shadow an outline throws on what lies below and to the right of it. */
export function castShadow(d: string, dx = 12, dy = 20, opacity = 0.22, blur = 11, more: Attributes = {}): string {
  const id = `near${blur}`
  const filter = `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>`
  const transform = `translate(${dx} ${dy})`
  return filter + path(d, '#1d2433', { opacity, transform, filter: `url(#${id})`, ...more })
}

/** The outline of a rounded rectangle, for shadows and clips. */
export const roundedPath = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** Moves a drawing made about the centre of the picture. */
export const placed = (inner: string, dx: number, dy: number, scale = 1, turn = 0) =>
  group(inner, {
    transform: `translate(${500 + dx} ${500 + dy})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`} translate(-500 -500)`,
  })

/** Where one piece of a pack lies: offset from the centre, scale and turn. */
export type Spot = [dx: number, dy: number, scale: number, turn?: number]

/** One piece as drawn; packs of two and of three or more laid out on the given spots, furthest first. */
export function pieces(count: number, draw: (index: number) => string, two: Spot[], three: Spot[]): string {
  if (count < 2) return draw(0)
  const spots = count === 2 ? two : three
  return spots.map(([dx, dy, scale, turn], index) => placed(draw(index), dx, dy, scale, turn)).join('')
}

/** Layouts for pieces(): two, then three or more. Tall things stand in a row, flat ones lie in a heap. */
export const ROW: [Spot[], Spot[]] = [
  [
    [-190, -10, 0.84],
    [150, 10, 0.84],
  ],
  [
    [200, -40, 0.74],
    [-230, -40, 0.74],
    [-20, 30, 0.78],
  ],
]
export const HEAP: [Spot[], Spot[]] = [
  [
    [-130, -130, 0.68],
    [90, 110, 0.68],
  ],
  [
    [140, -200, 0.58],
    [-170, -80, 0.58],
    [20, 170, 0.58],
  ],
]

/** The label with its middle at a point, made small enough for the room it has; an empty label prints nothing. */
export function printed(
  x: number,
  y: number,
  text: string,
  room: number,
  size: number,
  ink: string,
  more: Attributes = {},
) {
  if (!text) return ''
  const natural = lettering(text, size).width
  const fitting = natural > room ? (size * room) / natural : size
  return print(x, y + fitting * 0.36, text, fitting, ink, more)
}

/** White on dark colours, ink on light ones. */
export function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#1d2433' : '#ffffff'
}
