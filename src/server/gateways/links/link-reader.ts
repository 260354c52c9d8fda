import { lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { callOutside } from '#server/platform/call-outside.ts'
import { isPublicAddress } from './public-address.ts'

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

/** Where links may lead. */
type Rules = { mayOpen: (url: URL) => boolean; mayConnect: (address: string) => boolean; withinMs: number }

const PUBLIC: Rules = {
  mayOpen: ({ protocol, port, username, password }) => protocol === 'https:' && !port && !username && !password,
  mayConnect: isPublicAddress,
  withinMs: 10_000,
}
const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

/** Only tests give rules of their own: what the shop opens is public, whatever its settings are. */
export const openLinkReader = (rules: Rules = PUBLIC): LinkReader => ({
  async read(link, most, signal) {
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
      throw new LinkFault(tooSlow.aborted ? 'tooSlow' : 'unreachable', { cause })
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

function open(url: URL, { mayOpen, mayConnect }: Rules, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an address is not looked up.
  if (!mayOpen(url) || (isIP(host) && !mayConnect(host))) throw new LinkFault('refused')
  const { request } = url.protocol === 'https:' ? https : http
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Likho' }
  return new Promise((resolve, reject) => {
    // Without an agent: no connection that was made for something else is used again, and no proxy.
    const call = request(url, { agent: false, signal, headers, lookup: lookupWhere(mayConnect) }, resolve)
    call.on('error', reject)
    call.end()
  })
}

/** What was looked at is what is connected to: a name that answers otherwise a moment later gains nothing. */
const lookupWhere =
  (mayConnect: Rules['mayConnect']): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new LinkFault('unreachable'), '')
      if (!addresses.every(({ address }) => mayConnect(address))) return done(new LinkFault('refused'), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

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
