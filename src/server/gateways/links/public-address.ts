import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not reachable from everywhere (IANA's registry of special-purpose addresses). */
const NOT_PUBLIC = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Addresses that look public and are a host's own inside its networks: Azure's wire server, services of IBM and Google. */
const OF_HOSTS = [
  ['168.63.129.16', 32],
  ['161.26.0.0', 16],
  ['166.8.0.0', 14],
  ['199.36.153.0', 24],
] as const

/** Of IPv6 only this one is given out; so addresses that carry an IPv4 address in them are refused with the rest. */
const GLOBAL = ['2000::', 3] as const
/** Within it: protocols and tunnels (Teredo, 6to4), examples. */
const NOT_GLOBAL = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const notPublic = new BlockList()
for (const [network, bits] of [...NOT_PUBLIC, ...OF_HOSTS]) notPublic.addSubnet(network, bits, 'ipv4')
const global = new BlockList()
global.addSubnet(...GLOBAL, 'ipv6')
const notGlobal = new BlockList()
for (const [network, bits] of NOT_GLOBAL) notGlobal.addSubnet(network, bits, 'ipv6')

/** Whether an address is somewhere on the internet, and nothing of ours or our host's. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  // One with a zone is of this very network.
  if (!isIPv6(address) || address.includes('%')) return false
  return global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
}
