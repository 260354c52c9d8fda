import { optionsText, variantOptions } from '#contract/catalog/product-family.ts'
import { isSameWord } from '#contract/catalog/variant-wish.ts'

export type OptionRow = { name: string; value: string }
type Family = { name: string; options: readonly string[] }

const EMPTY: OptionRow = { name: '', value: '' }

/** “Colour: Blue; Tip: 0.7 mm” as the rows of the form; one to begin with where nothing is said. */
export function rowsIn(text: string): OptionRow[] {
  const { data = [] } = variantOptions.safeParse(text)
  return data.length > 0 ? data : [EMPTY]
}

/** What is sent: an option without a value says nothing, a value without an option is told to be wrong. */
export const textOf = (rows: readonly OptionRow[]) => optionsText(rows.filter(({ value }) => value.trim() !== ''))

/** The options of a family that exists, to be filled in; undefined while the name is that of none. */
export function rowsFor(
  families: readonly Family[],
  name: string,
  rows: readonly OptionRow[],
): OptionRow[] | undefined {
  const family = families.find((one) => isSameWord(one.name, name.trim()))
  if (!family) return undefined
  const typedFor = (option: string) => rows.find((row) => isSameWord(row.name.trim(), option))?.value ?? ''
  return family.options.map((option) => ({ name: option, value: typedFor(option) }))
}
