import { isIP } from 'node:net'

/** Names of one machine or of one network, whatever a name server would say of them (RFC 6761, RFC 6762, ICANN's .internal). */
const OF_A_NETWORK = /\.(?:localhost|local|internal|home\.arpa)$/

/** Whether a host may be on the internet: an address, or a name that is no network's own. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '').toLowerCase()
  return isIP(name.replace(/^\[|\]$/g, '')) > 0 || (name.includes('.') && !OF_A_NETWORK.test(name))
}
