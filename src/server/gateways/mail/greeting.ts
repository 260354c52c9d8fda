import { t } from '#contract/platform/t.ts'

const LONGEST_NAME = 60
// Control and format characters: line breaks, direction marks, zero widths.
const UNSEEN = /[\p{C}\p{Z}\s]+/gu
/** Also of a site alone, as `shop.example`; initials such as S.Ramesh are none. */
const LOOKS_LIKE_ADDRESS = /[/\\:@<>]|\bwww\b|[\p{L}\d-]{2,}\.\p{L}{2,}/iu

/**
 * How a mail begins. Anybody can register a stranger's address under any "name", so a name that would carry an
 * advert to that stranger is left out, and no mail program can make a link of what stays.
 */
export function greeting(fullName: string): string {
  const name = fullName
    .slice(0, 4 * LONGEST_NAME)
    .replace(UNSEEN, ' ')
    .trim()
  if (name === '' || name.length > LONGEST_NAME || LOOKS_LIKE_ADDRESS.test(name)) return t('Hi,')
  return t('Hi {name},', { name: name.replace(/\.(?=\S)/g, '. ') })
}
