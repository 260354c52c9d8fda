import { t } from '#contract/platform/t.ts'

const MEASURE = /^([\d.,]+) ([a-z]+)$/i

/** What a seller states, in the shopper's language as far as its words are common (contract/catalog/common-values.ts): “12 months”. */
export function valueText(value: string): string {
  const [, amount, unit] = MEASURE.exec(value) ?? []
  return unit ? `${amount} ${t(unit)}` : t(value)
}
