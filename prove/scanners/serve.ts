import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROLES } from '#contract/accounts/roles.ts'
import { createTokens } from '#server/platform/tokens.ts'
import { contractEndpoints } from '#tests/support/contract-endpoints.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import { withAttackedShop } from '../attacks/attacked-shop.ts'
import { startScanProxy } from './scan-proxy.ts'

/**
 * npm run prove:scanners [-- --port 41130 --reports folder]: opens a shop with a door for a visitor and for each role, lets
 * scanners in that others wrote (run.sh, which says which of them are missing), and prints what went through each door.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '41130' }, reports: { type: 'string', default: '/tmp/likho-scans' } },
})
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
      return { name, counts: await startScanProxy({ shop: address, port, headers, endpoints }) }
    }),
  )
  const scanners = spawn('sh', [join(import.meta.dirname, 'run.sh'), values.port, values.reports], { stdio: 'inherit' })
  await once(scanners, 'exit')
  for (const { name, counts } of doors) console.log(name, counts)
})
process.exit(0)
