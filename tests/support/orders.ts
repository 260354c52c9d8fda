import type { Order } from '#contract/orders/order.ts'

/** An order as pages and mails have it; of its nested parts a test names only what it is about. */
type Wish = Partial<Omit<Order, 'customer' | 'address' | 'parcel'>> & {
  customer?: Partial<Order['customer']>
  address?: Partial<Order['address']>
  parcel?: Partial<Order['parcel']>
}

export const anOrder = ({ customer, address, parcel, ...over }: Wish = {}): Order => ({
  id: '01930000-0000-7000-8000-0000000000f1',
  number: 'LK-26-000001',
  createdAt: '2026-11-15T18:45:00.000Z',
  status: 'processing',
  deliveryStage: 'pending',
  deliverBy: '2026-11-20',
  dispatchDays: 2,
  returnDays: 7,
  taxPercent: 18,
  customer: { name: 'Asha Verma', email: 'asha@example.in', phone: '9876543210', ...customer },
  address: {
    street: '4 Lake Road, near the temple',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411001',
    country: 'India',
    ...address,
  },
  parcel: { courierName: null, trackingNumber: null, trackingUrl: null, ...parcel },
  lines: [
    {
      productId: '01930000-0000-7000-8000-000000000001',
      name: 'Kalam Gel Pen, Blue, Pack of 10',
      quantity: 2,
      price: 95,
      image: null,
      soldBy: null,
    },
  ],
  subtotal: 190,
  tax: 35,
  discount: 0,
  total: 224.2,
  couponCode: null,
  paymentId: 'pay_test_1',
  paymentStatus: 'Paid',
  refund: null,
  invoiceNumber: 'LK/26-27/000001',
  money: 'live',
  allowCancel: true,
  allowReturn: false,
  events: [{ at: '2026-11-15T18:45:00.000Z', kind: 'orderPlaced', data: {} }],
  ...over,
})
