import { describe, expect, test } from 'vitest'
import { orderTexts } from '#contract/orders/orders.texts.ts'
import type { MailContent as Letter } from '#server/gateways/mail/mail.ts'
import { anOrder } from '#tests/support/orders.ts'
import {
  cancelledMail,
  deliveredMail,
  lostMail,
  paidBackByHandMail,
  paidTwiceMail,
  placedMail,
  refundedMail,
  shippedMail,
  soldOutMail,
} from './order-mails.ts'

const [pen] = anOrder().lines
if (!pen) throw new Error('The order has no line')

const order = anOrder({
  lines: [pen, { ...pen, name: 'Rubber', quantity: 1, price: 5.5 }],
  subtotal: 195.5,
  tax: 36,
  discount: 23.1,
  couponCode: 'DISCOUNT10',
  total: 207.9,
  parcel: {
    courierName: 'Delhivery Surface',
    trackingNumber: 'AWB1234567890',
    trackingUrl: 'https://courier.example/t/AWB1234567890',
  },
})

/** What is read of a page: its text without the marks. */
const seen = ({ html }: Letter) =>
  html
    .slice(html.indexOf('<h1'))
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')

const BILL = [
  ['2 × Kalam Gel Pen, Blue, Pack of 10', '₹190'],
  ['1 × Rubber', '₹5.50'],
  ['Subtotal', '₹195.50'],
  ['Tax (18%)', '₹36'],
  ['Round off', '−₹0.50'],
  ['Total', '₹231'],
  ['Discount (DISCOUNT10)', '−₹23.10'],
  ['Total paid', '₹207.90'],
]

const withBill = [placedMail, shippedMail, deliveredMail, cancelledMail].map((write) => write(order))
const all = [
  ...withBill,
  refundedMail(order, { amountRupees: 207.9, reference: 'rfnd_1', lines: [] }),
  soldOutMail('Asha Verma', 118),
  paidTwiceMail('Asha Verma', 118, order.id),
]

test.each(all)('"$subject" greets, says what it is about and links to the shop, in both forms', (letter) => {
  for (const form of [letter.text, seen(letter)]) {
    expect(form).toContain('Hi Asha Verma,')
    expect(form).toContain('help@likho.example')
  }
  const link = /href="([^"]+)"[^>]*>(View your order|Find something similar)</.exec(letter.html)
  expect(link?.[1]).toMatch(/^https:\/\/shop\.invalid\//)
  expect(letter.text).toContain(`${link?.[2]}:\n${link?.[1]}\n`)
  expect(letter.html).not.toMatch(/<img|<script/)
})

test.each(all.slice(0, 5))('"$subject" names the order', ({ subject, text, html }) => {
  for (const form of [subject, text, html]) expect(form).toContain(order.number)
  expect(text).toContain(`/OrderItems?id=${order.id}\n`)
})

test.each(withBill)('"$subject" carries the bill, to the paisa', (letter) => {
  const lines = letter.text.split('\n').filter((line) => /₹[\d,.]+$/.test(line))
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual(BILL)
  const cells = [...letter.html.matchAll(/<tr><td class="rule"[^>]*>([^<]*).*?<td class="rule"[^>]*>([^<]*)/g)]
  expect(cells.map(([, label, amount]) => [label, amount]).filter(([, amount]) => amount?.includes('₹'))).toEqual(BILL)
})

test('a bill without coupon and paise shows only what there is', () => {
  const { text } = placedMail(anOrder({ total: 225, tax: 35 }))
  expect(text).not.toMatch(/Coupon|Discount|Round off/)
})

/** In the words of the order's page. */
const REFUND_FAILED = orderTexts.refund.failed.replace('{amount}', '₹207.90')

