import { circle, type Draw, group, line, type Paint, path, printWithin, shape, tone } from '../paint.ts'
import { box, flat, has, lifted, matte, resting, shaded, times } from '../surface.ts'
import { turnedPart } from '../writing/barrel.ts'
import { type Area, laid, page, pile, RED_RULE, ruling, WHITE } from './leaf.ts'

export const SHEET_COLOURS = ['#f49ab0', '#fbe07a', '#8fd0ee', '#a5dba0', '#f7b37c', '#c7b2ec']

const sheetColour = ({ body, accent, detail, variant }: Paint, i: number) =>
  has(variant, 'assorted') ? (SHEET_COLOURS[i % SHEET_COLOURS.length] ?? body) : ([body, accent, detail][i % 3] ?? body)

/**
 * Index cards: header line in body, card tint in accent, rules in detail.
 * Variants: ruled (none) · plain · ring (flash cards on a ring) · assorted (tinted cards).
 */
export const indexCards: Draw = (paint) => {
  const { body, detail, label, variant } = paint
  const hole = has(variant, 'ring')
  const area: Area = { x: 170, y: 300, width: 620, height: 400 }
  const card = (i: number) => {
    const tint = has(variant, 'assorted') ? tone(SHEET_COLOURS[i % 6] ?? WHITE, 0.35) : tone(paint.accent, 0.82)
    const lines = has(variant, 'plain')
      ? ''
      : line(`M${area.x} ${area.y + 90}h620`, body, 6) +
        line(
          times(6, (j) => `M${area.x} ${area.y + 140 + j * 44}h620`),
          tone(detail, 0.55),
          4,
        )
    return (
      shaded(box(area.x, area.y, 620, 400, 18), 'slant', [
        [0, tone(tint, 0.5)],
        [1, tone(tint, -0.06)],
      ]) +
      lines +
      (hole ? circle(area.x + 60, area.y + 50, 24, '#5d636e') : '') +
      (i === 0 ? printWithin(500, area.y + 72, 400, label, 50, body) : '')
    )
  }
  const ring = hole
    ? lifted(
        circle(210, 410, 70, 'none', { stroke: '#9aa3b1', 'stroke-width': 18 }) +
          circle(206, 406, 70, 'none', { stroke: '#eef1f5', 'stroke-width': 5 }),
      )
    : ''
  const step = hole ? { x: 0, y: 10, turn: -9 } : { x: 26, y: 46, turn: 5 }
  return group(pile(5, card, step), { transform: 'translate(20 20)' }) + group(ring, { transform: 'translate(10 -10)' })
}

const roll = (hex: string) =>
  turnedPart(
    [
      [-400, 62],
      [400, 62],
    ],
    matte(hex),
  ) +
  line('M-380 38H370', tone(hex, -0.25), 4, { opacity: 0.6 }) +
  shape('ellipse', { cx: -400, cy: 0, rx: 26, ry: 62, fill: tone(hex, 0.45) }) +
  line(
    'M-400 -44C-380 -40 -380 40 -400 44C-414 40 -416 -26 -402 -28C-390 -26 -390 24 -400 26C-406 20 -408 -8 -402 -12',
    tone(hex, -0.35),
    5,
  ) +
  shaded(box(-40, -66, 80, 132, 6), 'down', matte('#fdfcf8'))

/**
 * Chart paper: sheets in body, accent and detail.
 * Variants: rolls (none) · sheets (spread flat) · kraft (brown rolls) · assorted.
 */
export const chartPaper: Draw = (paint) => {
  const colour = (i: number) => (has(paint.variant, 'kraft') ? tone('#b98a55', i * 0.08) : sheetColour(paint, i))
  if (has(paint.variant, 'sheets')) {
    const leaf = (i: number) =>
      shaded('M220 170H740V800Q700 830 660 850H220Z', 'slant', flat(colour(i))) +
      shaded('M740 800Q700 830 660 850Q690 800 680 776Q706 802 740 800Z', 'slant', [
        [0, tone(colour(i), 0.5)],
        [1, tone(colour(i), -0.2)],
      ])
    return group(pile(5, leaf, { x: 34, y: 12, turn: 6 }), { transform: 'translate(30 40) scale(.94)' })
  }
  const places = [
    [-40, -150],
    [20, -6],
    [-10, 138],
  ]
  return places
    .map(([dx = 0, dy = 0], i) =>
      resting(
        group(roll(colour(i)), { transform: `translate(500 500) rotate(-35) scale(.92) translate(${dx} ${dy})` }),
      ),
    )
    .join('')
}

