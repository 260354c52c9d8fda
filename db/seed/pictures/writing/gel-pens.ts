import { circle, type Draw, type Paint, path, rect, tone } from '../paint.ts'
import { clear, has, matte, plastic, times } from '../surface.ts'
import { brand, clip, joint, point, ring, tube, turnedPart } from './barrel.ts'
import { pens, shaft } from './pen-family.ts'

const sparkle = (x: number, y: number, r: number) =>
  path(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    '#ffffff',
    { opacity: 0.9 },
  )

const glitter = times(11, (i) => sparkle(-180 + i * 40, ((i * 37) % 50) - 24, 9 + (i % 3) * 4))

function gel(paint: Paint): string {
  const { body, accent, detail, label, variant } = paint
  const grip = tone(accent, -0.05)
  const end = has(variant, 'capped')
    ? tube(430, 474, 38, plastic(accent), 14)
    : tube(424, 474, 18, plastic(accent), 10) +
      turnedPart(
        [
          [250, 44],
          [410, 42],
          [430, 34],
        ],
        plastic(accent),
      )
  return (
    point(-482, 62, 10, detail) +
    turnedPart(
      [
        [-424, 11],
        [-396, 20],
        [-350, 38],
      ],
      has(variant, 'clear') ? clear(body) : plastic(body),
    ) +
    turnedPart(
      [
        [-352, 38],
        [-300, 41],
        [-180, 43],
      ],
      matte(grip),
    ) +
    times(14, (i) => circle(-330 + (i % 7) * 22, i < 7 ? -10 : 12, 6, tone(grip, -0.35))) +
    shaft(-180, has(variant, 'capped') ? 434 : 254, 43, paint) +
    (has(variant, 'glitter') ? glitter : '') +
    joint(-182, 43) +
    end +
    brand(40, 360, label, body, 42) +
    (has(variant, 'capped') ? '' : ring(250, 10, 44) + clip(410, 140, accent))
  )
}

function gelCapped(paint: Paint): string {
  const { accent, detail } = paint
  const cap = paint.variant.includes('clear') ? clear(accent) : plastic(accent)
  return (
    gel(paint) +
    turnedPart(
      [
        [-488, 26],
        [-474, 38],
        [-190, 48],
        [-170, 48],
      ],
      cap,
    ) +
    rect(-178, -48, 10, 96, detail, { opacity: 0.35 }) +
    clip(-462, -206, accent)
  )
}

/**
 * Gel pens: barrel in body, grip and clip in accent, ink in detail.
 * Variants: retractable (none) · capped · clear · glitter · assorted.
 */
export const gelPen: Draw = pens((paint) => (has(paint.variant, 'capped') ? gelCapped(paint) : gel(paint)), 10)
