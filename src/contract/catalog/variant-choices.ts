import type { ProductFamily } from './product-family.ts'

export type VariantChoice = {
  value: string
  /** The product that this choice leads to. */
  _id: string
  isCurrent: boolean
  isSoldOut: boolean
  /** What else would be different there, as there is no product that differs in this alone. */
  also: string[]
}
export type VariantRow = { option: string; choices: VariantChoice[] }

type Variant = ProductFamily['variants'][number]

/** What can be chosen beside one product of a family, a row for each option in which products differ. */
export function variantRows(
  { options, variants }: Pick<ProductFamily, 'options' | 'variants'>,
  id: string,
): VariantRow[] {
  const current = variants.find(({ _id }) => _id === id)
  if (!current) return []
  const rows = options.map((option) => ({
    option,
    values: inOrder(variants.flatMap(({ values }) => values[option] ?? [])),
  }))
  const shown = rows.filter(({ values }) => values.length > 1)
  return shown.map(({ option, values }) => ({ option, choices: values.map((value) => choiceOf(option, value)) }))

  function choiceOf(option: string, value: string): VariantChoice {
    const others = shown.map((row) => row.option).filter((name) => name !== option)
    const inCommon = ({ values }: Variant) => others.filter((name) => values[name] === current?.values[name]).length
    const isCurrent = current?.values[option] === value
    const nearest = variants
      .filter(({ values }) => values[option] === value)
      .sort((one, other) => inCommon(other) - inCommon(one) || Number(other.inStock) - Number(one.inStock))[0]
    const to = (isCurrent ? current : nearest) as Variant
    return {
      value,
      _id: to._id,
      isCurrent,
      isSoldOut: !to.inStock,
      also: others.flatMap((name) => (to.values[name] === current?.values[name] ? [] : (to.values[name] ?? []))),
    }
  }
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** Each once: measures by their size, all else in the order it came. */
function inOrder(values: readonly string[]): string[] {
  const once = [...new Set(values)]
  return once.every((value) => /^[\d.]/.test(value)) ? once.sort(byNumber.compare) : once
}
