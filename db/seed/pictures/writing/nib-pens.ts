import { circle, type Draw, group, line, type Paint, path, rect, tone } from '../paint.ts'
import { clear, has, metal, plastic, shaded } from '../surface.ts'
import { assorted, brand, clip, joint, laidOut, ring, shown, tube, turnedPart } from './barrel.ts'

/** A nib from the side that writes: shoulders, breather hole, slit, engraved edge. */
export const nib = (x: number, length: number, hex: string) => {
  const half = length * 0.27
  const d =
    `M${x} 0C${x + length * 0.3} -5 ${x + length * 0.42} ${-half} ${x + length * 0.72} ${-half}L${x + length} ${-half * 0.72}` +
    `V${half * 0.72}L${x + length * 0.72} ${half}C${x + length * 0.42} ${half} ${x + length * 0.3} 5 ${x} 0Z`
  return (
    shaded(d, 'down', metal(hex), { stroke: tone(hex, -0.45), 'stroke-width': 2 }) +
    line(`M${x + 4} 0H${x + length * 0.62}`, tone(hex, -0.7), 3) +
    circle(x + length * 0.64, 0, length * 0.045, tone(hex, -0.7)) +
    line(
      `M${x + length * 0.42} ${-half * 0.5}Q${x + length * 0.6} ${-half * 0.72} ${x + length * 0.92} ${-half * 0.5}` +
        `M${x + length * 0.42} ${half * 0.5}Q${x + length * 0.6} ${half * 0.72} ${x + length * 0.92} ${half * 0.5}`,
      tone(hex, -0.35),
      2.5,
    )
  )
}

const feed = path('M-452 8C-420 26 -390 40 -340 38V-20H-400Z', '#16181d')

function inkInside(ink: string): string {
  return (
    tube(-170, 300, 26, plastic('#eef2f7'), 10) +
    tube(-150, 180, 26, plastic(ink), 8) +
    rect(180, -26, 26, 52, '#2a2e37') +
    rect(206, -8, 150, 16, '#8d95a3', { rx: 6 })
  )
}

const writingEnd = ({ body, accent, detail, variant }: Paint) =>
  feed +
  nib(-486, 150, accent) +
  turnedPart(
    [
      [-352, 40],
      [-340, 33],
      [-250, 35],
      [-214, 40],
    ],
    plastic(has(variant, 'clear') ? tone(detail, -0.1) : tone(body, -0.5)),
  ) +
  ring(-216, 14, 42, accent)

function barrel({ body, accent, detail, label, variant }: Paint): string {
  const see = has(variant, 'clear')
  return (
    (see ? inkInside(detail) : '') +
    turnedPart(
      [
        [-202, 44],
        [60, 50],
        [380, 43],
        [418, 39],
        [444, 33],
        [460, 25],
        [469, 15],
        [472, 5],
      ],
      see ? clear(body) : plastic(body),
    ) +
    ring(396, 12, 41, accent) +
    (see ? '' : brand(100, 380, label, body, 40))
  )
}

const cap = (body: string, accent: string, see: boolean) =>
  turnedPart(
    [
      [-186, 6],
      [-183, 18],
      [-176, 28],
      [-165, 37],
      [-150, 43],
      [-130, 47],
      [160, 55],
    ],
    see ? clear(body) : plastic(body),
  ) +
  ring(118, 34, 55, accent) +
  rect(156, -50, 8, 100, '#000000', { rx: 4, opacity: 0.45 }) +
  ring(-146, 12, 46, accent) +
  clip(-140, 92, accent, true)

/**
 * Fountain pens: lacquer in body, nib and trim in accent (gold or steel), ink in detail.
 * Variants: open with its cap beside it (none) · capped · clear (demonstrator, ink shows).
 */
export const fountainPen: Draw = (paint) => {
  const see = has(paint.variant, 'clear')
  const capOf = (x: number, y: number) =>
    group(cap(paint.body, paint.accent, see), { transform: `translate(${x} ${y})` })
  const closed = () => (see ? writingEnd(paint) : '') + barrel(paint) + capOf(-306, 0) + joint(-142, 50)
  if (has(paint.variant, 'capped') || paint.count > 1) {
    return laidOut(Array.from({ length: shown(paint.count) }, closed), 124)
  }
  return laidOut([writingEnd(paint) + barrel(paint) + capOf(170, 158)], 100)
}

const bristles = (x: number, length: number, ink: string) => {
  const d = `M${x} 0C${x + length * 0.35} -10 ${x + length * 0.5} -30 ${x + length} -24V24C${x + length * 0.5} 30 ${x + length * 0.35} 10 ${x} 0Z`
  const hair = [-12, -5, 3, 11].map(
    (y) => `M${x + length} ${y}Q${x + length * 0.55} ${y * 1.3} ${x + length * 0.16} ${y * 0.1}`,
  )
  return shaded(d, 'down', plastic(ink)) + line(hair.join(''), tone(ink, 0.45), 2, { opacity: 0.55 })
}

function brush(paint: Paint): string {
  const { body, accent, detail, label, variant } = paint
  const dual = has(variant, 'dual')
  const end = dual
    ? turnedPart(
        [
          [352, 40],
          [392, 26],
          [412, 14],
          [440, 12],
        ],
        plastic(tone(body, -0.3)),
      ) + rect(438, -6, 34, 12, detail, { rx: 5 })
    : turnedPart(
        [
          [352, 40],
          [440, 36],
          [466, 24],
        ],
        plastic(body),
      )
  return (
    end +
    bristles(-480, 128, detail) +
    turnedPart(
      [
        [-360, 22],
        [-330, 30],
        [-250, 34],
      ],
      plastic(tone(body, -0.3)),
    ) +
    turnedPart(
      [
        [-250, 38],
        [-230, 42],
        [354, 42],
      ],
      plastic(body),
    ) +
    tube(-190, -150, 43, plastic(accent)) +
    (dual ? tube(300, 340, 43, plastic(accent)) : '') +
    brand(70, 340, label, body, 38)
  )
}

/** One stroke of a loaded brush, swelling and thinning. */
const brushStroke = (ink: string) =>
  path(
    'M430 838C520 770 600 734 690 742C760 748 800 786 856 754C822 820 762 836 700 816C620 790 540 800 430 838Z',
    ink,
    { opacity: 0.92 },
  )

/**
 * Brush pens: barrel in body, band in accent, bristles in detail.
 * Variants: brush (none) · dual (brush and fine tip) · assorted.
 */
export const brushPen: Draw = (paint) => {
  const many = has(paint.variant, 'assorted')
  const pieces = Array.from({ length: shown(paint.count) }, (_, i) =>
    brush(many ? { ...paint, accent: assorted(i + 4), detail: assorted(i + 4) } : paint),
  )
  return (paint.count === 1 ? brushStroke(paint.detail) : '') + laidOut(pieces, 106)
}
