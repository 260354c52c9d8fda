import { expect, test } from 'vitest'
import { contractEndpoints } from '#tests/support/contract-endpoints.ts'
import { PERMISSION_TABLE } from '#tests/support/permission-table.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { nameOf, pathOf } from './addresses.ts'

const shop = testShop({ env: { PUBLIC_URL: 'https://likho.in' } })

/** Two of the seventeen ways that npm run prove tries. */
const FROM_ELSEWHERE = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://likho.in.evil.example' }]

test('attacks know every call that is served', async () => {
  expect((await contractEndpoints()).map(nameOf).sort()).toEqual(Object.keys(PERMISSION_TABLE).sort())
})

test('no call that changes something is carried out for another site', async () => {
  const carriedOut: string[] = []
  for (const endpoint of shop.app.endpoints.filter(({ method }) => method !== 'GET')) {
    for (const headers of FROM_ELSEWHERE) {
      const answer = await shop.app.inject({ method: endpoint.method, url: pathOf(endpoint), headers })
      if (answer.json().code !== 'request/cross-site') carriedOut.push(nameOf(endpoint))
    }
  }
  expect(new Set(carriedOut)).toEqual(new Set(['POST /api/webhooks/payments', 'POST /api/webhooks/courier']))
})
