import { z } from 'zod'
import { msg } from '#contract/platform/t.ts'

/**
 * What shoppers choose by that no field of a product holds: its name says it. Names begin with the maker, and the thing
 * stands before the first comma: "Kalam Neer Gel Pen, Blue, Pack of 5".
 */
export const NAME_FACETS = ['type', 'brand', 'ruling', 'colour'] as const
export type NameFacet = (typeof NAME_FACETS)[number]

/** Rulings as stationers call them. */
export const RULINGS = [
  msg('Single line'),
  msg('Double line'),
  msg('Four line'),
  msg('Squared'),
  msg('Dotted'),
  msg('Unruled'),
] as const
export type Ruling = (typeof RULINGS)[number]

/** Shades count as their colour: royal blue is blue. */
export const COLOURS = [
  ...[
    msg('Black'),
    msg('Blue'),
    msg('Brown'),
    msg('Clear'),
    msg('Gold'),
    msg('Green'),
    msg('Grey'),
    msg('Indigo'),
    msg('Maroon'),
    msg('Navy'),
    msg('Orange'),
    msg('Pink'),
  ],
  ...[msg('Purple'), msg('Red'), msg('Silver'), msg('Teal'), msg('White'), msg('Yellow')],
] as const

const word = z.string().trim().max(60)

export const nameFilters = {
  /** The thing itself, in one word: pen. */
  type: word.regex(/^[\p{L}\p{M}]+$/u).optional(),
  brand: word.regex(/^[^\s\d\0]+$/u).optional(),
  ruling: z.enum(RULINGS).optional(),
  colour: z.enum(COLOURS).optional(),
}
