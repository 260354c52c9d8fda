/** The few strokes every product picture is made of: tones of a colour, lit shapes, a contact shadow. */

import { lettering, strokeFor } from './lettering.ts'

export type Paint = {
  /** Main material of the object. */
  body: string
  /** Second colour: cap, band, cover print, clip. */
  accent: string
  /** Third colour: ink, tip, lining. Falls back to a dark ink. */
  detail: string
  /** Pieces in the pack; packs show their count. */
  count: number
  /** A word or two printed on the object, such as a brand band or ruling. */
  label: string
  /** Names a different build of the same kind, as each kind documents. */
  variant: string
}

/** Draws one kind of object inside a 1000 × 1000 view box, leaving 10% air on every side. */
export type Draw = (paint: Paint) => string

const round = (value: number) => Math.round(value * 100) / 100

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes a colour towards white (amount > 0) or black (amount < 0); amount is between −1 and 1. */
export function tone(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const mixed = channels(hex).map((value) => Math.round(value + (target - value) * Math.abs(amount)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Three tones of one material, lit from the upper left. */
export const tones = (hex: string) => ({ light: tone(hex, 0.35), base: hex, dark: tone(hex, -0.28) })

export type Attributes = Record<string, string | number | undefined>

/** One SVG element; attributes in SVG's own spelling. */
export function shape(name: string, attributes: Attributes, inner = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return inner ? `<${name}${text}>${inner}</${name}>` : `<${name}${text}/>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  shape('rect', { x, y, width, height, fill, ...more })

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  shape('circle', { cx, cy, r, fill, ...more })

export const path = (d: string, fill: string, more: Attributes = {}) => shape('path', { d, fill, ...more })

export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  shape('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const group = (inner: string, more: Attributes = {}) => shape('g', more, inner)

/** Turns a drawing about the centre of the picture (or a point of its own). */
export const turned = (degrees: number, inner: string, cx = 500, cy = 500) =>
  group(inner, { transform: `rotate(${degrees} ${cx} ${cy})` })

/** A horizontal rod seen from the side: light on top, base, shade below. Pens and pencils lie along it. */
export function rod(x: number, y: number, width: number, height: number, hex: string, more: Attributes = {}): string {
  const { light, base, dark } = tones(hex)
  const id = `rod${hex.slice(1)}`
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${base}"/><stop offset=".25" stop-color="${light}"/>` +
    `<stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    rect(x, y, width, height, `url(#${id})`, more)
  )
}

/** The soft shadow where an object touches the counter. */
export const contactShadow = (cx: number, cy: number, rx: number, ry = 26) =>
  shape('ellipse', { cx, cy, rx, ry, fill: '#1d2433', opacity: 0.16, filter: 'url(#soft)' })

/** Text printed on the object, standing on y and centred at x unless `text-anchor` says start or end. */
export function print(x: number, y: number, text: string, size: number, fill: string, more: Attributes = {}): string {
  const { 'text-anchor': anchor = 'middle', ...rest } = more
  const { width, strokes, scale } = lettering(text, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const glyphs = strokes.map(({ at, d }) => shape('path', { d, transform: `translate(${round(at)} 0)` })).join('')
  const pen = {
    fill: 'none',
    stroke: fill,
    'stroke-width': round(strokeFor(size) / scale),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  return group(group(glyphs, { ...pen, transform: `translate(${round(left)} ${y}) scale(${round(scale)})` }), rest)
}

/** Like print, made smaller where needed so that the words stay within a width. */
export function printWithin(
  x: number,
  y: number,
  width: number,
  text: string,
  size: number,
  fill: string,
  more: Attributes = {},
): string {
  const natural = lettering(text, size).width
  return print(x, y, text, natural > width ? (size * width) / natural : size, fill, more)
}

/** The badge at the lower right that says how many pieces a pack holds. */
export function packBadge(count: number): string {
  if (count < 2) return ''
  return circle(848, 848, 84, '#1d2433') + print(848, 868, `×${count}`, 58, '#ffffff')
}
