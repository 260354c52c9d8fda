import { expect, test } from 'vitest'
import { contractEndpoints } from '#tests/support/contract-endpoints.ts'
import { faultsOfClient } from '#tests/support/generated-client.ts'
import { openApiOf } from './open-api.ts'

test('a client generated from the API description sends what the contract takes and reads what it answers', async () => {
  expect(await faultsOfClient(openApiOf(await contractEndpoints()))).toBe('')
})
