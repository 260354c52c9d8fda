import type { Category } from '#contract/catalog/category.ts'
import { handwriting } from './handwriting.ts'
import { lettering } from './lettering.ts'
import { ruler } from './ruler.ts'
import { drawing, round, sheet, stroke } from './svg.ts'

export type Line = {
  /** As thick as the line of the pen is. */
  mm: number
  /** In this colour, or one line in each. */
  inks: readonly string[]
}

const FINE = { pxPerMm: 18, xHeightMm: 3.2, ruledMm: 9 }
/** Markers write large: less of the paper is seen larger. */
const BROAD = { pxPerMm: 6, xHeightMm: 12, ruledMm: 27 }
const FIRST_LINE = 240

const WORDS = {
  fine: ['Likho apni', 'kahani', 'Likho apni', 'kahani'],
  broad: ['Likho', 'apni', 'kahani', 'likho'],
}

/** Words written with the pen, in its own ink and as thick as it writes, above a ruler that tells how large that is. */
export function writtenLine(category: Category, { mm, inks }: Line): string {
  const isFine = mm < 1
  const { pxPerMm, xHeightMm, ruledMm } = isFine ? FINE : BROAD
  const words = isFine ? WORDS.fine : WORDS.broad
  const lines = words.map((_, row) => FIRST_LINE + row * ruledMm * pxPerMm).filter((y) => y < 760)
  const rules = isFine ? lines.map((y) => `M80 ${round(y)}H920`).join('') : ''
  const written = lines.map((y, row) => {
    const ink = inks[row % inks.length] ?? '#22409a'
    return handwriting(140, y, words[row] ?? '', (xHeightMm * pxPerMm) / 5, ink, mm * pxPerMm)
  })
  return drawing(
    category,
    sheet(80, 80, 840, 720, stroke(rules, '#c7d5ee', 2.5) + written.join('')) +
      ruler(120, 846, Math.floor(780 / pxPerMm / 10), pxPerMm * 10) +
      lettering(836, 772, `${mm} mm`, 24),
  )
}
