import type { AuditEntry, Changes } from '#contract/audit/audit-entry.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { FIELDS } from '#contract/catalog/product-fields.ts'

type Value = Changes[string][number]

/** Where the name of a field is not what people call it. */
const NAMES: Record<string, string> = {
  stocks: 'Stock',
  sku: 'SKU',
  mrp: 'MRP',
  approved: 'Can sell',
  shown: 'Turned on',
  gstin: 'GSTIN',
}
/** What a product can be, in words. */
const WORDS: Record<string, string> = { draft: 'draft', onSale: 'on sale', offSale: 'off sale' }
const LONGEST = 120
const MONEY = new Set<string>(FIELDS.flatMap(([name, { kind }]) => (kind === 'money' ? name : [])))

const nameOf = (field: string) =>
  NAMES[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (c) => c.toUpperCase())

function valueText(field: string, value: Value): string {
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (MONEY.has(field) && typeof value === 'number') return formatRupees(value)
  const text = WORDS[String(value)] ?? String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

type ChangeText = { name: string; from: string | undefined; to: string }

/** From what to what, in words. What is new has no before; of a picture there is nothing to read but that it changed. */
export const changeTexts = ({ changes }: Pick<AuditEntry, 'changes'>): ChangeText[] =>
  Object.entries(changes).map(([field, [from, to]]) => ({
    name: nameOf(field),
    ...(field === 'picture'
      ? { from: undefined, to: 'replaced' }
      : { from: from === null ? undefined : valueText(field, from), to: valueText(field, to) }),
  }))
