export type ParsedMail = { headers: Map<string, string>; text: string; html: string }

/** Reads a mail as our outbox writes them: plain headers, a text and an HTML part. Not for mails from elsewhere. */
export function parseMail(source: Buffer): ParsedMail {
  const whole = partOf(source.toString('latin1'))
  const boundary = /boundary="([^"]+)"/.exec(whole.headers.get('content-type') ?? '')?.[1]
  const parts = boundary ? whole.body.split(`--${boundary}`).slice(1, -1).map(partOf) : [whole]
  const ofType = (type: string) => parts.find(({ headers }) => headers.get('content-type')?.startsWith(type))
  return { headers: whole.headers, text: contentOf(ofType('text/plain')), html: contentOf(ofType('text/html')) }
}

type Part = { headers: Map<string, string>; body: string }

function partOf(source: string): Part {
  const [, head = '', body = ''] = /^\s*([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(source) ?? []
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  return { headers: new Map(headers), body }
}

function contentOf(part: Part | undefined): string {
  if (!part) return ''
  const encoding = part.headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString()
  if (encoding === 'quoted-printable') return fromQuotedPrintable(part.body.replace(/=\r\n/g, ''))
  return Buffer.from(part.body, 'latin1').toString()
}

const fromQuotedPrintable = (text: string) => {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** `=?UTF-8?Q?=E2=82=B9_40?=` is how a header spells "₹ 40". */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    )
