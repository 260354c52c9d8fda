import { severalOf } from '../packs.ts'
import { circle, type Draw, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { laid, page } from '../paper/leaf.ts'
import { box, clipped, flat, has, lifted, metal, resting, shaded, times } from '../surface.ts'

const papers = page({ x: 190, y: 300, width: 600, height: 470 }, 'ruled', '#c9d2e2', 0)

/** Zip teeth with a slider and its pull. */
const zip = (x: number, y: number, width: number, hex: string) =>
  rect(x, y, width, 34, tone(hex, -0.25), { rx: 8 }) +
  line(
    times(Math.floor((width - 30) / 14), (i) => `M${x + 16 + i * 14} ${y + 10}v14`),
    tone(hex, 0.55),
    6,
  ) +
  lifted(
    shaded(box(x + width - 150, y - 8, 64, 50, 12), 'down', metal('#c9ced6')) +
      shaded(box(x + width - 132, y + 34, 28, 84, 12), 'across', metal('#b9c0cb')) +
      circle(x + width - 118, y + 102, 7, '#5d636e'),
  )

const net = (d: string) =>
  clipped(
    d,
    line(
      times(70, (i) => `M${110 + i * 22} 220l-620 620M${-500 + i * 22} 220l620 620`),
      '#ffffff',
      4,
      { opacity: 0.5 },
    ),
  )

/** A carrying handle whose ends meet the bag at `y`. */
export const handles = (hex: string, y: number) =>
  line(`M370 ${y}C370 ${y - 130} 630 ${y - 130} 630 ${y}`, tone(hex, -0.3), 40) +
  line(`M366 ${y - 4}C372 ${y - 132} 624 ${y - 134} 626 ${y - 10}`, tone(hex, 0.25), 9, { opacity: 0.7 })

function executive({ body, accent, label }: Paint): string {
  return resting(
    handles(body, 250) +
      shaded(box(120, 240, 760, 580, 44), 'slant', flat(body)) +
      lifted(
        shaded(
          'M120 284A44 44 0 0 1 164 240H836A44 44 0 0 1 880 284V470Q880 540 810 540H190Q120 540 120 470Z',
          'slant',
          flat(tone(body, 0.08)),
        ),
      ) +
      path('M140 290A30 30 0 0 1 170 260H830A30 30 0 0 1 860 290V460Q860 520 800 520H200Q140 520 140 460Z', 'none', {
        stroke: tone(body, 0.4),
        'stroke-width': 5,
        'stroke-dasharray': '16 11',
      }) +
      lifted(
        shaded(box(440, 470, 120, 130, 18), 'down', metal(accent)) +
          rect(484, 520, 32, 44, tone(accent, -0.6), { rx: 8 }),
      ) +
      printWithin(500, 720, 520, label, 62, tone(body, 0.45)),
  )
}

function pouch(paint: Paint): string {
  const { body, accent, label, variant } = paint
  const d = box(120, 240, 760, 580, 30)
  const skin = has(variant, 'mesh')
    ? shaded(d, 'slant', [
        [0, tone(body, 0.35), 0.62],
        [1, body, 0.62],
      ]) + net(d)
    : shaded(d, 'slant', [
        [0, tone(body, 0.55), 0.62],
        [0.5, tone(body, 0.3), 0.5],
        [1, body, 0.6],
      ])
  const closing = has(variant, 'button')
    ? lifted(
        shaded(
          'M120 270A30 30 0 0 1 150 240H850A30 30 0 0 1 880 270V360Q690 450 560 456H440Q310 450 120 360Z',
          'slant',
          flat(body),
        ),
      ) +
      lifted(
        shaded('M460 410a40 40 0 1 0 80 0a40 40 0 1 0 -80 0z', 'slant', flat(accent)) +
          circle(500, 410, 19, tone(accent, -0.25)),
      )
    : zip(136, 262, 728, accent)
  return laid(
    papers +
      skin +
      path(d, 'none', { stroke: tone(body, -0.1), 'stroke-width': 14 }) +
      path(box(132, 252, 736, 556, 24), 'none', {
        stroke: '#ffffff',
        'stroke-width': 4,
        'stroke-dasharray': '14 10',
        opacity: 0.7,
      }) +
      closing +
      (label
        ? lifted(path(box(340, 580, 320, 120, 12), '#fffdf6') + printWithin(500, 662, 270, label, 60, '#1d2433'))
        : ''),
    -5,
  )
}

/**
 * Document bags: plastic, cloth or leather in body, zip, stud or lock in accent.
 * Variants: clear with zip (none) · mesh (zip, netted) · button (flap with stud) · handle (executive bag with lock) · leather (the same; body brown).
 */
export const documentBag: Draw = severalOf((paint) =>
  has(paint.variant, 'handle') || has(paint.variant, 'leather') ? executive(paint) : pouch(paint),
)
