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
