import type { FastifyError } from 'fastify'
import { expect, test } from 'vitest'
import { recordChange } from '#server/audit/record-change.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { refusalOf } from './failure-handler.ts'

const logged: string[] = []
const shop = testShop({ env: { LOG_LEVEL: 'error' }, logTo: { write: (line) => logged.push(line) } })
const GONE = '01930000-0000-7000-8000-000000000001'

test('whoever is deleted while they ask is told so, and nothing is logged as our fault', async () => {
  const change = { action: 'accountDeleted', id: GONE } as const
  const error = await recordChange(shop.db, { id: GONE, role: 'admin' } as never, new Date(), change).then(
    () => undefined,
    (fault: FastifyError) => fault,
  )
  const { status, answer } = refusalOf(error as FastifyError, 'id', shop.app.log)
  expect([status, answer.code]).toEqual([409, 'request/deleted-meanwhile'])
  expect(logged).toEqual([])
})
