import type { z } from 'zod'
import { parseJson } from './parse-json.ts'

/** Where a page of a list ended, as one opaque word for the address. */
export const encodeCursor = (keys: readonly (string | number)[]) =>
  Buffer.from(JSON.stringify(keys)).toString('base64url')

/** The keys again, or undefined when the word was not made by us for a list with such keys. */
export function decodeCursor<Keys extends z.ZodType>(cursor: string, keys: Keys): z.output<Keys> | undefined {
  return keys.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString())).data
}
