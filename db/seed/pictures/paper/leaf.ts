/** Paper as shoppers see it: ruled pages, bound blocks seen from above, wire coils. */
import { circle, group, line, path, rect, tone } from '../paint.ts'
import { box, flat, lifted, metal, outline, resting, shaded, times } from '../surface.ts'

export const WHITE = '#fffefa'
export const BLUE_RULE = '#9db7e0'
export const RED_RULE = '#e08a86'

export type Ruling = 'ruled' | 'unruled' | 'squared' | 'four-line' | 'ledger' | 'dotted'

export type Area = { x: number; y: number; width: number; height: number }

const rows = ({ x, y, width, height }: Area, step: number, colour: string, thick: number) =>
  line(
    times(Math.floor(height / step), (i) => `M${x} ${y + (i + 1) * step}h${width}`),
    colour,
    thick,
    { 'stroke-linecap': 'butt' },
  )

const columns = ({ x, y, width, height }: Area, step: number, colour: string, thick: number) =>
  line(
    times(Math.floor(width / step), (i) => `M${x + (i + 1) * step} ${y}v${height}`),
    colour,
    thick,
    { 'stroke-linecap': 'butt' },
  )

const fourLines = ({ x, y, width }: Area, colour: string) =>
  line(`M${x} ${y}h${width}M${x} ${y + 84}h${width}`, RED_RULE, 4, { 'stroke-linecap': 'butt' }) +
  line(`M${x} ${y + 28}h${width}M${x} ${y + 56}h${width}`, colour, 3, { 'stroke-linecap': 'butt' })

/** The printed lines of a page. `margin` is where the red margin line stands, from the left. */
export function ruling(area: Area, kind: Ruling, colour = BLUE_RULE, margin = 0): string {
  const { x, y, width, height } = area
  const head = y + Math.min(90, height * 0.14)
  const below = { ...area, y: head, height: y + height - head - 20 }
  const red = margin ? line(`M${x + margin} ${y}v${height}`, RED_RULE, 4, { 'stroke-linecap': 'butt' }) : ''
  switch (kind) {
    case 'unruled':
      return ''
    case 'squared':
      return rows(area, 34, colour, 3) + columns(area, 34, colour, 3)
    case 'dotted':
      return times(Math.floor(height / 40), (j) =>
        times(Math.floor(width / 40), (i) => circle(x + 30 + i * 40, y + 30 + j * 40, 5, colour)),
      )
    case 'four-line':
      return red + times(Math.floor(below.height / 120), (i) => fourLines({ ...below, y: below.y + i * 120 }, colour))
    case 'ledger':
      return (
        rows(below, 44, colour, 4) +
        line([0.12, 0.56, 0.6, 0.78, 0.82].map((at) => `M${x + width * at} ${y}v${height}`).join(''), RED_RULE, 4) +
        rows({ ...area, height: head - y }, head - y, RED_RULE, 5)
      )
    default:
      return rows(below, 44, colour, 4) + red
  }
}

/** A single page with its lines. */
export const page = (area: Area, kind: Ruling, colour = BLUE_RULE, margin = 76, paper = WHITE) =>
  shaded(box(area.x, area.y, area.width, area.height, 6), 'slant', [
    [0, tone(paper, 0.3)],
    [1, tone(paper, -0.06)],
  ]) + ruling(area, kind, colour, margin)

type Block = Area & { thick: number; hex: string; corner?: number; pages?: string; hard?: boolean }

/** A bound block from above: back cover, the edges of its pages at the right and below, front cover. */
export function boundBlock({
  x,
  y,
  width,
  height,
  thick,
  hex,
  corner = 14,
  pages = '#f3ead4',
  hard = false,
}: Block): string {
  const inset = hard ? 12 : 3
  const [right, bottom] = [x + width - inset, y + height - inset]
  const lines = (count: number, draw: (at: number) => string) =>
    line(
      times(count, (i) => draw(((i + 1) * thick) / (count + 1))),
      tone(pages, -0.22),
      2,
    )
  const count = Math.max(2, Math.round(thick / 8))
  return (
    shaded(box(x + thick, y + thick, width, height, corner), 'slant', flat(tone(hex, -0.3))) +
    path(
      outline([right, y + inset], [right + thick, y + inset + thick], [right + thick, bottom + thick], [right, bottom]),
      tone(pages, -0.12),
    ) +
    path(
      outline(
        [x + inset, bottom],
        [right, bottom],
        [right + thick, bottom + thick],
        [x + inset + thick, bottom + thick],
      ),
      pages,
    ) +
    lines(count, (at) => `M${right + at} ${y + inset + at}V${bottom + at}`) +
    lines(count, (at) => `M${x + inset + at} ${bottom + at}H${right + at}`) +
    path(
      outline(
        [x, y + height - corner],
        [x + thick, y + height + thick - corner],
        [x + thick + 10, y + height + thick],
        [x + 10, y + height],
      ),
      tone(hex, -0.4),
    ) +
    shaded(box(x, y, width, height, corner), 'slant', flat(hex))
  )
}

