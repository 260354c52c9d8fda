import { z } from 'zod'

/**
 * What shoppers choose by that no field of a product holds: its name says it. Names begin with the maker, and the thing
 * stands before the first comma: "Kalam Neer Gel Pen, Blue, Pack of 5".
 */
export const NAME_FACETS = ['type', 'brand', 'ruling', 'colour'] as const
export type NameFacet = (typeof NAME_FACETS)[number]

/** Rulings as stationers call them. */
export const RULINGS = ['Single line', 'Double line', 'Four line', 'Squared', 'Dotted', 'Unruled'] as const
export type Ruling = (typeof RULINGS)[number]

/** Shades count as their colour: royal blue is blue. */
export const COLOURS = [
  ...['Black', 'Blue', 'Brown', 'Clear', 'Gold', 'Green', 'Grey', 'Indigo', 'Maroon', 'Navy', 'Orange', 'Pink'],
  ...['Purple', 'Red', 'Silver', 'Teal', 'White', 'Yellow'],
] as const

const word = z.string().trim().max(60)

export const nameFilters = {
  /** The thing itself, in one word: pen. */
  type: word.regex(/^[\p{L}\p{M}]+$/u).optional(),
  brand: word.regex(/^[^\s\d\0]+$/u).optional(),
  ruling: z.enum(RULINGS).optional(),
  colour: z.enum(COLOURS).optional(),
}
