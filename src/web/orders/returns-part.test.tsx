import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/order.ts'
import { anOrder } from '#tests/support/orders.ts'
import { ReturnsPart } from './returns-part.tsx'

function shown(order: Order) {
  const Stub = createRoutesStub([{ path: '*', Component: () => <ReturnsPart order={order} /> }])
  return renderToStaticMarkup(<Stub initialEntries={['/OrderItems']} />)
}

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test.each([
  ['on its way', { status: 'shipped', allowReturn: false }, 'You’ll have 7 days from delivery to return unused items.'],
  [
    'delivered',
    { status: 'delivered', allowReturn: true },
    'To return something, write to us within 7 days of delivery:',
  ],
  ['delivered long ago', { status: 'delivered', allowReturn: false }, 'The 7 days to return are over.'],
] as const)('[ORD-04] an order that is %s says how to return it: by a mail with its number', (_, state, said) => {
  const order = anOrder({ ...state, returnDays: 7, number: 'LK2627-000123' })
  const html = shown(order)
  expect(words(html)).toContain(said)
  expect(html).toContain('href="mailto:help@likho.example?subject=Return%20of%20order%20LK2627-000123"')
  expect(words(html)).toContain('Returns and exchange')
})
