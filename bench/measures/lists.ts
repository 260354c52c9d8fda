import { CASES } from '#tests/support/catalogue-calls.ts'
import { askEach } from '../load/ask-each.ts'
import { asVisitors } from '../load/visitors.ts'
import type { Sample } from '../report/figure.ts'
import type { Setting } from '../setting/open-setting.ts'
import { usedBy } from '../setting/used-by.ts'
import type { Measure } from './measure.ts'

/** Calls that name no product, order or person: those are of another catalogue. */
const NOBODY = { order: '', person: '', product: () => '', after: () => '' }
const LISTS = CASES.filter(({ name }) => /^(lists, (sorted|filtered)|facets|search|suggestions)/.test(name))

/** Lists, facets, searches and suggestions, one after the other; `--products` says among how many. Once each: answers are kept. */
export function listsMeasure({ shop }: Setting): Measure {
  return {
    name: 'lists and searches',
    round: async (number) => {
      const samples: Sample[] = []
      if (number > 0) return samples
      for (const { name, variants } of LISTS) {
        const paths = variants(NOBODY).filter((path) => typeof path === 'string')
        const before = await usedBy(shop.pid)
        const requests = asVisitors(paths)
        const { good, seconds, p50, p95, failed } = await askEach({ address: shop.address, requests, connections: 1 })
        const { cpuSeconds } = await usedBy(shop.pid)
        const cpuMs = ((cpuSeconds - before.cpuSeconds) * 1_000) / good
        samples.push({ name, unit: 'a second', shop: good / seconds, p50, p95, failed, cpuMs })
      }
      return samples
    },
  }
}
