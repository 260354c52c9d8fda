import { contractEndpoints } from '#tests/support/contract-endpoints.ts'
import type { Part } from '../part.ts'
import { withFuzzedShop } from './fuzzed-shop.ts'
import { brokenInvariants } from './invariants.ts'
import { staysLimited } from './rate-limited.ts'
import { runPasses } from './run-passes.ts'
import { openTally } from './tally.ts'

/** So many requests a second of the time that is given: 100,000 in the five minutes of a full run. */
const REQUESTS_A_SECOND = 340
const AT_ONCE = 8

/**
 * Requests made from the contract's own schemas, to every call as every role and to pages. Half of them go to a shop with
 * sandboxes, which has all calls, half to one that talks to the providers' stand-ins.
 * FUZZ_PASS=12 sends the twelfth pass alone: the one of which a violation tells `request 12…`.
 */
export const part: Part = {
  share: 0.25,
  run: async ({ seconds, seed }) => {
    const endpoints = await contractEndpoints()
    const tally = openTally(endpoints)
    const violations: string[] = []
    const wanted = seconds * REQUESTS_A_SECOND
    const only = process.env.FUZZ_PASS
    let pass = Number(only ?? 0)
    for (const [half, providers] of (['sandboxes', 'stand-ins'] as const).entries()) {
      await withFuzzedShop(providers, async (shop) => {
        const goesOn = () => !only && tally.requests < ((half + 1) * wanted) / 2
        const fuzzed = { ...shop, endpoints, tally, seed, withPages: true, concurrency: AT_ONCE }
        pass = await runPasses(fuzzed, pass, goesOn)
        violations.push(...(await staysLimited(shop)), ...(await shop.faults()), ...(await brokenInvariants(shop.db)))
        violations.push(...(await shop.startsAgain()))
      })
    }
    return { figures: tally.figures(), violations: [...tally.violations(), ...violations] }
  },
}
