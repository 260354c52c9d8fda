import { withoutNul } from './unstorable-texts.ts'

/** JSON that others wrote, its texts without NUL characters. Undefined for what is none: an empty answer, somebody's page. */
export function parseJson(text: string): unknown {
  const clean = (_: string, value: unknown) => (typeof value === 'string' ? withoutNul(value) : value)
  try {
    return JSON.parse(text, text.includes('\\u0000') ? clean : undefined)
  } catch {
    return undefined
  }
}
