import type { IncomingMessage } from 'node:http'

/** Names under which a machine reaches itself, as they stand in a URL. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

export const isLocalHost = (host: string) => LOCAL_HOSTS.includes(host.toLowerCase())

export const isLocalUrl = (url: string) => URL.canParse(url) && isLocalHost(new URL(url).hostname)

/** Whether an address of the network is this machine's own. */
const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(address)

type Caller = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/**
 * Whether a request was made on this machine. A proxy or a tunnel calls from here as well, but says for whom, whether it
 * is trusted or not; and a request by another host name may come from a page that gave this machine that name.
 */
export function isFromThisMachine({ socket, headers }: Caller): boolean {
  if (headers.forwarded !== undefined) return false
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(','))
  const callers = [socket.remoteAddress, ...forwarded.map((address) => address.trim())]
  return callers.every(isLoopback) && isLocalUrl(`http://${headers.host}`)
}
