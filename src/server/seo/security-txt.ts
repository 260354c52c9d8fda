export const SECURITY_TXT = '/.well-known/security.txt'

const DAY_MS = 24 * 60 * 60 * 1000
/** Asked for anew each time, so it never runs out; RFC 9116 wants less than a year. */
const VALID_DAYS = 180

/** Whom to tell of a hole in the shop, in the words of RFC 9116. */
export function securityTxt(publicUrl: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  return `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${publicUrl}${SECURITY_TXT}
`
}
