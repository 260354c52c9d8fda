import type { Attributes } from '#contract/catalog/attributes.ts'

/** In the order they are shown. */
export const ATTRIBUTE_LABELS: Record<keyof Attributes, string> = {
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
