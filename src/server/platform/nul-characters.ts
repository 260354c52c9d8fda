/** Postgres keeps no text with a NUL character in it, so none may get that far. */
const NUL = '\0'

export const withoutNul = (text: string) => text.replaceAll(NUL, '')

/** Where in parsed input a text holds one, such as `items.0.name`; undefined when none does. Files are not looked into. */
export function nulFieldIn(value: unknown, name = ''): string | undefined {
  if (typeof value === 'string') return value.includes(NUL) ? name || 'request' : undefined
  if (!isPlain(value)) return undefined
  for (const [key, inside] of Object.entries(value)) {
    if (key.includes(NUL)) return name || 'request'
    const found = nulFieldIn(inside, name ? `${name}.${key}` : key)
    if (found !== undefined) return found
  }
  return undefined
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value)))
