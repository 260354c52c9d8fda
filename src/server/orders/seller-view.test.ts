import { expect, test } from 'vitest'
import { anOrder } from '#tests/support/orders.ts'
import { sellerView } from './seller-view.ts'

test('a seller reads how far a parcel is, and nowhere a place that the courier named', () => {
  const at = '2026-11-16T10:00:00.000Z'
  const order = anOrder({
    events: [
      { at, kind: 'orderPlaced', data: {} },
      { at, kind: 'inTransit', data: { place: 'Koregaon Park hub' } },
      { at, kind: 'courierWords', data: { words: 'Bag received at Koregaon Park' } },
      { at, kind: 'delivered', data: {} },
    ],
  })
  const seen = sellerView(order)
  expect(seen.events.map(({ kind, data }) => [kind, data])).toEqual([
    ['orderPlaced', {}],
    ['inTransit', {}],
    ['delivered', {}],
  ])
  expect(JSON.stringify(seen)).not.toContain('Koregaon')
})
