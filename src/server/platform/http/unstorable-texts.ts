/** Postgres keeps no text with a NUL character in it, and no JSON with half of an emoji, so none may get that far. */
const NUL = '\0'

export const withoutNul = (text: string) => text.replaceAll(NUL, '')

const isUnstorable = (text: string) => text.includes(NUL) || !text.isWellFormed()

/** Where in parsed input a text holds one of them, such as `items.0.name`; undefined when none does. Files are not looked into. */
export function unstorableFieldIn(value: unknown, name = ''): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? name || 'request' : undefined
  if (!isPlain(value)) return undefined
  for (const [key, inside] of Object.entries(value)) {
    if (isUnstorable(key)) return name || 'request'
    const found = unstorableFieldIn(inside, name ? `${name}.${key}` : key)
    if (found !== undefined) return found
  }
  return undefined
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value)))
