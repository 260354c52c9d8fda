import { z } from 'zod'

/** Longer texts are cut, not refused: a pasted paragraph still finds something. */
export const LONGEST_SEARCH = 200

/** Of letters that take two places, such as emoji: sent by programs, or left by the cut. */
const HALVES = /\p{Cs}/gu

export const searchText = z
  .string()
  .transform((text) => text.replaceAll('\0', ' ').normalize('NFC').slice(0, LONGEST_SEARCH).replace(HALVES, '').trim())