/**
 * Answer sheets: header box in body, thread or staple in accent.
 * Variants: ruled (none) · graph (squared lower half) · practical (one side plain).
 */
export const answerSheets: Draw = ({ body, accent, label, variant }) => {
  const area: Area = { x: 220, y: 120, width: 560, height: 750 }
  const { x, y } = area
  const field = (at: number, text: string, width: number, down: number) =>
    printWithin(x + at, y + down, 90, text, 26, '#4a5263', { 'text-anchor': 'start' }) +
    path(box(x + at + 100, y + down - 28, width, 38, 4), 'none', { stroke: body, 'stroke-width': 3 })
  const lower: Area = { x: x + 20, y: y + 270, width: 520, height: 460 }
  const lines = has(variant, 'graph')
    ? ruling(lower, 'squared', tone(body, 0.5))
    : has(variant, 'practical')
      ? ruling({ ...lower, height: 230 }, 'ruled') +
        path(box(lower.x, y + 520, 520, 200, 6), 'none', { stroke: tone(body, 0.4), 'stroke-width': 4 })
      : ruling(lower, 'ruled')
  const sheet =
    page(area, 'unruled', undefined, 0) +
    printWithin(500, y + 70, 480, label || 'Answer sheet', 50, body) +
    path(box(x + 20, y + 92, 520, 150, 8), 'none', { stroke: body, 'stroke-width': 5 }) +
    field(36, 'Name', 370, 140) +
    field(36, 'Roll no', 130, 210) +
    field(290, 'Class', 116, 210) +
    lines +
    line(`M${x + 96} ${y + 256}V${y + 750}`, RED_RULE, 5)
  const thread = lifted(
    circle(x + 44, y + 40, 12, '#5d636e') +
      line(
        `M${x + 44} ${y + 40}C${x - 20} ${y - 30} ${x - 70} ${y + 40} ${x - 30} ${y + 110}M${x + 44} ${y + 40}C${x + 20} ${y - 40} ${x - 60} ${y - 30} ${x - 80} ${y + 20}`,
        accent,
        9,
      ),
  )
  const under = times(3, (i) => laid(page(area, 'ruled'), 4 - i))
  return under + laid(sheet + thread, -3)
}

/** A folded crane: each facet with how far it turns to the light. */
const CRANE: readonly [string, number][] = [
  ['M560 640L880 430L600 700Z', -0.2],
  ['M560 640L880 430L590 660Z', 0.12],
  ['M470 650L300 240L590 620Z', -0.3],
  ['M440 640L210 400L410 700Z', -0.12],
  ['M440 640L210 400L420 668Z', 0.2],
  ['M210 400L120 476L236 440Z', 0.1],
  ['M410 700L510 590L620 690L510 800Z', -0.06],
  ['M510 590L620 690L510 800Z', -0.26],
  ['M430 680L600 690L690 250Z', 0.28],
  ['M600 690L690 250L560 688Z', 0.08],
]

const motif = (area: Area, hex: string) =>
  times(16, (i) => {
    const [cx, cy] = [area.x + 60 + (i % 4) * 120, area.y + 60 + Math.floor(i / 4) * 120]
    return (
      circle(cx, cy, 40, 'none', { stroke: tone(hex, 0.5), 'stroke-width': 7 }) + circle(cx, cy, 14, tone(hex, 0.5))
    )
  })

/**
 * Origami paper: squares in body, accent and detail, a folded crane in body on top.
 * Variants: plain (none) · patterned · assorted.
 */
export const origamiPaper: Draw = (paint) => {
  const area: Area = { x: 250, y: 230, width: 480, height: 480 }
  const square = (i: number) => {
    const hex = sheetColour(paint, i + 1)
    return (
      shaded(box(area.x, area.y, area.width, area.height, 3), 'slant', flat(hex)) +
      (has(paint.variant, 'patterned') ? motif(area, hex) : '')
    )
  }
  const crane = CRANE.map(([d, amount]) =>
    path(d, tone(paint.body, amount), {
      stroke: tone(paint.body, -0.3),
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
  ).join('')
  return (
    group(pile(5, square, { x: 18, y: 14, turn: 14 }), { transform: 'translate(20 -30)' }) +
    resting(group(crane, { transform: 'translate(10 40)' }))
  )
}
