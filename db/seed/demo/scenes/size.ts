import type { Category } from '#contract/catalog/category.ts'
import { lettering } from './lettering.ts'
import { ruler } from './ruler.ts'
import { drawing, lying, round } from './svg.ts'

/** One piece in a drawing: which element, turned back by how much to lie straight, and where it is then. */
export type Piece = { of: string; turn: number; box: readonly [x: number, y: number, width: number, height: number] }

/** As much of the picture as the thing may take, and the ruler beside it. */
const ROOM = 760
const BESIDE = 150
/** A small thing stays small: its ruler is not enlarged beyond this. */
const MOST_PX_PER_CM = 110

/** A thing beside a ruler, both to the same scale. `cm` is its longest side as it is seen. */
export function besideRuler(category: Category, svg: string, piece: Piece, cm: number, words: string): string {
  const [x, y, width, height] = piece.box
  const longest = Math.max(width, height)
  const share = Math.min(width, height) / longest
  const side = Math.min(ROOM, (ROOM - BESIDE) / Math.max(share, 0.001), MOST_PX_PER_CM * cm)
  const pxPerCm = side / cm
  const scale = side / longest
  const [wide, high] = [width * scale, height * scale]
  const isWide = width >= height
  const [left, top] = isWide
    ? [(1000 - wide) / 2, (940 - high - BESIDE) / 2]
    : [(1000 - wide - BESIDE) / 2, (940 - high) / 2]
  const place = `translate(${round(left)} ${round(top)}) scale(${round(scale * 1000) / 1000}) translate(${-x} ${-y}) rotate(${piece.turn} 500 500)`
  const { defs, body } = partsOf(svg)
  const thing = piece.of === 'body' ? body : `<defs>${body}</defs><use href="#${piece.of}"/>`
  const length = cm <= 15 ? 15 : 30
  const scaleBar = isWide
    ? ruler(round(left), round(top + high + 44), length, pxPerCm)
    : `<g transform="translate(${round(left + wide + 44)} ${round(top + high)}) rotate(-90)">${ruler(0, 0, length, pxPerCm)}</g>`
  const shown =
    piece.of === 'body' ? `<g transform="${place}">${thing}</g>` : lying(`<g transform="${place}">${thing}</g>`)
  return drawing(category, scaleBar + shown + lettering(500, 958, words, 30), defs)
}

/** What a drawing defines, and what stands on its tint. */
function partsOf(svg: string): { defs: string; body: string } {
  const [, defs = '', rest = ''] = /<defs>([\s\S]*?)<\/defs>([\s\S]*)<\/svg>/.exec(svg) ?? []
  return { defs, body: rest.replace(/\s*<rect x="0" y="0" width="1000" height="1000"[^>]*\/>/, '') }
}
