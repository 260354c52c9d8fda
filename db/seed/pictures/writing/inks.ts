import { severalOf } from '../packs.ts'
import { circle, contactShadow, type Draw, line, type Paint, path, printWithin, rect, shape, tone } from '../paint.ts'
import { box, clipped, has, inkOn, matte, metal, plastic, resting, type Stops, shaded, times } from '../surface.ts'
import { assorted, inkSample, laidOut, point, shown, tube, turnedPart } from './barrel.ts'

const GLASSY: Stops = [
  [0, '#c3ccda', 0.8],
  [0.2, '#ffffff', 0.7],
  [0.34, '#ffffff', 0.08],
  [0.75, '#ffffff', 0.05],
  [1, '#9aa5b6', 0.7],
]
function refillPiece(paint: Paint, ink: string): string {
  const { accent, label, variant } = paint
  if (has(variant, 'cartridges')) {
    return (
      turnedPart(
        [
          [-250, 22],
          [-214, 24],
          [-190, 50],
          [220, 50],
          [250, 40],
        ],
        plastic(ink),
      ) +
      turnedPart(
        [
          [150, 50],
          [222, 50],
          [250, 40],
        ],
        plastic('#eef2f7'),
      ) +
      circle(-240, 0, 14, '#eef2f7') +
      rect(-150, -32, 270, 12, '#ffffff', { opacity: 0.45, rx: 6 })
    )
  }
  const thick = has(variant, 'jumbo') || has(variant, 'metal') ? 34 : has(variant, 'gel') ? 30 : 25
  const shell = has(variant, 'metal')
    ? tube(-330, 470, thick, metal(accent), 8)
    : tube(-330, 300, thick - 5, plastic(tone(ink, -0.1)), 4) +
      (has(variant, 'gel') ? tube(300, 350, thick - 5, plastic('#e8d9a8'), 4) : '') +
      tube(-330, 470, thick, GLASSY, 4)
  return (
    point(-480, 74, 10, ink) +
    turnedPart(
      [
        [-410, 11],
        [-390, thick * 0.7],
        [-330, thick],
      ],
      has(variant, 'metal') ? metal(accent) : plastic(accent),
    ) +
    shell +
    times(3, (i) => rect(430 + i * 12, -thick, 5, thick * 2, '#000000', { opacity: 0.16 })) +
    printWithin(60, 11, 320, label, 30, has(variant, 'metal') ? inkOn(accent) : '#ffffff')
  )
}

/**
 * Refills: ink in body, tip holder or metal shell in accent.
 * Variants: ball (none) · gel · jumbo · metal · cartridges (for fountain pens) · assorted.
 */
export const refill: Draw = (paint) => {
  const short = has(paint.variant, 'cartridges')
  const pieces = Array.from({ length: shown(paint.count) }, (_, i) =>
    refillPiece(paint, has(paint.variant, 'assorted') ? assorted(i) : paint.body),
  )
  return (
    (paint.count === 1 && !short ? inkSample(paint.body, 8) : '') + laidOut(pieces, short ? 126 : 84, short ? 560 : 930)
  )
}

const inkDrop = (ink: string) =>
  path('M850 700C884 760 896 790 896 812A46 46 0 0 1 804 812C804 790 816 760 850 700Z', ink) +
  path('M826 800a26 26 0 0 0 14 36', 'none', {
    stroke: '#ffffff',
    'stroke-width': 9,
    'stroke-linecap': 'round',
    opacity: 0.6,
  })

const GLASS: Record<string, string> = {
  square: 'M250 430Q250 370 320 360H400V330H600V360H680Q750 370 750 430V810Q750 860 700 860H300Q250 860 250 810Z',
  round:
    'M400 330H600V372C720 400 780 500 780 610C780 760 690 860 560 860H440C310 860 220 760 220 610C220 500 280 400 400 372Z',
  eyedropper: 'M410 330H590V400Q690 420 690 500V820Q690 860 650 860H350Q310 860 310 820V500Q310 420 410 400Z',
}

/**
 * Ink bottles: ink in body, cap in accent, paper label in detail.
 * Variants: square (none) · round · eyedropper.
 */
export const inkBottle: Draw = severalOf(({ body, accent, detail, count, label, variant }) => {
  const form = has(variant, 'round') ? 'round' : has(variant, 'eyedropper') ? 'eyedropper' : 'square'
  const glass = GLASS[form] ?? ''
  const plate = form === 'eyedropper' ? { x: 330, width: 340 } : { x: 320, width: 360 }
  const cap =
    shaded(box(376, 190, 248, 150, 18), 'across', plastic(accent)) +
    times(11, (i) => rect(390 + i * 21, 204, 6, 122, '#000000', { opacity: 0.16, rx: 3 })) +
    shaded(box(366, 316, 268, 30, 10), 'across', plastic(tone(accent, -0.2)))
  const dropper = shaded('M446 196C430 120 450 70 500 70S570 120 554 196Z', 'across', matte('#2a2e37'))
  return (
    contactShadow(510, 872, 300, 26) +
    resting(
      shaded(glass, 'across', [
        [0, tone(body, 0.55), 0.85],
        [0.5, '#ffffff', 0.75],
        [1, tone(body, 0.25), 0.9],
      ]) +
        clipped(glass, shaded(box(200, 452, 600, 380, 30), 'across', plastic(body))) +
        (form === 'eyedropper' ? dropper : '') +
        cap,
    ) +
    shape('ellipse', {
      cx: 500,
      cy: 452,
      rx: form === 'round' ? 236 : form === 'square' ? 248 : 186,
      ry: 16,
      fill: tone(body, 0.25),
      opacity: 0.8,
    }) +
    shaded(box(plate.x, 550, plate.width, 200, 12), 'across', [
      [0, '#efe9da'],
      [0.35, '#fffdf7'],
      [1, '#d8d1bf'],
    ]) +
    rect(plate.x, 566, plate.width, 10, detail) +
    rect(plate.x, 724, plate.width, 10, detail) +
    printWithin(500, 660, plate.width - 40, label || 'Ink', 76, detail) +
    path('M470 714q30 -44 60 0q-30 24 -60 0z', body) +
    line(
      form === 'round' ? 'M276 560C284 500 310 460 350 430' : `M${plate.x - (form === 'square' ? 40 : 0)} 480V790`,
      '#ffffff',
      16,
      { opacity: 0.55 },
    ) +
    (count === 1 ? inkDrop(body) : '')
  )
})
