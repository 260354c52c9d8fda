import { contractEndpoints } from '#tests/support/contract-endpoints.ts'
import type { Part } from '../part.ts'
import { asker } from './ask.ts'
import { withAttackedShop } from './attacked-shop.ts'
import { FAMILIES } from './families.ts'
import { aJudge } from './judge.ts'

/** Attacks of every family on the built shop: what none of them may reach, and that it still sells afterwards. */
export const part: Part = {
  share: 0,
  run: () =>
    withAttackedShop(async (shop) => {
      const endpoints = await contractEndpoints()
      const target = { ...shop, ask: asker(shop.address), endpoints }
      const figures: Record<string, string> = {}
      const violations: string[] = []
      for (const [name, attack] of Object.entries(FAMILIES)) {
        const judge = aJudge()
        const started = performance.now()
        await attack(target, judge).catch((error: Error) => judge.mustBe(false, `${error.stack}`))
        figures[name] = `${judge.checks} checks in ${Math.round((performance.now() - started) / 1000)} s`
        violations.push(...judge.violations.map((sentence) => `${name}: ${sentence}`))
      }
      const faults = shop.output().match(/"level":[56]0/g)?.length ?? 0
      return { figures: { ...figures, 'errors in the log of the shop': faults }, violations }
    }),
}
