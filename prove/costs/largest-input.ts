import type { Schema } from '#tests/support/sample-input.ts'
import type { Maker } from '../fuzz/from-schema.ts'
import { valueFor } from '../fuzz/from-schema.ts'

/** Texts that differ in what reading them costs: many words, one word, signs of several bytes, what means something to SQL. */
export const FILLINGS: readonly ((at: number) => string)[] = [
  (at) => `pen${at} `,
  () => 'a',
  (at) => `कलम${at} `,
  () => '%_\\',
]

/** Where a text has no limit of its own, that of an address or a body holds. */
const LONGEST_TEXT = { GET: 6_000, POST: 100_000, DELETE: 6_000 }

/** Every field given, every text and list as long as it may be. */
export function largestInput(
  schema: Schema,
  method: keyof typeof LONGEST_TEXT,
  filling: (at: number) => string,
  maker: Maker,
): unknown {
  const largest = (one: Schema, name: string): unknown => {
    if (maker.known(name, one) !== undefined || one.enum || one.const || one.pattern || one.format)
      return valueFor(one, name, maker)
    const choice = one.anyOf?.find(({ type }) => type !== 'null') ?? one.allOf?.[0]
    if (choice) return largest(choice, name)
    if (one.type === 'object') {
      const fields = Object.entries(one.properties ?? {})
      return Object.fromEntries(fields.map(([inside, field]) => [inside, largest(field, inside)]))
    }
    if (one.type === 'array') {
      return Array.from({ length: one.maxItems ?? 100 }, () => largest(one.items ?? {}, name))
    }
    if (one.type === 'integer' || one.type === 'number') return Math.min(one.maximum ?? 1_000, 1_000)
    if (one.type === 'boolean') return true
    return textOf(Math.min(one.maxLength ?? LONGEST_TEXT[method], LONGEST_TEXT[method]), filling)
  }
  return largest(schema, '')
}

/** Each text is another one: what was answered before must not lie ready. */
let made = 0
function textOf(length: number, filling: (at: number) => string): string {
  made += 1
  let text = `${made} `
  for (let at = 0; text.length < length; at += 1) text += filling(at)
  return text.slice(0, length)
}
