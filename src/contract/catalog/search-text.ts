import { z } from 'zod'

/** Longer texts are cut, not refused: a pasted paragraph still finds something. */
export const LONGEST_SEARCH = 200

export const searchText = z
  .string()
  .transform((text) => text.replaceAll('\0', ' ').normalize('NFC').slice(0, LONGEST_SEARCH).trim())
