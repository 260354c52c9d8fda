import { ATTRIBUTES } from '#contract/catalog/attributes.ts'

const MEASURES = { length: 'length_cm', breadth: 'width_cm', height: 'height_cm', weight: 'weight_g' } as const
type Measure = keyof typeof MEASURES

type Given = Readonly<Record<string, unknown>>

/** The measures that a form named, as columns. What was sent empty is taken away; what was not sent stays. */
export function measureColumns(given: Given): Partial<Record<(typeof MEASURES)[Measure], number | null>> {
  const named = (Object.keys(MEASURES) as Measure[]).filter((name) => given[name] !== undefined)
  return Object.fromEntries(named.map((name) => [MEASURES[name], given[name] === '' ? null : given[name]]))
}

/**
 * The attributes with what a form says about them; what it leaves out stays. A measure that it gives stands in a column
 * from then on, in place of the words that earlier products have for it.
 */
export function attributesWith(before: Given, given: Given): Record<string, string> {
  const values = ATTRIBUTES.map((name) => [name, given[name] === undefined ? before[name] : wordsOf(name, given)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== ''))
}

const wordsOf = (name: string, given: Given) => (name in MEASURES ? undefined : given[name])