/** The hinge beside the spine, and the light along the cover's upper edge. */
export const hinge = ({ x, y, width, height }: Area, at = 46) =>
  rect(x + at, y, 6, height, '#000000', { opacity: 0.16 }) +
  rect(x + at + 6, y, 5, height, '#ffffff', { opacity: 0.18 }) +
  shaded(box(x, y, at, height, 8), 'across', [
    [0, '#000000', 0.24],
    [0.4, '#ffffff', 0.1],
    [1, '#000000', 0.06],
  ]) +
  line(`M${x + 14} ${y + 3}H${x + width - 14}`, '#ffffff', 4, { opacity: 0.35 })

/** Twin-loop wire: punched holes inside the edge and loops around it. `along` is 'left' or 'top'. */
export function coil({ x, y, width, height }: Area, wire: string, along: 'left' | 'top'): string {
  const length = along === 'left' ? height : width
  const count = Math.floor((length - 50) / 44)
  const start = (length - (count - 1) * 44) / 2
  const loop =
    rect(-2, -11, 22, 22, '#1d2433', { rx: 5, opacity: 0.75, transform: 'translate(22 0)' }) +
    shaded(
      'M30 -9C10 -24 -30 -22 -32 -6C-32 0 -26 4 -20 4L-18 -2C-24 -6 -20 -14 -4 -12C10 -11 20 -4 28 -1Z',
      'down',
      metal(wire),
    ) +
    shaded(
      'M30 5C10 -10 -30 -8 -32 8C-32 14 -26 18 -20 18L-18 12C-24 8 -20 0 -4 2C10 3 20 10 28 13Z',
      'down',
      metal(wire),
    )
  const place = (i: number) =>
    along === 'left'
      ? `translate(${x} ${y + start + i * 44})`
      : `translate(${x + start + i * 44} ${y}) rotate(90) scale(1 -1)`
  return times(count, (i) => group(loop, { transform: place(i) }))
}

/** The name plate of a school book: three lines to fill in. */
export const namePlate = (x: number, y: number, width: number, hex: string) =>
  path(box(x, y, width, 150, 12), '#fffdf6') +
  path(box(x + 8, y + 8, width - 16, 134, 8), 'none', { stroke: hex, 'stroke-width': 4 }) +
  line([54, 88, 120].map((at) => `M${x + 30} ${y + at}H${x + width - 30}`).join(''), '#9aa0ac', 4)

/** Turns a flat thing a little and lets it cast its shadow. */
export const laid = (inner: string, degrees: number, cx = 500, cy = 500) =>
  resting(group(inner, { transform: `rotate(${degrees} ${cx} ${cy})` }))

/** Repeats a flat thing as a loose pile, the last on top. */
export const pile = (count: number, draw: (index: number) => string, step = { x: 36, y: 30, turn: 3 }) =>
  times(count, (i) => {
    const back = count - 1 - i
    const shift = `translate(${back * step.x - ((count - 1) * step.x) / 2} ${-back * step.y + ((count - 1) * step.y) / 2})`
    return resting(group(group(draw(back), { transform: `rotate(${back * step.turn} 500 500)` }), { transform: shift }))
  })

/** A band of elastic across a cover. */
export const elastic = (x: number, y: number, height: number, hex: string) =>
  lifted(
    shaded(box(x, y, 20, height, 3), 'across', [
      [0, tone(hex, -0.1)],
      [0.4, tone(hex, 0.25)],
      [1, tone(hex, -0.3)],
    ]),
  )
