import { type Draw, line, type Paint, rect, tone } from '../paint.ts'
import { has, matte, metal, plastic, type Stops, shaded, times } from '../surface.ts'
import {
  assorted,
  brand,
  clip,
  inkSample,
  laidOut,
  point,
  ribs,
  ring,
  STEEL,
  scallop,
  shown,
  tube,
  turnedPart,
} from './barrel.ts'

const WOOD = '#e3bd8a'

/** Three facets of a hexagonal rod, sharply divided. */
const facets = (hex: string): Stops => [
  [0, tone(hex, 0.22)],
  [0.28, tone(hex, 0.42)],
  [0.29, tone(hex, 0.06)],
  [0.7, tone(hex, -0.04)],
  [0.71, tone(hex, -0.3)],
  [1, tone(hex, -0.42)],
]

type Stick = { from: number; to: number; r: number; hex: string; lead: string; stops?: Stops }

/** A sharpened stick: lead, cut wood with its grain, scalloped paint. Colour pencils are made of it too. */
export function sharpened({ from, to, r, hex, lead, stops = facets(hex) }: Stick): string {
  const cone = from + r * 2.9
  return (
    shaded(`M${cone + 14} ${-r}L${from + r * 0.7} ${-r * 0.26}V${r * 0.26}L${cone + 14} ${r}Z`, 'down', matte(WOOD)) +
    line(
      `M${cone} ${-r * 0.4}L${from + r * 1.2} ${-r * 0.16}M${cone} ${r * 0.3}L${from + r * 1.4} ${r * 0.12}`,
      tone(WOOD, -0.25),
      2,
    ) +
    shaded(
      `M${from} -1.5Q${from - 3} 0 ${from} 1.5L${from + r * 0.95} ${r * 0.34}V${-r * 0.34}Z`,
      'down',
      plastic(lead),
    ) +
    tube(cone, to, r, stops) +
    scallop(cone, r, r * 0.45, tone(hex, 0.06))
  )
}

const eraserEnd = (x: number, r: number, accent: string) =>
  tube(x + 52, x + 96, r - 2, matte(accent), 14) +
  tube(x, x + 62, r + 1, metal(STEEL), 3) +
  [10, 24, 40].map((at) => rect(x + at, -r - 1, 5, r * 2 + 2, '#000000', { opacity: 0.22 })).join('')

const dipped = (x: number, r: number, accent: string) =>
  rect(x - 16, -r, 12, r * 2, '#ffffff', { opacity: 0.85 }) + tube(x, x + 72, r, plastic(accent), 10)

function graphite(paint: Paint): string {
  const { body, accent, label, variant } = paint
  const r = has(variant, 'triangular') ? 40 : 34
  const hex = has(variant, 'natural') ? '#d9b07a' : body
  const stops: Stops = has(variant, 'triangular')
    ? [
        [0, tone(hex, 0.4)],
        [0.5, tone(hex, 0.1)],
        [0.51, tone(hex, -0.2)],
        [1, tone(hex, -0.4)],
      ]
    : has(variant, 'charcoal')
      ? matte('#26282d')
      : facets(hex)
  if (has(variant, 'checking')) {
    return (
      sharpened({ from: -480, to: 20, r, hex: body, lead: body }) +
      `<g transform="scale(-1 1)">${sharpened({ from: -480, to: -16, r, hex: accent, lead: accent })}</g>` +
      rect(-6, -r, 26, r * 2, '#e7c766') +
      brand(-150, 240, label, body, 32)
    )
  }
  const stripes = has(variant, 'stripes') ? [-r * 0.5, r * 0.32].map((y) => rect(-380, y, 760, 9, accent)).join('') : ''
  const plain = ['plain', 'charcoal'].some((word) => has(variant, word))
  return (
    sharpened({ from: -480, to: 392, r, hex: has(variant, 'charcoal') ? '#26282d' : hex, lead: '#3a3d45', stops }) +
    stripes +
    (plain ? dipped(384, r, accent) : eraserEnd(384, r, accent)) +
    brand(130, 400, label, hex, 38)
  )
}

