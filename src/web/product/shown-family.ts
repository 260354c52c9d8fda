import type { ProductFamily } from '#contract/catalog/product-family.ts'
import { type VariantChoice, variantRows } from '#contract/catalog/variant-choices.ts'
import { swatchOf } from './swatches.ts'

/** What schema.org calls the options that it knows. */
export type OptionProperty = 'color' | 'size' | 'pattern' | 'material'

type ShownChoice = VariantChoice & { swatch: string | undefined }
export type ShownRow = { option: string; property: OptionProperty | undefined; choices: ShownChoice[] }
export type ShownFamily = { _id: string; name: string; rows: ShownRow[] }

const PROPERTIES: [RegExp, OptionProperty][] = [
  [/\b(colou?r|ink|shade)\b/i, 'color'],
  [/\b(size|capacity)\b/i, 'size'],
  [/\b(ruling|pattern)\b/i, 'pattern'],
  [/\b(material|cover)\b/i, 'material'],
]

/** A family as the page of one of its products shows it; undefined where there is nothing to choose. Made on the server. */
export function shownFamily(family: ProductFamily | null | undefined, id: string): ShownFamily | undefined {
  const rows = family ? variantRows(family, id) : []
  if (!family || rows.length === 0) return undefined
  const shown = rows.map(({ option, choices }) => {
    const property = PROPERTIES.find(([words]) => words.test(option))?.[1]
    const swatch = (value: string) => (property === 'color' ? swatchOf(value) : undefined)
    return { option, property, choices: choices.map((choice) => ({ ...choice, swatch: swatch(choice.value) })) }
  })
  return { _id: family._id, name: family.name, rows: shown }
}
