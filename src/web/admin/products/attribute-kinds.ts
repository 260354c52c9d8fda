import type { Attributes } from '#contract/catalog/attributes.ts'

type Kind = { unit: 'cm' | 'g'; example?: undefined } | { unit?: undefined; example: string }

/** What is entered for each attribute: a measure, or a few words. */
export const ATTRIBUTE_KINDS: Record<keyof Attributes, Kind> = {
  length: { unit: 'cm' },
  breadth: { unit: 'cm' },
  height: { unit: 'cm' },
  weight: { unit: 'g' },
  memory: { example: 'e.g. 64 GB' },
  batteryLife: { example: 'e.g. 12 hours' },
  screenSize: { example: 'e.g. 5 inches' },
  connectivity: { example: 'e.g. Bluetooth' },
  inkColor: { example: 'e.g. Blue' },
  refillable: { example: 'Yes or No' },
}
