import type { Encoding } from './page.ts'

const MOST_KNOWN = 100
const known = new Map<string, Encoding>()

/** The best encoding that a browser takes. Browsers say it in a handful of ways, so each is read once. */
export function encodingFor(accepted = ''): Encoding {
  const found = known.get(accepted)
  if (found) return found
  const encoding = read(accepted)
  if (known.size < MOST_KNOWN) known.set(accepted, encoding)
  return encoding
}

function read(accepted: string): Encoding {
  if (/\bbr\b(?!;q=0\b)/.test(accepted)) return 'br'
  if (/\bgzip\b(?!;q=0\b)/.test(accepted)) return 'gzip'
  return 'identity'
}
