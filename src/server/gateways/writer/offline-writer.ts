import { ATTRIBUTES, type Attributes } from '#contract/catalog/attributes.ts'
import type { Category } from '#contract/catalog/category.ts'
import type { DescribedProduct } from '#contract/writer/describe.endpoints.ts'
import type { Writer } from './writer.ts'

/** Says what it was told and nothing else: a sentence that would fit any product helps nobody to choose. */
export const offlineWriter: Writer = {
  async *describe(product) {
    yield composeDescription(product)
  },
}

export function composeDescription({ name, category, attributes = {} }: DescribedProduct): string {
  const called = name.replace(/[\s.,;:!?]+$/u, '')
  const known = ATTRIBUTES.filter((attribute) => attributes[attribute]).map(
    (attribute) => `${LABELS[attribute]}: ${attributes[attribute]}.`,
  )
  const opening = `${called}, from our range of ${category ? RANGES[category] : 'stationery'}.`
  return known.length > 0 ? `${opening}\n\n${known.join(' ')}` : opening
}

const RANGES: Record<Category, string> = {
  Writing: 'writing instruments',
  Paper: 'paper products',
  DeskSupplies: 'desk supplies',
  Filing: 'filing and storage',
  Reusable: 'reusable products',
  TechStationery: 'tech stationery',
}

const LABELS: Record<keyof Attributes, string> = {
  length: 'Length',
  breadth: 'Breadth',
  height: 'Height',
  weight: 'Weight',
  memory: 'Memory',
  batteryLife: 'Battery life',
  screenSize: 'Screen size',
  connectivity: 'Connectivity',
  inkColor: 'Ink colour',
  refillable: 'Refillable',
}
