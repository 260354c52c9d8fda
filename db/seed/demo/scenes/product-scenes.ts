import { z } from 'zod'
import type { DemoProduct } from '../demo-products.ts'
import { closeUp } from './detail.ts'
import plans from './plans.json' with { type: 'json' }
import { ruledPage } from './ruling.ts'
import { shades } from './shades.ts'
import { besideRuler } from './size.ts'
import { writtenLine } from './written-line.ts'

const number = z.number()
const colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** What there is to draw of a product besides the picture that was drawn by hand. */
const plan = z.strictObject({
  /** The window of a close look. */
  close: z.tuple([number, number, number]),
  /** And of another. */
  also: z.tuple([number, number, number]).optional(),
  piece: z.strictObject({ of: z.string(), turn: number, box: z.tuple([number, number, number, number]) }),
  /** How long the longer side of the drawn piece is, where that is not the longest it states; 0 where nobody can tell. */
  cm: number.optional(),
  line: z.strictObject({ mm: number, inks: z.array(colour) }).optional(),
  shades: z.strictObject({ colours: z.array(colour), broad: z.boolean() }).optional(),
  ruling: z
    .strictObject({
      kind: z.enum(['lines', 'four lines', 'squares', 'graph', 'ledger', 'dots']),
      mm: number,
      margin: z.boolean().optional(),
    })
    .optional(),
})

const known = z.record(z.string(), plan).parse(plans)

export type Scene = { svg: string; alt: string }

/** The further pictures of a demo product, made of its own drawing and of what is known about it. */
export function productScenes(product: DemoProduct, svg: string): Scene[] {
  const { slug, category, name } = product
  const one = known[slug]
  if (!one) return []
  const what = name.split(',')[0] ?? name
  const { line, ruling } = one
  const scenes: Scene[] = [{ svg: closeUp(svg, one.close), alt: `${what}, seen close up` }]
  if (line) {
    const many =
      line.inks.length > 1 ? `${line.inks.length} colours` : (product.attributes.inkColor ?? 'pencil').toLowerCase()
    scenes.push({
      svg: writtenLine(category, line),
      alt: `Words written in ${many}, in lines ${line.mm} mm thick, above a ruler`,
    })
  }
  if (one.shades) {
    const { colours, broad } = one.shades
    scenes.push({ svg: shades(category, colours, { broad }), alt: `All ${colours.length} colours tried on paper` })
  }
  if (ruling)
    scenes.push({ svg: ruledPage(category, ruling), alt: `${RULINGS[ruling.kind](ruling.mm)}, beside a ruler` })
  if (one.also) scenes.push({ svg: closeUp(svg, one.also), alt: `Another close look at ${what}` })
  const sides = sidesOf(product)
  const cm = one.cm ?? Math.max(0, ...sides)
  if (cm > 0) {
    const words = `${sides.length > 0 ? sides.join(' × ') : cm} cm`
    scenes.push({ svg: besideRuler(category, svg, one.piece, cm, words), alt: `${what} beside a ruler: ${words}` })
  }
  return scenes
}

const RULINGS = {
  lines: (mm: number) => `A page with lines ${mm} mm apart`,
  'four lines': (mm: number) => `A page in sets of four lines, ${mm} mm apart`,
  squares: (mm: number) => `A page in squares of ${mm} mm`,
  graph: (mm: number) => `Graph paper in squares of ${mm} mm`,
  ledger: (mm: number) => `A ledger page with columns, its lines ${mm} mm apart`,
  dots: (mm: number) => `A page with dots ${mm} mm apart`,
}

/** The sides that a product states, in centimetres. */
function sidesOf({ attributes: { length, breadth, height } }: DemoProduct): number[] {
  return [length, breadth, height].flatMap((text) => {
    const [, number, unit] = /^([\d.]+) (cm|mm)$/.exec(text ?? '') ?? []
    return number ? Number(number) / (unit === 'mm' ? 10 : 1) : []
  })
}
