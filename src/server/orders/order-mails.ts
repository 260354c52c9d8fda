import { formatRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { orderPath } from '#contract/orders/order-path.ts'
import { orderTexts } from '#contract/orders/orders.texts.ts'
import { dayInWords } from '#contract/shipping/delivery-day.ts'
import { shippingTexts } from '#contract/shipping/shipping.texts.ts'
import { SHOP_OWNER } from '#contract/shop/shop-owner.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'
import { addressLines, billOf, parcelRows } from './mail-parts.ts'

// What these mails promise is what the pages Shipping and Returns say.
const QUESTIONS = `Questions? Email ${SHOP_OWNER.helpMail} with your order number.`
const BANKS = 'Your bank may take 5 to 7 working days to show it.'

const orderLink = ({ id }: Order) => ({ link: 'View your order', to: shopLink(orderPath(id)) })

/** What the buyer may expect of the money, as it stands when the mail is written. */
function moneyBack({ total, refund }: Order): string {
  if (refund?.state === 'done')
    return `We’ve refunded ${formatRupees(refund.done)} to the card, bank account or UPI ID you paid with. ${BANKS}`
  if (refund?.state === 'failed') return orderTexts.refund.failed.replace('{amount}', formatRupees(refund.open))
  return `We’re refunding the full ${formatRupees(total)}, including tax, to the card, bank account or UPI ID you paid with. We’ll start today and email you once it’s done. ${BANKS}`
}

const expected = (day: string) => `You’ll get it by ${dayInWords(day)}.`

/** The day that the checkout promised, or what is usual. */
const arrival = ({ deliverBy }: Order) =>
  deliverBy
    ? expected(deliverBy)
    : 'Delivery usually takes 2 to 5 working days in cities and towns, and up to 8 in the hills, islands and the North-East.'

export const placedMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} is confirmed`,
    heading: 'Thank you for your order',
    greeting: greeting(order.customer.name),
    blocks: [
      `We’ve received your payment and are packing order ${order.number}. ${shippingTexts.shipsIn}. ${order.deliverBy ? `${expected(order.deliverBy)} ` : ''}We’ll email you when it ships.`,
      ...billOf(order),
      'Delivering to:',
      addressLines(order),
      orderLink(order),
      'You’ll find your tax invoice there too. You can cancel for free until your order ships.',
      QUESTIONS,
    ],
  })

export const shippedMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} is on its way`,
    heading: 'Your order is on its way',
    greeting: greeting(order.customer.name),
    blocks: [
      `Order ${order.number} has shipped. ${arrival(order)}`,
      ...parcelRows(order),
      'Delivering to:',
      addressLines(order),
      'In this parcel:',
      ...billOf(order),
      orderLink(order),
      `It’s fully paid. You pay nothing to the courier. ${QUESTIONS}`,
    ],
  })

export const deliveredMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} is delivered`,
    heading: 'Your order is delivered',
    greeting: greeting(order.customer.name),
    blocks: [
      `The courier has delivered order ${order.number}. We hope you love it.`,
      orderLink(order),
      `Something damaged, faulty, wrong or missing? Tell us within 7 days at ${SHOP_OWNER.helpMail}, with a picture if you can. We’ll pick it up for free and send a replacement or refund you, whichever you prefer.`,
      'Changed your mind? You can return anything unused and in its original packaging within 7 days.',
      'What you bought:',
      ...billOf(order),
    ],
  })

export const cancelledMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} is cancelled`,
    heading: 'Your order is cancelled',
    greeting: greeting(order.customer.name),
    blocks: [
      `Order ${order.number} is cancelled and won’t be sent.`,
      moneyBack(order),
      'Cancelled items:',
      ...billOf(order),
      orderLink(order),
      QUESTIONS,
    ],
  })

/** For somebody who was told that the courier is being asked. */
export const notCancelledMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} couldn’t be cancelled`,
    heading: 'Too late to cancel',
    greeting: greeting(order.customer.name),
    blocks: [
      `We asked the courier to stop order ${order.number}, but it had already shipped. It will be delivered as planned.`,
      'Don’t want it? Refuse it at the door, or return it within 7 days of delivery, unused and in its original packaging. We’ll refund you once it’s back with us.',
      ...parcelRows(order),
      orderLink(order),
      QUESTIONS,
    ],
  })

export const lostMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} was lost or damaged`,
    heading: 'Your parcel was lost or damaged',
    greeting: greeting(order.customer.name),
    blocks: [
      `We’re sorry. The courier says that order ${order.number} was lost or damaged on the way.`,
      `${moneyBack(order)} If the parcel still reaches you, please tell us.`,
      ...parcelRows(order),
      'In this parcel:',
      ...billOf(order),
      orderLink(order),
      QUESTIONS,
    ],
  })

