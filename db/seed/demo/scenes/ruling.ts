import type { Category } from '#contract/catalog/category.ts'
import { handwriting } from './handwriting.ts'
import { ruler } from './ruler.ts'
import { drawing, round, sheet, stroke } from './svg.ts'

export type Ruling = {
  kind: 'lines' | 'four lines' | 'squares' | 'graph' | 'ledger' | 'dots'
  mm: number
  margin?: boolean | undefined
}

/** Of the paper 78 mm are seen. */
const PX_PER_MM = 10
const [LEFT, TOP, SIDE, DEEP] = [110, 70, 780, 720]
const BLUE = '#a9bfe6'
const RED = '#e58c86'

const across = (y: number) => `M${LEFT} ${round(y)}h${SIDE}`
const down = (x: number) => `M${round(x)} ${TOP}v${DEEP}`
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by + 0.001) + 1 }, (_, index) => from + index * by)
const allAcross = (mm: number) =>
  steps(TOP + mm * PX_PER_MM, TOP + DEEP, mm * PX_PER_MM)
    .map(across)
    .join('')
const allDown = (mm: number) =>
  steps(LEFT + mm * PX_PER_MM, LEFT + SIDE, mm * PX_PER_MM)
    .map(down)
    .join('')

const DRAWN: Record<Ruling['kind'], (mm: number) => string> = {
  lines: (mm) => stroke(allAcross(mm), BLUE, 2.5),
  squares: (mm) => stroke(allAcross(mm) + allDown(mm), BLUE, 2.2),
  graph: (mm) =>
    stroke(allAcross(mm) + allDown(mm), '#bfe0cf', 1) +
    stroke(allAcross(mm * 5) + allDown(mm * 5), '#93c9ad', 1.6) +
    stroke(allAcross(mm * 10) + allDown(mm * 10), '#5aa582', 2.4),
  'four lines': (mm) => {
    const sets = steps(TOP + 60, TOP + DEEP - 150, mm * PX_PER_MM * 4.4)
    const four = (y: number) => [0, 1, 2, 3].map((line) => across(y + line * mm * PX_PER_MM))
    return (
      stroke(sets.flatMap((y) => four(y).filter((_, line) => line % 3 === 0)).join(''), RED, 2.5) +
      stroke(sets.flatMap((y) => four(y).filter((_, line) => line % 3 !== 0)).join(''), BLUE, 2.5)
    )
  },
  ledger: (mm) =>
    stroke(allAcross(mm), BLUE, 2.2) +
    stroke([0.16, 0.6, 0.74, 0.78, 0.92].map((share) => down(LEFT + SIDE * share)).join(''), RED, 2.5),
  dots: (mm) => {
    const at = steps(TOP + mm * PX_PER_MM, TOP + DEEP - 10, mm * PX_PER_MM)
    const along = steps(LEFT + mm * PX_PER_MM, LEFT + SIDE - 10, mm * PX_PER_MM)
    return stroke(at.flatMap((y) => along.map((x) => `M${round(x)} ${round(y)}h.01`)).join(''), '#9aa6bd', 5)
  },
}

/** A page as it is ruled, with a word written on it, above a ruler that tells how large that is. */
export function ruledPage(category: Category, { kind, mm, margin = false }: Ruling): string {
  const start = LEFT + (margin ? 190 : 60)
  const line = kind === 'four lines' ? TOP + 60 + 2 * mm * PX_PER_MM : TOP + Math.ceil(18 / mm) * mm * PX_PER_MM
  const unit = kind === 'four lines' ? mm * PX_PER_MM * 0.2 : 6
  const word =
    kind === 'graph'
      ? ''
      : handwriting(start, line, kind === 'four lines' ? 'Likho apni' : 'Likho apni kahani', unit, '#22409a', 7)
  return drawing(
    category,
    sheet(LEFT, TOP, SIDE, DEEP, DRAWN[kind](mm) + (margin ? stroke(down(LEFT + 150), RED, 3) : '') + word) +
      ruler(LEFT + 14, 836, 8, PX_PER_MM * 10),
  )
}
