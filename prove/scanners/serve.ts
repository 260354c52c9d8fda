import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ROLES } from '#contract/accounts/roles.ts'
import { createTokens } from '#server/platform/tokens.ts'
import { contractEndpoints } from '#tests/support/contract-endpoints.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import { withAttackedShop } from '../attacks/attacked-shop.ts'
import { startScanProxy } from './scan-proxy.ts'

/**
 * npm run prove:scanners [-- --port 41130]: a shop to be scanned, until it is ended. A visitor's door is at the port,
 * those of customer, seller, admin and superadmin at the four ports after it; what went through each is printed.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '41130' }, minutes: { type: 'string', default: '120' } },
})
const SCANNED_FOR_MS = Number(values.minutes) * 60_000
const HALF_A_DAY_MS = 11 * 60 * 60 * 1000

await withAttackedShop(async ({ address, people }) => {
  const endpoints = await contractEndpoints()
  const doors = await Promise.all(
    (['visitor', ...ROLES] as const).map(async (name, number) => {
      const headers: Record<string, string> = {}
      if (name !== 'visitor') {
        const { id, sessionId } = people[name]
        // Scanners take longer than a token lasts.
        const token = await createTokens(SHOP_SECRET).signAccess(id, sessionId, new Date(Date.now() + HALF_A_DAY_MS))
        headers.cookie = `__Host-likho_access=${token}`
      }
      const port = Number(values.port) + number
      return { name, port, counts: await startScanProxy({ shop: address, port, headers, endpoints }) }
    }),
  )
  for (const { name, port } of doors) console.log(`${name}: http://127.0.0.1:${port}`)
  const print = () => console.log(JSON.stringify(Object.fromEntries(doors.map(({ name, counts }) => [name, counts]))))
  const end = new AbortController()
  process.once('SIGTERM', () => end.abort())
  process.once('SIGINT', () => end.abort())
  process.on('SIGUSR2', print)
  await setTimeout(SCANNED_FOR_MS, undefined, { signal: end.signal }).catch(() => {})
  print()
})
process.exit(0)
