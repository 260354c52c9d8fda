import { severalOf } from '../packs.ts'
import { circle, type Draw, group, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { box, clipped, has, inkOn, resting, shaded, times } from '../surface.ts'
import { sharpened } from '../writing/pencils.ts'
import { type Area, boundBlock, coil, elastic, hinge, laid, page, RED_RULE, WHITE } from './leaf.ts'

const PORTRAIT: Area = { x: 230, y: 140, width: 540, height: 710 }

/** A glued pad: the tape over its upper edge. */
const tape = ({ x, y, width }: Area, hex: string) =>
  shaded(box(x - 4, y - 6, width + 8, 70, 8), 'down', [
    [0, tone(hex, -0.1)],
    [0.3, tone(hex, 0.3)],
    [1, tone(hex, -0.25)],
  ])

const pencilAcross = (hex: string) =>
  resting(
    group(sharpened({ from: -330, to: 330, r: 24, hex, lead: '#33363d' }), {
      transform: 'translate(690 640) rotate(-58)',
    }),
  )

function scenery({ x, y, width, height }: Area, accent: string, hex: string): string {
  const ground = y + height - 30
  return (
    path(box(x + 40, y + 300, width - 80, height - 330, 10), tone(hex, 0.82)) +
    circle(x + width * 0.68, y + 390, 46, accent) +
    path(
      `M${x + 40} ${ground}L${x + 190} ${y + 430}L${x + 300} ${ground - 90}L${x + 370} ${y + 480}L${x + width - 40} ${ground - 40}V${ground}Z`,
      tone(hex, 0.25),
    ) +
    path(
      `M${x + 40} ${ground}V${ground - 70}Q${x + 200} ${ground - 130} ${x + 330} ${ground - 50}T${x + width - 40} ${ground - 80}V${ground}Z`,
      tone(hex, -0.2),
    )
  )
}

const washes = ({ x, y, width }: Area) =>
  [
    ['#3aa6e0', 0.3, 400],
    ['#d6478f', 0.62, 440],
    ['#f6c11c', 0.45, 560],
    ['#2f9e4f', 0.72, 580],
  ]
    .map(([hex, at, down]) => circle(x + width * Number(at), y + Number(down), 84, String(hex), { opacity: 0.55 }))
    .join('')

/**
 * Drawing pads: cover in body, picture or elastic in accent, binding in detail.
 * Variants: glued (none) · spiral · sketchbook (hard, elastic band) · watercolour (washes of paint).
 */
export const drawingPad: Draw = severalOf((paint) => {
  const { body, accent, detail, label, variant } = paint
  const area = PORTRAIT
  const { x, y, width } = area
  const title = (text: string) => printWithin(x + width / 2, y + 200, width - 100, label || text, 74, inkOn(body))
  if (has(variant, 'sketchbook')) {
    const book = boundBlock({ ...area, thick: 40, hex: body, corner: 22, hard: true }) + hinge(area, 60)
    return (
      laid(
        book +
          printWithin(x + width / 2, y + 330, width - 220, label || 'Sketch', 66, tone(body, 0.55)) +
          elastic(x + width - 80, y - 2, area.height + 4, accent),
        -5,
      ) + pencilAcross(accent)
    )
  }
  const picture = has(variant, 'watercolour')
    ? path(box(x + 40, y + 290, width - 80, 380, 10), WHITE) + washes(area)
    : scenery(area, accent, body)
  const binding = has(variant, 'spiral') ? coil(area, detail, 'top') : tape(area, detail)
  return (
    laid(
      boundBlock({ ...area, thick: 26, hex: body, corner: 8, pages: WHITE }) + title('Drawing') + picture + binding,
      -5,
    ) + pencilAcross(accent)
  )
})

const fine = ({ x, y, width, height }: Area, step: number, colour: string, thick: number) =>
  line(
    times(Math.floor(width / step) + 1, (i) => `M${x + i * step} ${y}v${height}`) +
      times(Math.floor(height / step) + 1, (i) => `M${x} ${y + i * step}h${width}`),
    colour,
    thick,
  )

const slanted = ({ x, y, width, height }: Area, colour: string) =>
  clipped(
    box(x, y, width, height),
    line(
      times(
        22,
        (i) => `M${x} ${y - 260 + i * 48}l${width} ${width * 0.577}M${x} ${y + i * 48}l${width} ${-width * 0.577}`,
      ) + times(12, (i) => `M${x + i * 42} ${y}v${height}`),
      colour,
      2.5,
    ),
  )

/** Paper under its own weight of sheets: the pages below show at the edges. */
const sheets = ({ x, y, width, height }: Area, paper = WHITE) =>
  times(4, (i) =>
    shaded(box(x + 16 - i * 4, y + 16 - i * 4, width, height, 4), 'slant', [
      [0, tone(paper, -0.1)],
      [1, tone(paper, -0.18)],
    ]),
  ) +
  shaded(box(x, y, width, height, 4), 'slant', [
    [0, tone(paper, 0.4)],
    [1, tone(paper, -0.04)],
  ])

/**
 * Graph pads: grid in body, binding in accent, the plotted curve in detail.
 * Variants: millimetre grid (none) · dotted · isometric.
 */
export const graphPad: Draw = severalOf(({ body, accent, detail, label, variant }) => {
  const area = PORTRAIT
  const grid = { x: area.x + 40, y: area.y + 110, width: 460, height: 560 }
  const print = has(variant, 'dotted')
    ? times(15, (j) => times(12, (i) => circle(grid.x + 10 + i * 40, grid.y + j * 40, 5, body)))
    : has(variant, 'isometric')
      ? slanted(grid, tone(body, 0.4))
      : fine(grid, 20, tone(body, 0.55), 1.5) + fine(grid, 100, body, 4)
  const { x, y } = grid
  const plot = has(variant, 'isometric')
    ? path(`M${x + 168} ${y + 220}l126 -72l126 72v146l-126 72l-126 -72z`, 'none', {
        stroke: detail,
        'stroke-width': 7,
      }) + line(`M${x + 168} ${y + 220}l126 72l126 -72M${x + 294} ${y + 292}v146`, detail, 7)
    : line(
        `M${x} ${y + 480}C${x + 120} ${y + 470} ${x + 160} ${y + 120} ${x + 240} ${y + 140}S${x + 340} ${y + 420} ${x + 440} ${y + 60}`,
        detail,
        8,
      )
  return (
    laid(
      sheets(area) +
        print +
        plot +
        tape(area, accent) +
        printWithin(area.x + area.width / 2, area.y + 44, 420, label || 'Graph', 40, inkOn(accent)),
      -5,
    ) + pencilAcross(accent)
  )
})

const memo = ({ body, accent, label }: Paint) =>
  laid(
    boundBlock({ x: 220, y: 230, width: 520, height: 520, thick: 90, hex: '#fff6d6', corner: 4, pages: '#fff6d6' }) +
      rect(220, 230, 520, 110, body) +
      printWithin(480, 308, 420, label || 'Memo', 70, inkOn(body)) +
      line([430, 500, 570, 640].map((y) => `M270 ${y}H690`).join(''), accent, 5),
    -5,
  )

const letterhead = ({ x, y, width }: Area, { body, accent, label }: Paint) =>
  circle(x + 84, y + 130, 38, body) +
  path(`M${x + 66} ${y + 132}l14 16l26 -34`, 'none', { stroke: '#ffffff', 'stroke-width': 10 }) +
  printWithin(x + 310, y + 126, 320, label || 'Letterhead', 46, body) +
  line(`M${x + 150} ${y + 154}h300`, '#b9c0cb', 5) +
  rect(x + 40, y + 196, width - 80, 8, accent) +
  rect(x, y + 670, width, 40, body) +
  line([290, 340, 390, 440, 490].map((at, i) => `M${x + 50} ${y + at}h${i === 4 ? 220 : 430}`).join(''), '#cfd5df', 8)

/**
 * Letter pads: binding and header in body, rules in accent.
 * Variants: legal, ruled (none; yellow unless body is light) · plain (letterhead) · memo (slip cube).
 */
export const letterPad: Draw = severalOf((paint) => {
  if (has(paint.variant, 'memo')) return memo(paint)
  const area = PORTRAIT
  if (has(paint.variant, 'plain')) return laid(sheets(area) + letterhead(area, paint), -5)
  const yellow = '#fdf0a6'
  return laid(
    sheets(area, yellow) +
      page({ ...area, y: area.y + 60, height: 640 }, 'ruled', tone(paint.accent, 0.2), 0, yellow) +
      line(`M${area.x + 104} ${area.y + 60}v646M${area.x + 114} ${area.y + 60}v646`, RED_RULE, 3) +
      tape(area, paint.body) +
      printWithin(area.x + area.width / 2, area.y + 44, 420, paint.label, 38, inkOn(paint.body)),
    -5,
  )
})