export const returnedMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} is back with us`,
    heading: 'Your order is back with us',
    greeting: greeting(order.customer.name),
    blocks: [
      `Order ${order.number} is back with us.`,
      order.refund ? moneyBack(order) : 'We’ll check it and email you once your refund is done.',
      'Returned items:',
      ...billOf(order),
      orderLink(order),
      QUESTIONS,
    ],
  })

/** The reference is the payment provider's, by which a bank finds the money. */
export const refundedMail = (order: Order, amountRupees: number, reference: string): MailContent =>
  renderMail({
    subject: `Your refund for Likho order ${order.number}`,
    heading: 'We’ve sent your refund',
    greeting: greeting(order.customer.name),
    blocks: [
      amountRupees < order.total
        ? `We’ve refunded ${formatRupees(amountRupees)} of the ${formatRupees(order.total)} you paid for order ${order.number}, to the card, bank account or UPI ID you paid with.`
        : `We’ve refunded ${formatRupees(amountRupees)} for order ${order.number}, to the card, bank account or UPI ID you paid with.`,
      {
        rows: [
          { label: 'Order number', amount: order.number },
          { label: 'Payment ID', amount: order.paymentId, isReference: true },
          { label: 'Refund reference', amount: reference, isReference: true },
          { label: 'Refund', amount: formatRupees(amountRupees), sum: true },
        ],
      },
      `${BANKS} If you don’t see it by then, email ${SHOP_OWNER.helpMail} with your order number and we’ll follow up with the payment provider.`,
      orderLink(order),
    ],
  })

/** For a refund that the provider could not make. */
export const paidBackByHandMail = (order: Order, amountRupees: number): MailContent =>
  renderMail({
    subject: `Your refund for Likho order ${order.number}`,
    heading: 'We’ve sent your refund',
    greeting: greeting(order.customer.name),
    blocks: [
      `We’ve refunded ${formatRupees(amountRupees)} for order ${order.number}. We couldn’t use your original payment method, so we sent it another way. Thanks for your patience.`,
      `If it hasn’t reached you in 7 working days, email ${SHOP_OWNER.helpMail} with your order number and we’ll look into it.`,
      orderLink(order),
    ],
  })

/** For a payment of a draft that another payment has bought meanwhile. */
export const paidTwiceMail = (fullName: string, amountRupees: number, orderId?: string): MailContent =>
  renderMail({
    subject: 'We’re refunding your second payment',
    heading: 'You paid twice, so we’re refunding one',
    greeting: greeting(fullName),
    blocks: [
      'We got two payments from you for the same items to the same address. We’ve placed one order and will deliver it once.',
      `We’re refunding the other payment of ${formatRupees(amountRupees)} in full, to the card, bank account or UPI ID you paid with. We’ll start today. ${BANKS}`,
      { link: 'View your order', to: shopLink(orderId ? orderPath(orderId) : '/') },
      `Wanted the items twice? Please place another order. Questions? Email ${SHOP_OWNER.helpMail}.`,
    ],
  })

/** For a payment that came after the shopper's pieces were given up: somebody else bought the last one. */
export const soldOutMail = (fullName: string, amountRupees: number): MailContent =>
  renderMail({
    subject: 'We’re refunding your Likho payment',
    heading: 'Sold out before your payment arrived',
    greeting: greeting(fullName),
    blocks: [
      'We’re sorry. Your payment reached us late, and the last item had sold out by then. So we couldn’t place your order.',
      `We’re refunding the full ${formatRupees(amountRupees)} to the card, bank account or UPI ID you paid with. We’ll start today. ${BANKS}`,
      { link: 'Find something similar', to: shopLink('/shop') },
      `If you don’t see it by then, email ${SHOP_OWNER.helpMail} and we’ll follow up with the payment provider.`,
    ],
  })
