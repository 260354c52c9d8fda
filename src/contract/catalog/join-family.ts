import { MOST_OPTIONS, MOST_VARIANTS, productFamilyTexts } from './product-family.texts.ts'
import type { VariantOption } from './product-family.ts'
import { isSameWord } from './variant-wish.ts'

type Values = Readonly<Record<string, string>>

/** The names of its options in their order, and what each product is by them. */
export type FamilyMembers = { options: readonly string[]; members: ReadonlyMap<string, Values> }
type Fault = { field: 'family' | 'options'; text: string }
type Joined = { family: FamilyMembers; fault?: undefined } | { family?: undefined; fault: Fault }

/**
 * A family with a product in it, come anew or with other options. Words that the family knows are taken in its spelling, so
 * that blue and Blue are one colour; what no product differs in any more is dropped. One product changes no other.
 */
export function joinFamily(family: FamilyMembers, productId: string, given: readonly VariantOption[]): Joined {
  const others = new Map([...family.members].filter(([id]) => id !== productId))
  const siblings = [...others.values()]
  const used = family.options.filter((name) => siblings.some((values) => values[name] !== undefined))
  const named = given.map(({ name, value }) => ({ name: spelling(used, name), value }))
  const own = Object.fromEntries(named.map(({ name, value }) => [name, spelling(valuesOf(siblings, name), value)]))
  const options = [...new Set([...used, ...named.map(({ name }) => name)])]
  if (options.length > MOST_OPTIONS) return fault('options', productFamilyTexts.tooManyOptions)
  if (others.size >= MOST_VARIANTS) return fault('family', productFamilyTexts.full)
  const isSame = (values: Values) => options.every((name) => values[name] === own[name])
  if (siblings.some(isSame)) return fault('options', productFamilyTexts.sameVariant)
  return { family: { options, members: others.set(productId, own) } }
}

export const withoutMember = ({ options, members }: FamilyMembers, productId: string): FamilyMembers => ({
  options,
  members: new Map([...members].filter(([id]) => id !== productId)),
})

const spelling = (known: readonly string[], word: string) => known.find((one) => isSameWord(one, word)) ?? word

const valuesOf = (siblings: readonly Values[], name: string) => siblings.flatMap((values) => values[name] ?? [])

const fault = (field: Fault['field'], text: string): Joined => ({ fault: { field, text } })
