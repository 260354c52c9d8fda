import { expect, test } from 'vitest'
import { anOrder } from '#tests/support/orders.ts'
import { sellerView } from './seller-view.ts'

test('a seller reads how far a parcel is, and nowhere a place that the courier named', () => {
  const at = '2026-11-16T10:00:00.000Z'
  const order = anOrder({
    events: [
      { at, text: 'Order placed and paid', place: null },
      { at, text: 'In transit', place: 'Koregaon Park hub' },
      { at, text: 'Bag received at Koregaon Park', place: 'Koregaon Park hub' },
      { at, text: 'Delivered', place: null },
    ],
  })
  const seen = sellerView(order)
  expect(seen.events.map(({ text, place }) => [text, place])).toEqual([
    ['Order placed and paid', null],
    ['In transit', null],
    ['Delivered', null],
  ])
  expect(JSON.stringify(seen)).not.toContain('Koregaon')
})
