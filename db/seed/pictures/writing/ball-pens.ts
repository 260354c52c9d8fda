import { circle, type Draw, type Paint, rect, tone } from '../paint.ts'
import { has, matte, metal, plastic } from '../surface.ts'
import { ASSORTED, brand, clip, joint, point, ribs, ring, STEEL, tube, turnedPart } from './barrel.ts'
import { pens, shaft } from './pen-family.ts'

function retractable(paint: Paint): string {
  const { body, accent, detail, label, variant } = paint
  const polished = has(variant, 'metal')
  const trim = polished ? metal(accent) : plastic(accent)
  const grip = polished ? metal(tone(body, -0.2)) : matte(has(variant, 'clear') ? detail : accent)
  return (
    tube(440, 478, 16, trim, 9) +
    point(-478, 44, 13, detail) +
    turnedPart(
      [
        [-436, 15],
        [-376, 34],
        [-366, 37],
      ],
      polished ? metal(accent) : metal(STEEL),
    ) +
    turnedPart(
      [
        [-366, 37],
        [-290, 36],
        [-200, 41],
      ],
      grip,
    ) +
    ribs(-344, -222, 36, 20) +
    shaft(-200, 236, 42, paint) +
    ring(236, 16, 43, polished ? accent : STEEL) +
    turnedPart(
      [
        [252, 42],
        [400, 40],
        [440, 30],
      ],
      polished ? metal(body) : plastic(body),
    ) +
    brand(0, 340, label, body) +
    clip(424, 168, accent, true)
  )
}

/** Four plungers in four inks, one barrel. */
function multi(paint: Paint): string {
  const inks = ASSORTED.slice(0, 4)
  const slots = inks.map((ink, i) => {
    const y = -27 + i * 18
    return (
      rect(360, y - 6, 96, 12, '#000000', { rx: 6, opacity: 0.28 }) +
      rect(i === 0 ? 360 : 412, y - 8, 48, 15, ink, { rx: 6 })
    )
  })
  return (
    retractable({ ...paint, variant: '' }).replace(/$/, '') +
    tube(352, 470, 42, plastic(paint.body), 12) +
    slots.join('')
  )
}

function capped(paint: Paint): string {
  const { body, accent, label } = paint
  return (
    shaft(-180, 452, 37, paint) +
    tube(440, 470, 34, plastic(accent), 10) +
    brand(160, 420, label, body, 38) +
    turnedPart(
      [
        [-470, 32],
        [-462, 38],
        [-160, 44],
        [-152, 44],
      ],
      plastic(accent),
    ) +
    circle(-458, 0, 8, tone(accent, -0.45)) +
    joint(-176, 43) +
    clip(-448, -190, accent)
  )
}

/**
 * Ball pens: barrel in body, trim in accent, ink in detail.
 * Variants: retractable (none) · capped · clear · metal · multi (four inks) · assorted (a pack of inks).
 */
export const ballPen: Draw = pens(
  (paint) =>
    has(paint.variant, 'multi') ? multi(paint) : has(paint.variant, 'capped') ? capped(paint) : retractable(paint),
  7,
)
