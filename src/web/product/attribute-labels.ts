import type { Attributes } from '#contract/catalog/attributes.ts'
import { msg } from '#contract/platform/t.ts'

/** In the order they are shown. */
export const ATTRIBUTE_LABELS: Record<keyof Attributes, string> = {
  length: msg('Length'),
  breadth: msg('Breadth'),
  height: msg('Height'),
  weight: msg('Weight'),
  memory: msg('Memory'),
  batteryLife: msg('Battery life'),
  screenSize: msg('Screen size'),
  connectivity: msg('Connectivity'),
  inkColor: msg('Ink colour'),
  refillable: msg('Refillable'),
}
