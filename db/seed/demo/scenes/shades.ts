import type { Category } from '#contract/catalog/category.ts'
import { drawing, round, sheet, stroke } from './svg.ts'

/** A patch of each colour, rubbed to and fro on paper as one tries them. */
export function shades(category: Category, colours: readonly string[], { broad }: { broad: boolean }): string {
  const columns = colours.length > 16 ? 5 : colours.length > 6 ? 4 : 1
  const rows = Math.ceil(colours.length / columns)
  const [wide, high] = [760 / columns, 760 / rows]
  const patches = colours.map((colour, index) => {
    const [x, y] = [120 + (index % columns) * wide, 120 + Math.floor(index / columns) * high]
    return columns === 1 ? across(x, y, wide, high, colour) : rubbed(x, y, wide, high, colour, broad ? 26 : 12)
  })
  return drawing(category, sheet(80, 80, 840, 840, patches.join('')))
}

/** Highlighters go over print. */
function across(x: number, y: number, width: number, height: number, colour: string): string {
  const middle = y + height / 2
  const print = [0, 1, 2, 3, 4, 5].map(
    (word) => `M${round(x + 30 + word * 122)} ${round(middle)}h${70 + ((word * 37) % 40)}`,
  )
  return (
    stroke(
      `M${x + 20} ${round(middle)}C${x + 250} ${round(middle - 12)} ${x + 500} ${round(middle + 12)} ${round(x + width - 20)} ${round(middle - 4)}`,
      colour,
      height * 0.5,
      ' opacity=".85"',
    ) + stroke(print.join(''), '#1d2433', 14)
  )
}

function rubbed(x: number, y: number, width: number, height: number, colour: string, thick: number): string {
  const [left, right, top, bottom] = [x + width * 0.16, x + width * 0.84, y + height * 0.18, y + height * 0.82]
  const turns = Math.max(3, Math.round((bottom - top) / (thick * 0.8)))
  const step = (bottom - top) / turns
  const zigzag = Array.from({ length: turns }, (_, turn) => {
    const at = top + step * (turn + 1)
    const slip = ((turn * 13) % 7) - 3
    return turn % 2
      ? `L${round(left + slip * 2)} ${round(at)}`
      : `L${round(right + slip * 2)} ${round(at - step * 0.4)}`
  })
  return stroke(`M${round(left)} ${round(top)}${zigzag.join('')}`, colour, thick)
}
