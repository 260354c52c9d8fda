import { buffer } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { payInSandbox } from '#tests/support/buying.ts'
import { contractEndpoints } from '#tests/support/contract-endpoints.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import type { Send } from './ask.ts'
import { brokenInvariants } from './invariants.ts'
import { nameOf } from './make-ask.ts'
import { runPasses } from './run-passes.ts'
import { openTally } from './tally.ts'

const REQUESTS = 500
/** Always the same requests, unless others are asked for: what fails here fails for everybody. */
const SEED = Number(process.env.RANDOM_SEED ?? 15)

const lines: string[] = []
const shop = testShop({
  env: { SESSION_SECRET: SHOP_SECRET, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  logTo: { write: (line) => lines.push(line) },
})

const send: Send = async ({ method, url, headers, body }) => {
  const asked = { method, url, headers, payloadAsStream: true, ...(body && { payload: body }) } as InjectOptions
  const answer = await shop.app.inject(asked)
  const isEndless = String(answer.headers['content-type']).startsWith('text/event-stream')
  const whole = isEndless ? Buffer.of() : await buffer(answer.stream())
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: whole }
}

test('the calls that the contract declares are those that are served', async () => {
  expect((await contractEndpoints()).map(nameOf).sort()).toEqual(shop.app.endpoints.map(nameOf).sort())
})

test('no request, right, wrong or hostile, is answered in a way that is not declared', {
  timeout: 240_000,
}, async () => {
  console.info(`fuzz: RANDOM_SEED=${SEED}`)
  const { endpoints } = shop.app
  const tally = openTally(endpoints)
  const fuzzed = {
    db: shop.db,
    send,
    pay: payInSandbox,
    endpoints,
    tally,
    seed: SEED,
    withPages: false,
    concurrency: 2,
  }
  await runPasses(fuzzed, 0, () => tally.requests < REQUESTS)
  expect([...tally.violations(), ...lines, ...(await brokenInvariants(shop.db))]).toEqual([])
})
