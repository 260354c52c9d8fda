import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { type PartRefundWish, planPartRefund, type Sale, type SoldLine } from './part-refund.ts'

const line = (price: number, quantity: number, over: Partial<SoldLine> = {}): SoldLine => ({
  name: 'Blue Pen',
  price,
  quantity,
  refunded: 0,
  restocked: 0,
  ...over,
})
const sale = (over: Partial<Sale> = {}): Sale => {
  const whole = { status: 'delivered' as OrderStatus, total: 295_00, lines: [line(100_00, 2), line(50_00, 1)], ...over }
  return { left: whole.total, ...whole }
}
const plan = (of: Sale, wish: Partial<PartRefundWish>) => {
  const planned = planPartRefund(of, { lines: [], restock: false, ...wish })
  return 'plan' in planned
    ? [planned.plan.paise, ...planned.plan.lines.map(({ paise }) => paise)]
    : [planned.fault.field, planned.fault.kind.code.replace('admin/', '')]
}
const pieces = (...quantities: number[]) =>
  quantities.flatMap((quantity, place) => (quantity > 0 ? [{ place, quantity }] : []))

describe('what goes back', () => {
  test.each<[string, Sale, Partial<PartRefundWish>, (number | string)[]]>([
    ['a piece with its tax', sale(), { lines: pieces(1) }, [118_00, 118_00]],
    ['two lines', sale(), { lines: pieces(1, 1) }, [177_00, 118_00, 59_00]],
    ['all that was delivered', sale(), { lines: pieces(2, 1) }, [295_00, 236_00, 59_00]],
    ['less by the coupon', sale({ total: 265_50 }), { lines: pieces(1) }, [106_20, 106_20]],
    ['an amount of its own', sale(), { amount: 20_00 }, [20_00]],
    ['less than the pieces cost', sale(), { lines: pieces(1, 1), amount: 90_00 }, [90_00, 60_00, 30_00]],
    ['no more than is left', sale({ left: 100_00 }), { lines: pieces(1) }, [100_00, 100_00]],
    ['the same line named twice', sale(), { lines: [...pieces(1), ...pieces(1)] }, [236_00, 236_00]],
    ['the least there is, leaving as much', sale({ left: 2_00 }), { amount: 1_00 }, [1_00]],
    ['a part of what is not sent yet', sale({ status: 'processing' }), { lines: pieces(0, 1) }, [59_00, 59_00]],
  ])('%s', (_, of, wish, expected) => expect(plan(of, wish)).toEqual(expected))

  test('three pieces of ₹10 that cannot be shared evenly come to it, one after the other', () => {
    const one = (refunded: number) => sale({ total: 10_00, lines: [line(3_33, 3, { refunded })] })
    const each = [0, 1, 2].map((refunded) => plan(one(refunded), { lines: pieces(1) })[0] as number)
    expect(each).toEqual([3_33, 3_34, 3_33])
    expect(each.reduce((sum, paise) => sum + paise, 0)).toBe(10_00)
  })
})

describe('what does not', () => {
  test.each<[string, Sale, Partial<PartRefundWish>, [string, string]]>([
    ['nothing', sale(), {}, ['amount', 'nothing-chosen']],
    ['an amount of nothing', sale(), { amount: 0 }, ['amount', 'nothing-chosen']],
    ['more than is left', sale({ left: 50_00 }), { amount: 50_01 }, ['amount', 'too-much']],
    ['less than a provider pays back', sale(), { amount: 99 }, ['amount', 'too-little']],
    ['all but what no provider pays back', sale(), { amount: 294_01 }, ['amount', 'rest-too-little']],
    ['where all went back', sale({ left: 0 }), { lines: pieces(1) }, ['amount', 'nothing-chosen']],
    ['more pieces than were sold', sale(), { lines: pieces(3) }, ['lines', 'too-many-pieces']],
    [
      'a piece twice',
      sale({ lines: [line(100_00, 2, { refunded: 1 }), line(50_00, 1)] }),
      { lines: pieces(2) },
      ['lines', 'too-many-pieces'],
    ],
    ['a line that is none', sale(), { lines: [{ place: 7, quantity: 1 }] }, ['lines', 'too-many-pieces']],
    ['all of what is not sent', sale({ status: 'processing' }), { lines: pieces(2, 1) }, ['amount', 'cancel-instead']],
    ['stock without pieces', sale(), { amount: 1_00, restock: true }, ['lines', 'nothing-chosen']],
    [
      'stock for what is there already',
      sale({ lines: [line(100_00, 2, { restocked: 2 })] }),
      { lines: pieces(1), restock: true },
      ['restock', 'not-for-sale'],
    ],
    [
      'stock for what is lost',
      sale({ status: 'shipped' }),
      { lines: pieces(1), restock: true },
      ['restock', 'not-for-sale'],
    ],
  ])('%s', (_, of, wish, expected) => expect(plan(of, wish)).toEqual(expected))
})
