import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** How name servers are asked. Without `servers` those of the machine are. */
export type NameRules = { servers?: readonly string[]; timeoutMs: number; tries: number }

/** Answers that another try would not change. */
const NO_ADDRESS = ['ENODATA', 'ENOTFOUND']

/**
 * All addresses of a name, by questions over the network that end with the signal. The system's own way (`lookup`) cannot
 * be ended and keeps one of the few threads that payments, files and pictures wait for as well.
 */
export async function findAddresses(
  name: string,
  { servers, timeoutMs, tries }: NameRules,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  signal.throwIfAborted()
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (servers) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  try {
    const found = await Promise.allSettled([
      resolver.resolve4(name).then((all) => all.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(name).then((all) => all.map((address) => ({ address, family: 6 }))),
    ])
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    if (addresses.length > 0) return addresses
    const faults = found.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    throw faults.find(({ code }) => !NO_ADDRESS.includes(code)) ?? faults[0]
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Whether a name server did not answer in time. */
export const isNameTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ETIMEOUT'
