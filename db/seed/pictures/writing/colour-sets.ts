import { type Draw, group, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { box, has, inkOn, matte, metal, plastic, resting, shaded, times } from '../surface.ts'
import { STEEL, tube, turnedPart } from './barrel.ts'
import { sharpened } from './pencils.ts'
import { type DrawStick, fan, openBox, openTray, shade, upright, wrapped } from './stick-boxes.ts'

const colourPencil: DrawStick = (colour, r) => sharpened({ from: -300, to: 300, r, hex: colour, lead: colour })

const paintBrush = resting(
  group(
    turnedPart(
      [
        [-190, 16],
        [-60, 22],
        [330, 9],
      ],
      plastic('#1d2433'),
    ) +
      turnedPart(
        [
          [-270, 22],
          [-186, 17],
        ],
        metal(STEEL),
      ) +
      shaded('M-262 -22C-310 -30 -340 -10 -372 0C-340 10 -310 30 -262 22Z', 'down', matte('#8a5a33')),
    { transform: 'translate(500 890) rotate(-4) scale(.95)' },
  ),
)

/**
 * Colour pencils: box in body, its print in accent; count is how many the box holds.
 * Variants: open box (none) · tin · fan (pencils alone) · watercolour (with a brush).
 */
export const colourPencils: Draw = (paint) => {
  if (has(paint.variant, 'fan')) return fan(paint.count, colourPencil)
  if (has(paint.variant, 'tin')) return openTray({ ...paint, stick: colourPencil }, '#f3f1ec')
  return openBox({ ...paint, stick: colourPencil }) + (has(paint.variant, 'watercolour') ? paintBrush : '')
}

/**
 * Crayons: box in body, its print in accent; count is how many the box holds.
 * Variants: open box (none) · jumbo (fewer, thick) · fan.
 */
export const crayons: Draw = (paint) => {
  const most = has(paint.variant, 'jumbo') ? 8 : 12
  if (has(paint.variant, 'fan')) return fan(paint.count, wrapped, most)
  return openBox({ ...paint, label: paint.label || 'Crayons', stick: wrapped, most, unit: 'crayons' })
}

const pastel: DrawStick = (colour, r) =>
  shaded(box(-300, -r, 600, r * 2, r * 0.25), 'down', matte(colour)) +
  shaded(box(-170, -r, 420, r * 2), 'down', matte('#f4f1ea')) +
  rect(-150, -r, 60, r * 2, colour, { opacity: 0.85 }) +
  line(`M-286 ${-r * 0.4}h60M-280 ${r * 0.3}h40`, tone(colour, 0.35), 5, { opacity: 0.6 })

/**
 * Oil pastels: tray and lid in body, lid print in accent; count is how many the tray holds.
 * Variants: open tray (none) · fan.
 */
export const oilPastels: Draw = (paint) =>
  has(paint.variant, 'fan')
    ? fan(paint.count, pastel)
    : openTray({ ...paint, label: paint.label || 'Oil pastels', stick: pastel, unit: 'shades' }, '#fbfaf7')

const sketchPen: DrawStick = (colour, r) =>
  turnedPart(
    [
      [-300, r * 0.5],
      [-288, r * 0.82],
      [-80, r],
    ],
    plastic(colour),
  ) +
  tube(-80, 270, r * 0.9, plastic('#f7f8fa')) +
  rect(-78, -r * 0.9, 8, r * 1.8, '#000000', { opacity: 0.2 }) +
  rect(110, -r * 0.9, 90, r * 1.8, colour, { opacity: 0.85 }) +
  tube(262, 300, r * 0.86, plastic(colour), r * 0.5)

/** A clear pouch with a printed header and a press stud. */
function pouch({ body, accent, label, count }: Paint): string {
  const shown = Math.max(6, Math.min(12, count))
  const pitch = 596 / shown
  const pens = times(shown, (i) => upright(sketchPen(shade(i), pitch * 0.45), 202 + pitch * (i + 0.5), 560, 0.98))
  return (
    resting(
      shaded(box(170, 130, 660, 760, 34), 'slant', [
        [0, '#ffffff', 0.75],
        [1, '#cdd7ea', 0.75],
      ]),
    ) +
    pens +
    path(box(170, 620, 660, 270, 34), '#ffffff', { opacity: 0.3 }) +
    path('M230 300L420 300L300 860H200Z', '#ffffff', { opacity: 0.16 }) +
    shaded('M170 164A34 34 0 0 1 204 130H796A34 34 0 0 1 830 164V262Q500 320 170 262Z', 'slant', [
      [0, tone(body, 0.14)],
      [1, tone(body, -0.12)],
    ]) +
    path('M170 236Q500 294 830 236V262Q500 320 170 262Z', accent) +
    printWithin(500, 222, 520, label || 'Sketch pens', 72, inkOn(body)) +
    line('M186 640Q500 690 814 640', '#ffffff', 6, { opacity: 0.7, 'stroke-dasharray': '16 12' }) +
    path(box(172, 132, 656, 756, 32), 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.8 })
  )
}

/**
 * Sketch pens: pouch or box in body, its print in accent; count is how many it holds.
 * Variants: clear pouch (none) · box · fan.
 */
export const sketchPens: Draw = (paint) => {
  if (has(paint.variant, 'fan')) return fan(paint.count, sketchPen)
  if (has(paint.variant, 'box')) return openBox({ ...paint, label: paint.label || 'Sketch pens', stick: sketchPen })
  return pouch(paint)
}

const chalkStick = (colour: string): string =>
  turnedPart(
    [
      [-150, 30],
      [-146, 32],
      [150, 36],
      [154, 34],
    ],
    matte(colour),
  ) +
  shaded('M150 -34a14 34 0 0 1 0 68a14 34 0 0 1 0 -68z', 'down', [
    [0, tone(colour, 0.5)],
    [1, tone(colour, -0.08)],
  ])

const chalkInBox: DrawStick = (colour, r) => shaded(box(-150, -r, 450, r * 2, r * 0.3), 'down', matte(colour))

const WHITE = '#f8f7f3'
const CHALKS = ['#f7b6c2', '#f8e08a', '#a9d9f0', '#b5dfb0', '#f6c398', '#d2bdea']

/**
 * Chalk: box in body, its print in accent.
 * Variants: white sticks (none) · coloured · dustless (printed so).
 */
export const chalk: Draw = (paint) => {
  const shadeOf = (i: number) => (has(paint.variant, 'coloured') ? (CHALKS[i % CHALKS.length] ?? WHITE) : WHITE)
  const label = paint.label || (has(paint.variant, 'dustless') ? 'Dustless chalk' : 'Chalk')
  const carton = openBox({ ...paint, label, stick: chalkInBox, most: 10, unit: 'sticks', shadeOf })
  const loose = times(2, (i) =>
    resting(
      group(chalkStick(shadeOf(i + 1)), {
        transform: `translate(${290 + i * 344} ${862 - i * 6}) rotate(${-8 + i * 14})`,
      }),
    ),
  )
  return group(carton, { transform: 'translate(40 -60) scale(.92)' }) + loose
}
