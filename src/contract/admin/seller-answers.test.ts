import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { nextAnswers, SELLER_ANSWERS, type SellerAnswer } from './seller-answers.ts'

test.each<[SellerAnswer | null, readonly SellerAnswer[]]>([
  [null, ['confirmed', 'packed', 'cannot']],
  ['confirmed', ['packed', 'cannot']],
  ['packed', ['cannot']],
  ['cannot', ['confirmed']],
])('after %s a seller can say %j', (said, next) => {
  expect(nextAnswers('processing', said)).toEqual(next)
})

test.each(ORDER_STATUSES.filter((status) => status !== 'processing'))('nothing once the order is %s', (status) => {
  for (const said of [null, ...SELLER_ANSWERS]) expect(nextAnswers(status, said)).toEqual([])
})
