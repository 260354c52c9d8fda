import { createHash } from 'node:crypto'

/** Headers that every answer carries. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** What a page may load, frame and connect to beside the shop itself. */
export type Outside = { script?: string; frame?: string; connect?: string; image?: string }

/** For answers that are no page: nothing may run, load or frame them. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'"

/**
 * A page that is kept for everyone cannot carry a secret nonce. So the page is rendered with one, every inline script
 * that bears it is named by its hash in the policy, and the nonce is taken out: a script that slipped in through
 * somebody's text never knew the nonce and stays forbidden.
 */
export function sealScripts(
  html: string,
  nonce: string,
  outside: readonly Outside[] = [],
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && !/\bsrc=/.test(attributes)) hashes.push(hashOf(script))
  }
  return { html: html.replaceAll(mark, ''), policy: policyWith(hashes, outside) }
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function policyWith(hashes: string[], outside: readonly Outside[]): string {
  const also = (kind: keyof Outside) => outside.flatMap((one) => one[kind] || [])
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...also('script')].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...also('image')].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...also('connect')].join(' '),
    ["frame-src 'self'", ...also('frame')].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
