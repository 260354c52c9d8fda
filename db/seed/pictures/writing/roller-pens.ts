import { type Draw, group, line, type Paint, rect, tone } from '../paint.ts'
import { has, plastic } from '../surface.ts'
import { brand, clip, laidOut, point, ring, tube, turnedPart } from './barrel.ts'
import { pens } from './pen-family.ts'

function roller(paint: Paint): string {
  const { body, accent, detail, label, variant } = paint
  const section = tone(body, -0.35)
  const open =
    point(-470, 56, 11, detail) +
    turnedPart(
      [
        [-416, 12],
        [-390, 22],
        [-360, 27],
        [-230, 34],
      ],
      plastic(section),
    ) +
    ring(-236, 14, 37, accent)
  const barrel =
    turnedPart(
      [
        [-222, 39],
        [120, 44],
        [420, 38],
        [440, 35],
        [454, 29],
        [463, 20],
        [467, 8],
      ],
      plastic(body),
    ) +
    ring(424, 10, 37, accent) +
    brand(120, 380, label, body, 40)
  if (!has(variant, 'capped')) return open + barrel
  const cap = turnedPart(
    [
      [-474, 8],
      [-471, 20],
      [-463, 30],
      [-450, 37],
      [-430, 42],
      [-130, 49],
    ],
    plastic(body),
  )
  return (
    barrel +
    cap +
    ring(-150, 22, 50, accent) +
    ring(-442, 10, 40, accent) +
    clip(-436, -180, accent, true) +
    line('M-126 -46V46', '#000000', 3, { opacity: 0.3 })
  )
}

/** The cap of an uncapped pen, lying beside it. */
const looseCap = (body: string, accent: string) =>
  group(
    tube(-150, 150, 48, plastic(body), 20) +
      rect(142, -40, 10, 80, tone(body, -0.6), { rx: 5 }) +
      ring(118, 20, 49, accent) +
      ring(-122, 10, 48, accent) +
      clip(-112, 96, accent, true),
  )

/**
 * Roller-ball pens: lacquer in body, trim in accent, ink in detail.
 * Variants: uncapped with its cap beside it (none) · capped · assorted.
 */
export const rollerPen: Draw = (paint) => {
  if (paint.count > 1 || has(paint.variant, 'capped'))
    return pens(roller, 9)({ ...paint, variant: `${paint.variant} capped` })
  return laidOut(
    [`${roller(paint)}${group(looseCap(paint.body, paint.accent), { transform: 'translate(150 150)' })}`],
    100,
  )
}
