import { z } from 'zod'

/** The optional facts a product may state, in the order they are shown. */
export const ATTRIBUTES = [
  'length',
  'breadth',
  'height',
  'weight',
  'memory',
  'batteryLife',
  'screenSize',
  'connectivity',
  'inkColor',
  'refillable',
] as const

export const attributes = z.partialRecord(z.enum(ATTRIBUTES), z.string().trim().min(1).max(60))
export type Attributes = z.output<typeof attributes>
