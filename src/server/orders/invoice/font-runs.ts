/** Which file draws which signs. What no file has is not drawn. */
const SCRIPTS = {
  latin:
    /[ -~\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u0218-\u021b\u1e0c-\u1e0f\u1e24\u1e25\u1e36\u1e37\u1e42-\u1e49\u1e5a\u1e5b\u1e60-\u1e69\u1e6c-\u1e6f\u1ea0-\u1ef9\u2010\u2012-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u20ac\u20b9\u2122\u2212]/,
  devanagari: /[\u0900-\u097f]/,
  bangla: /[\u0980-\u09f3\u09f7-\u09fa\u09fc]/,
  gurmukhi: /[\u0a00-\u0a75]/,
  gujarati: /[\u0a80-\u0af9]/,
  odia: /[\u0b00-\u0b54\u0b56-\u0b7f]/,
  tamil: /[\u0b80-\u0bff]/,
  telugu: /[\u0c00-\u0c03\u0c05-\u0c3b\u0c3d-\u0c5b\u0c5e-\u0c76]/,
  kannada: /[\u0c80-\u0cdb\u0cde-\u0cf2\u0cf4-\u0cff]/,
  malayalam: /[\u0d00-\u0d7f]/,
} as const
export type Script = keyof typeof SCRIPTS

export type Run = { script: Script; text: string }

const ENTRIES = Object.entries(SCRIPTS) as [Script, RegExp][]
/** Tells Indian letters whether to join. */
const JOINER = /[\u200c\u200d]/

/**
 * Cuts a text where another font is needed. A letter or digit of a script that we have no font for becomes a question
 * mark; emoji and the like are left out.
 */
export function fontRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const sign of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const last = runs.at(-1)
    const [script, drawn] = drawable(sign, last)
    if (!script) continue
    if (last?.script === script) last.text += drawn
    else runs.push({ script, text: drawn })
  }
  return runs
}

function drawable(sign: string, before: Run | undefined): [Script | undefined, string] {
  // What was left out leaves no gap.
  if (sign === ' ') return [before?.text.endsWith(' ') ? undefined : before?.script, sign]
  if (JOINER.test(sign)) return [before?.script === 'latin' ? undefined : before?.script, sign]
  const script = ENTRIES.find(([, signs]) => signs.test(sign))?.[0]
  if (script) return [script, sign]
  return /[\p{L}\p{N}]/u.test(sign) ? ['latin', '?'] : [undefined, '']
}
