import { expect, test } from 'vitest'
import { anOrder } from '#tests/support/orders.ts'
import { ORDER_STATUSES, STATUS_TEXT } from './order-status.ts'
import { orderOf, type ShippingOrder, shippingOrder, toShippingOrder } from './shipping-order.ts'

const image = { id: 'a'.repeat(32), width: 800, height: 600 }
const onTheWay = anOrder({
  parcel: { courierName: 'Delhivery Surface', trackingNumber: 'AWB1', trackingUrl: 'https://courier.example/t/AWB1' },
  lines: [
    { productId: null, name: 'Slate', quantity: 3, price: 40.5, image, soldBy: 'Meera Pens' },
    { productId: 'p2', name: 'Chalk', quantity: 1, price: 9.99, image: null, soldBy: null },
  ],
  couponCode: 'DISCOUNT10',
  discount: 22.5,
  allowCancel: false,
  allowReturn: true,
  events: [{ at: '2026-11-16T08:00:00.000Z', kind: 'pickedUp', data: { place: 'Pune' } }],
})

test('an order in the words of the aggregator', () => {
  const wire: ShippingOrder = {
    id: '01930000-0000-7000-8000-0000000000f1',
    channel_order_id: 'LK-26-000001',
    customer_name: 'Asha Verma',
    customer_email: 'asha@example.in',
    customer_phone: '9876543210',
    customer_address: '4 Lake Road, near the temple',
    customer_city: 'Pune',
    customer_state: 'Maharashtra',
    customer_pincode: '411001',
    customer_country: 'India',
    status: 'Shipped',
    delivery_status: 'In transit',
    expected_delivery_date: '2026-11-20',
    dispatch_days: 2,
    return_days: 7,
    last_mile_courier_name: 'Delhivery Surface',
    last_mile_awb: 'AWB1',
    last_mile_awb_track_url: 'https://courier.example/t/AWB1',
    payment_method: 'Prepaid',
    payment_status: 'Paid',
    refund: null,
    total: 224.2,
    created_at: '2026-11-15T18:45:00.000Z',
    allow_return: true,
    exchange_status: null,
    products: [
      {
        productId: null,
        name: 'Slate',
        quantity: 3,
        selling_price: 40.5,
        tax_percentage: 18,
        image,
        soldBy: 'Meera Pens',
      },
      {
        productId: 'p2',
        name: 'Chalk',
        quantity: 1,
        selling_price: 9.99,
        tax_percentage: 18,
        image: null,
        soldBy: null,
      },
    ],
    subtotal: 190,
    tax: 35,
    tax_percent: 18,
    discount: 22.5,
    coupon_code: 'DISCOUNT10',
    payment_id: 'pay_test_1',
    invoice_number: 'LK/26-27/000001',
    money: 'live',
    allow_cancel: false,
    events: [{ at: '2026-11-16T08:00:00.000Z', text: 'Picked up', place: 'Pune' }],
  }
  expect(toShippingOrder({ ...onTheWay, status: 'shipped', deliveryStage: 'inTransit' })).toEqual(wire)
  expect(Object.keys(wire), 'every field of the schema').toEqual(Object.keys(shippingOrder.shape))
})

test.each(ORDER_STATUSES)('an order that is %s comes out of an answer as it went in', (status) => {
  for (const order of [anOrder({ status }), { ...onTheWay, status }]) {
    const answer = shippingOrder.parse(JSON.parse(JSON.stringify(toShippingOrder(order))))
    expect(answer.status).toBe(STATUS_TEXT[status])
    expect(orderOf(answer)).toEqual(order)
  }
})
