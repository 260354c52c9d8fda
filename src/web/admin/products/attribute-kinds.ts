import type { Attributes } from '#contract/catalog/attributes.ts'

type Kind = { unit: 'cm' | 'g' } | { unit?: undefined; example: string }

/** What is entered for each attribute: a measure, or a few words. */
export const ATTRIBUTE_KINDS: Record<keyof Attributes, Kind> = {
  length: { unit: 'cm' },
  breadth: { unit: 'cm' },
  height: { unit: 'cm' },
  weight: { unit: 'g' },
  memory: { example: 'Such as 64 GB' },
  batteryLife: { example: 'Such as 12 hours' },
  screenSize: { example: 'Such as 5 inches' },
  connectivity: { example: 'Such as Bluetooth' },
  inkColor: { example: 'Such as Blue' },
  refillable: { example: 'Yes or No' },
}
