import type { LookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { callOutside } from '#server/platform/call-outside.ts'
import { findAddresses, isNameTimeout, type NameRules } from './find-addresses.ts'
import { isPublicAddress } from './public-address.ts'
import { isPublicName } from './public-name.ts'

export type LinkFaultKind = 'refused' | 'unreachable' | 'tooSlow' | 'tooManyRedirects' | 'notThere' | 'tooLarge'

/** Why a link was not read. */
export class LinkFault extends Error {
  override readonly name = 'LinkFault'
  readonly kind: LinkFaultKind

  constructor(kind: LinkFaultKind, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

/** Reads what somebody else's link leads to. */
export type LinkReader = { read: (link: string, most: number, signal: AbortSignal) => Promise<Uint8Array> }

/** Where links may lead, and how long they may take. */
type Rules = {
  mayOpen: (url: URL) => boolean
  mayConnect: (address: string) => boolean
  withinMs: number
  names: NameRules
}

const PUBLIC: Rules = {
  mayOpen: ({ protocol, port, username, password, hostname }) =>
    protocol === 'https:' && !port && !username && !password && isPublicName(hostname),
  mayConnect: isPublicAddress,
  withinMs: 10_000,
  names: { timeoutMs: 2_000, tries: 2 },
}
const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

/** Only tests give rules of their own: what the shop opens is public, whatever its settings are. */
export const openLinkReader = (given: Partial<Rules> = {}): LinkReader => ({
  async read(link, most, signal) {
    const rules = { ...PUBLIC, ...given }
    const tooSlow = AbortSignal.timeout(rules.withinMs)
    const ended = callOutside('links', 'read')
    try {
      const answer = await follow(link, rules, AbortSignal.any([signal, tooSlow]))
      const bytes = await bytesOf(answer, most)
      ended('done')
      return bytes
    } catch (cause) {
      ended(cause instanceof LinkFault ? 'refused' : 'away')
      if (cause instanceof LinkFault) throw cause
      // Not the link's fault: the shop closes.
      signal.throwIfAborted()
      throw new LinkFault(tooSlow.aborted || isNameTimeout(cause) ? 'tooSlow' : 'unreachable', { cause })
    }
  },
})

/** Each stop on the way is looked at as the first is. */
async function follow(link: string, rules: Rules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = parsed(link)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await open(url, rules, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return answer
    answer.destroy()
    if (!REDIRECTS.includes(statusCode) || !headers.location) throw new LinkFault('notThere')
    url = parsed(headers.location, url)
  }
  throw new LinkFault('tooManyRedirects')
}

function parsed(link: string, from?: URL): URL {
  if (!URL.canParse(link, from)) throw new LinkFault('refused')
  return new URL(link, from)
}

function open(url: URL, { mayOpen, mayConnect, names }: Rules, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an address is not looked up.
  if (!mayOpen(url) || (isIP(host) && !mayConnect(host))) throw new LinkFault('refused')
  const { request } = url.protocol === 'https:' ? https : http
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Likho' }
  return new Promise((resolve, reject) => {
    // Without an agent: no connection that was made for something else is used again, and no proxy.
    const lookup = lookupWhere(mayConnect, names, signal)
    const call = request(url, { agent: false, signal, headers, lookup }, resolve)
    call.on('error', reject)
    call.end()
  })
}

/** What was looked at is what is connected to: a name that answers otherwise a moment later gains nothing. */
const lookupWhere =
  (mayConnect: Rules['mayConnect'], names: NameRules, signal: AbortSignal): LookupFunction =>
  (host, { all }, done) => {
    const give = (addresses: LookupAddress[]) => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => mayConnect(address))) return done(new LinkFault('refused'), '')
      if (all) done(null, addresses)
      else done(null, first.address, first.family)
    }
    findAddresses(host, names, signal).then(give, (error) => done(error, ''))
  }

async function bytesOf(answer: IncomingMessage, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > most) throw new LinkFault('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
