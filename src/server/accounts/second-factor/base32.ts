const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding: letters and digits that are not mistaken for each other when they are typed. */
export function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const parts = bits.match(/.{1,5}/g) ?? []
  return parts.map((part) => LETTERS[Number.parseInt(part.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Uint8Array {
  let bits = ''
  for (const letter of text) bits += LETTERS.indexOf(letter).toString(2).padStart(5, '0')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** In groups of four, as people read and type it. */
export const inGroups = (text: string, between: string) => text.match(/.{1,4}/g)?.join(between) ?? ''
