import { severalOf } from '../packs.ts'
import { circle, type Draw, group, line, path, printWithin, rect, tone } from '../paint.ts'
import { box, flat, has, inkOn, legible, outline, shaded, times } from '../surface.ts'
import { laid, WHITE } from './leaf.ts'
import { SHEET_COLOURS } from './loose-sheets.ts'

const [X, Y, WIDTH, HEIGHT, THICK] = [190, 120, 540, 640, 96]
const [RIGHT, BOTTOM] = [X + WIDTH, Y + HEIGHT]

const rightSide = outline([RIGHT, Y], [RIGHT + THICK, Y + THICK], [RIGHT + THICK, BOTTOM + THICK], [RIGHT, BOTTOM])
const lowerSide = outline([X, BOTTOM], [RIGHT, BOTTOM], [RIGHT + THICK, BOTTOM + THICK], [X + THICK, BOTTOM + THICK])

/** The wrapper as it leaves the mill: three faces, folded and glued at the ends. */
const wrapper = (hex: string) =>
  shaded(rightSide, 'across', [
    [0, tone(hex, -0.16)],
    [1, tone(hex, -0.34)],
  ]) +
  shaded(lowerSide, 'down', [
    [0, tone(hex, -0.26)],
    [1, tone(hex, -0.44)],
  ]) +
  line(
    `M${X} ${BOTTOM}L${X + 300} ${BOTTOM + THICK * 0.6}L${RIGHT} ${BOTTOM}M${X + THICK} ${BOTTOM + THICK}L${X + 300} ${BOTTOM + THICK * 0.6}`,
    tone(hex, -0.55),
    4,
    { opacity: 0.6 },
  ) +
  shaded(box(X, Y, WIDTH, HEIGHT, 4), 'slant', flat(hex)) +
  line(`M${X + 6} ${Y + 3}H${RIGHT - 6}M${X + 3} ${Y + 6}V${BOTTOM - 6}`, '#ffffff', 5, { opacity: 0.4 })

const sheetEdges = (colourAt: (level: number) => string) =>
  times(16, (i) => {
    const at = THICK - i * 6
    return rect(X + at, Y + at, WIDTH, HEIGHT, tone(colourAt(i), i % 2 ? -0.05 : -0.13))
  }) +
  shaded(box(X, Y, WIDTH, HEIGHT, 3), 'slant', [
    [0, '#ffffff'],
    [1, tone(colourAt(16), -0.04)],
  ])

/** Wrapper left on the lower half, torn where the sheets come out. */
function tornWrapper(hex: string): string {
  const tear = Y + 250
  const top = `M${X} ${tear}l90 -34l80 42l110 -50l100 46l80 -30l80 26V${BOTTOM}H${X}Z`
  const side = outline(
    [RIGHT, tear],
    [RIGHT + THICK * 0.5, tear + 20],
    [RIGHT + THICK, tear + THICK - 10],
    [RIGHT + THICK, BOTTOM + THICK],
    [RIGHT, BOTTOM],
  )
  return (
    shaded(side, 'across', [
      [0, tone(hex, -0.16)],
      [1, tone(hex, -0.34)],
    ]) +
    shaded(lowerSide, 'down', [
      [0, tone(hex, -0.26)],
      [1, tone(hex, -0.44)],
    ]) +
    shaded(top, 'slant', flat(hex)) +
    line(`M${X} ${tear}l90 -34l80 42l110 -50l100 46l80 -30l80 26`, '#ffffff', 8)
  )
}

const landscape =
  path(box(X + 60, Y + 70, WIDTH - 120, 280, 12), '#8fd0ee') +
  circle(X + 380, Y + 150, 44, '#fbe07a') +
  path(`M${X + 60} ${Y + 350}l140 -150l100 90l80 -70l100 130z`, '#2f9e4f')

/**
 * Reams: wrapper in body, band in accent, print in detail. Label: size and weight, such as "A4 75 gsm".
 * Variants: wrapped (none) · open (sheets show) · coloured (sheets in many colours) · photo (a picture on the wrap).
 */
export const ream: Draw = severalOf(({ body, accent, detail: wanted, label, variant }) => {
  const detail = legible(wanted, body)
  const mid = X + WIDTH / 2
  const size = label || 'A4 75 GSM'
  const coloured = has(variant, 'coloured')
  if (coloured || has(variant, 'open')) {
    const colourAt = (level: number) =>
      coloured ? (SHEET_COLOURS[Math.floor(level / 3) % SHEET_COLOURS.length] ?? WHITE) : '#fdfcf8'
    return laid(
      sheetEdges(colourAt) +
        tornWrapper(body) +
        rect(X, Y + 480, WIDTH, 60, accent) +
        printWithin(mid, Y + 420, WIDTH - 120, 'Copier paper', 72, detail) +
        printWithin(mid, Y + 526, WIDTH - 120, size, 46, inkOn(accent)),
      -5,
    )
  }
  const band = path(
    `M${X} ${Y + 380}C${X + 180} ${Y + 240} ${X + 320} ${Y + 420} ${RIGHT} ${Y + 230}V${Y + 360}C${X + 340} ${Y + 510} ${X + 180} ${Y + 370} ${X} ${Y + 480}Z`,
    accent,
  )
  const design = has(variant, 'photo')
    ? landscape
    : band + printWithin(mid, Y + 180, WIDTH - 120, 'Copier', 118, detail)
  return group(laid(wrapper(body) + design + printWithin(mid, Y + 572, WIDTH - 110, size, 72, detail), -5))
})
