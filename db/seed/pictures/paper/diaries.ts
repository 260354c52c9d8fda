import { severalOf } from '../packs.ts'
import { circle, type Draw, line, path, printWithin, rect, tone } from '../paint.ts'
import { box, has, legible, lifted, metal, shaded, times } from '../surface.ts'
import { type Area, boundBlock, hinge, laid } from './leaf.ts'
import { openBook } from './notebooks.ts'

const AREA: Area = { x: 240, y: 140, width: 520, height: 690 }
const TABS = ['#c8322b', '#e07b1a', '#f2b705', '#1d8a4e', '#0e8fa8', '#7a3fb0']

const strap = (hex: string, stud: string) =>
  lifted(
    shaded(box(620, 610, 200, 92, 30), 'down', [
      [0, tone(hex, 0.12)],
      [1, tone(hex, -0.2)],
    ]) +
      path(box(630, 620, 180, 72, 24), 'none', {
        stroke: tone(hex, 0.35),
        'stroke-width': 4,
        'stroke-dasharray': '12 9',
      }) +
      shaded('M664 656a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z', 'down', metal(stud)),
  )

/**
 * Diaries: leather in body, ribbon in accent, foil print and stud in detail. Label: a year or a word.
 * Variants: hard bound (none) · clasp (strap with a stud) · planner (month tabs) · open.
 */
export const diary: Draw = severalOf(({ body, accent, detail: wanted, label, variant }) => {
  const detail = legible(wanted, body)
  if (has(variant, 'open')) return openBook('ruled', body, accent, 0)
  const { x, y, width, height } = AREA
  const stitches = path(box(x + 82, y + 24, width - 108, height - 48, 22), 'none', {
    stroke: tone(body, 0.4),
    'stroke-width': 5,
    'stroke-dasharray': '16 11',
    opacity: 0.8,
  })
  const tabs = has(variant, 'planner')
    ? times(
        6,
        (i) =>
          rect(x + width, y + 70 + i * 92, 76, 78, TABS[i] ?? accent, { rx: 12 }) +
          rect(x + width + 48, y + 84 + i * 92, 8, 50, '#ffffff', { rx: 4, opacity: 0.5 }),
      )
    : ''
  const foil = printWithin(x + width / 2 + 28, y + 330, width - 190, label || '2027', 116, detail)
  return laid(
    lifted(path(`M${x + 170} ${y + height + 20}v92l18 -22l18 22v-92z`, accent)) +
      tabs +
      boundBlock({ ...AREA, thick: 44, hex: body, corner: 30, hard: true, pages: '#f2e6c4' }) +
      hinge(AREA, 56) +
      stitches +
      foil +
      line(`M${x + 170} ${y + 366}H${x + width - 114}`, detail, 5) +
      printWithin(x + width / 2 + 28, y + 424, width - 220, has(variant, 'planner') ? 'Planner' : 'Diary', 44, detail) +
      [0, 1].map((i) => circle(x + width / 2 + 28, y + (i ? height - 96 : 120), 9, detail)).join('') +
      (has(variant, 'clasp') ? strap(tone(body, 0.08), detail) : ''),
    -5,
  )
})