/**
 * Pencils: lacquer in body, eraser or dipped end in accent. Label: grade or brand.
 * Variants: hexagonal with eraser (none) · plain (dipped end) · triangular · stripes (accent lines) · natural (bare wood)
 * · charcoal · checking (one half body, one half accent) · assorted.
 */
export const pencil: Draw = (paint) => {
  const pieces = Array.from({ length: shown(paint.count) }, (_, i) =>
    graphite(has(paint.variant, 'assorted') ? { ...paint, body: assorted(i) } : paint),
  )
  const sample = paint.count === 1 ? inkSample(has(paint.variant, 'checking') ? paint.body : '#5b5f69', 9) : ''
  return sample + laidOut(pieces, 92)
}

const knurl = (from: number, to: number, r: number) =>
  line(
    times(
      Math.floor((to - from) / 14),
      (i) =>
        `M${from + i * 14} ${-r + 4}L${from + i * 14 + 14} ${r - 4}M${from + i * 14 + 14} ${-r + 4}L${from + i * 14} ${r - 4}`,
    ),
    '#000000',
    2.5,
    { opacity: 0.35 },
  )

function propelling(paint: Paint): string {
  const { body, accent, detail, label, variant } = paint
  const drafting = has(variant, 'metal')
  const skin = drafting ? metal(body) : plastic(body)
  return (
    rect(-482, -2.5, 40, 5, '#3a3d45', { rx: 2 }) +
    point(-462, 46, 9, STEEL) +
    turnedPart(
      [
        [-418, 10],
        [-400, 14],
        [-340, 32],
      ],
      metal(STEEL),
    ) +
    turnedPart(
      [
        [-340, 33],
        [-170, 36],
      ],
      drafting ? metal(tone(detail, 0.35)) : matte(detail),
    ) +
    (drafting ? knurl(-336, -180, 34) : ribs(-316, -190, 34, 18)) +
    ring(-172, 12, 38) +
    tube(-160, 340, 37, skin, 4) +
    brand(30, 320, label, body, 36) +
    ring(336, 12, 38) +
    tube(348, 410, 32, skin, 4) +
    tube(404, 452, 22, metal(STEEL), 4) +
    tube(446, 476, 18, matte(accent), 10) +
    clip(392, 170, drafting ? STEEL : accent, drafting)
  )
}

/** The flat tube that spare leads come in, three leads slid out. */
function leadTube({ accent, label }: Paint): string {
  return (
    [-14, 0, 14].map((y) => rect(-170, y - 3, 120, 6, '#3a3d45', { rx: 3 })).join('') +
    tube(
      -90,
      150,
      34,
      [
        [0, '#ffffff', 0.95],
        [0.4, '#e8edf4', 0.8],
        [1, '#aeb7c4', 0.9],
      ],
      12,
    ) +
    tube(110, 172, 36, plastic(accent), 10) +
    brand(10, 170, label || '0.7 HB', '#ffffff', 30)
  )
}

/**
 * Mechanical pencils: barrel in body, clip and eraser in accent, grip in detail.
 * Variants: plastic (none) · metal (drafting, knurled) · leads (with a tube of leads) · assorted.
 */
export const mechanicalPencil: Draw = (paint) => {
  const pieces = Array.from({ length: shown(paint.count) }, (_, i) =>
    propelling(has(paint.variant, 'assorted') ? { ...paint, body: assorted(i) } : paint),
  )
  const spare = `<g transform="translate(190 150)">${leadTube(paint)}</g>`
  if (has(paint.variant, 'leads')) return laidOut([...pieces.slice(0, -1), (pieces.at(-1) ?? '') + spare], 100)
  return (paint.count === 1 ? inkSample('#5b5f69', 6) : '') + laidOut(pieces, 100)
}
