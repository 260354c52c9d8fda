import { isIPv6 } from 'node:net'

/** The network to count by: whoever has one IPv6 address has its whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':')
}

/** The networks around it that one party may hold in whole, the widest last: /56 and /48 of IPv6, /24 of IPv4. */
export function wideNetworksOf(address: string): string[] {
  const network = networkOf(address)
  if (!network.includes(':')) return [`${network.split('.').slice(0, 3).join('.')}.0/24`]
  const [a = '0', b = '0', c = '0', d = '0'] = network.split(':')
  const upper = (Number.parseInt(d, 16) & 0xff00).toString(16)
  return [`${a}:${b}:${c}:${upper}::/56`, `${a}:${b}:${c}::/48`]
}

/** The widest of them. */
export const widestNetworkOf = (address: string): string => wideNetworksOf(address).at(-1) ?? address