describe('what each promises', () => {
  test.each([
    [
      'placed',
      placedMail(order),
      [
        'Ships in 2 working days. You’ll get it by Friday, 20 November. We’ll email you',
        'cancel for free until your order ships',
      ],
    ],
    ['shipped', shippedMail(order), ['You’ll get it by Friday, 20 November.', 'You pay nothing on delivery']],
    ['shipped, and no day promised', shippedMail({ ...order, deliverBy: null }), ['2 to 5 working days']],
    [
      'delivered',
      deliveredMail(order),
      ['within 7 days', 'unused and in its original packaging', 'and we’ll refund you'],
    ],
    [
      'cancelled',
      cancelledMail(order),
      ['refunding the full ₹207.90, including tax', 'start today', '5 to 7 working days'],
    ],
    [
      'cancelled, and paid back before',
      cancelledMail({ ...order, refund: { state: 'done', done: 207.9, open: 0 } }),
      ['We’ve refunded ₹207.90 to the card', '5 to 7 working days'],
    ],
    [
      'cancelled, and the refund failed',
      cancelledMail({ ...order, refund: { state: 'failed', done: 0, open: 207.9 } }),
      [REFUND_FAILED],
    ],
    [
      'lost',
      lostMail(order),
      ['refunding the full ₹207.90, including tax', 'start today', 'If the parcel still reaches you'],
    ],
    [
      'lost, and the refund failed',
      lostMail({ ...order, refund: { state: 'failed', done: 0, open: 207.9 } }),
      [REFUND_FAILED, 'If the parcel still reaches you'],
    ],
    [
      'refunded',
      refundedMail(order, { amountRupees: 207.9, reference: 'rfnd_1', lines: [] }),
      ['refunded ₹207.90 for', 'rfnd_1', '5 to 7 working days'],
    ],
    ['paid back by hand', paidBackByHandMail(order, 207.9), ['refunded ₹207.90 for', 'another way', '7 working days']],
    [
      'refunded in part',
      refundedMail(order, { amountRupees: 40, reference: 'rfnd_1', lines: [] }),
      ['refunded ₹40 of the ₹207.90 you paid for order', 'rfnd_1'],
    ],
    [
      'paid twice',
      paidTwiceMail('Asha Verma', 118.5, order.id),
      ['deliver it once', 'the other payment of ₹118.50', 'start today', 'place another order'],
    ],
    ['sold out', soldOutMail('Asha Verma', 118.5), ['couldn’t place your order', 'the full ₹118.50', 'start today']],
  ])('%s', (_, letter, promises) => {
    for (const promise of promises) {
      expect(letter.text).toContain(promise)
      expect(seen(letter)).toContain(promise)
    }
  })
})

test('the address stands in the mails about a parcel', () => {
  for (const { text, html } of [placedMail(order), shippedMail(order)]) {
    expect(text).toContain(
      '    Asha Verma\n    4 Lake Road, near the temple\n    Pune 411001\n    Maharashtra, India\n',
    )
    expect(html).toContain('4 Lake Road, near the temple<br>Pune 411001')
  }
})

describe('a parcel on its way', () => {
  test('names courier and number, and leads to the courier', () => {
    const { text, html } = shippedMail(order)
    expect(text).toMatch(/Courier +Delhivery Surface\nTracking number +AWB1234567890\n/)
    expect(html).toContain('href="https://courier.example/t/AWB1234567890"')
  })

  test.each([
    ['nothing yet', { courierName: null, trackingNumber: null, trackingUrl: null }],
    ['a link that is none', { trackingUrl: 'javascript:alert(1)' }],
  ])('%s', (_, known) => {
    const { text, html } = shippedMail({ ...order, parcel: { ...order.parcel, ...known } })
    expect(text).not.toContain('Track your parcel')
    expect(html).not.toContain('javascript:')
  })
})

test('names from people stay text', () => {
  const { text, html } = placedMail({
    ...order,
    address: { ...order.address, street: '<img src=x onerror=alert(1)>' },
    lines: [{ ...pen, name: `<script>alert("नीला")</script> 🖋️ 'ink' & more` }],
  })
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('&lt;script&gt;alert(&quot;नीला&quot;)&lt;/script&gt; 🖋️ &#39;ink&#39; &amp; more')
  expect(text).toContain('<script>alert("नीला")</script>')
})

test('an inbox shows the first sentence beside the subject', () => {
  expect(placedMail(order).html).toMatch(/<body[^>]*>\n<div style="display:none[^"]*">We’ve received your payment/)
})

test('a mail promises what goes back: not what an offer of the provider paid', () => {
  const cancelled = cancelledMail(anOrder({ total: 118, refund: { state: 'due', done: 0, open: 100 } }))
  expect(cancelled.text).toContain('We’re refunding ₹100 to the card')
  expect(cancelled.text).not.toContain('full ₹118')
  const whole = cancelledMail(anOrder({ total: 118, refund: { state: 'due', done: 0, open: 118 } }))
  expect(whole.text).toContain('We’re refunding the full ₹118')
})
