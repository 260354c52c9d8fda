import { formatRupees, toPaise } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { orderPath } from '#contract/orders/order-path.ts'
import { orderTexts } from '#contract/orders/orders.texts.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { t } from '#contract/platform/t.ts'
import { dayInWords } from '#contract/shipping/delivery-day.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent } from '#server/gateways/mail/mail.ts'
import { renderMail } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'
import { addressLines, billOf, parcelRows } from './mail-parts.ts'

// What these mails promise is what the pages Shipping and Returns say.
const helpMail = () => ({ email: shopFacts().identity.helpMail })
const questions = () => t('Questions? Email {email} with your order number.', helpMail())
const banks = () => t('Your bank may take 5 to 7 working days to show it.')

const orderLink = ({ id }: Order) => ({ link: t('View your order'), to: shopLink(orderPath(id)) })

/** What the buyer may expect of the money, as it stands when the mail is written. */
function moneyBack({ total, refund }: Order): string {
  if (refund?.done && refund.open && refund.state !== 'failed')
    return `${t('We’ve already refunded {done}, and we’re refunding the remaining {amount} to the card, bank account or UPI ID you paid with. We’ll start today and email you once it’s done.', { done: formatRupees(refund.done), amount: formatRupees(refund.open) })} ${banks()}`
  if (refund?.state === 'done')
    return `${t('We’ve refunded {amount} to the card, bank account or UPI ID you paid with.', { amount: formatRupees(refund.done) })} ${banks()}`
  if (refund?.state === 'failed') return orderTexts.refund.failed.replace('{amount}', formatRupees(refund.open))
  // An offer of the provider paid the rest: that does not go back.
  if (refund && toPaise(refund.open) < toPaise(total))
    return `${t('We’re refunding {amount} to the card, bank account or UPI ID you paid with. We’ll start today and email you once it’s done.', { amount: formatRupees(refund.open) })} ${banks()}`
  return `${t('We’re refunding the full {amount}, including tax, to the card, bank account or UPI ID you paid with. We’ll start today and email you once it’s done.', { amount: formatRupees(total) })} ${banks()}`
}

const expected = (day: string) => t('You’ll get it by {day}.', { day: dayInWords(day) })

const dispatch = ({ dispatchDays: days }: Order) =>
  days === 1 ? t('Ships in 1 working day.') : t('Ships in {days} working days.', { days })

/** The day that the checkout promised, or what is usual. */
const arrival = ({ deliverBy }: Order) =>
  deliverBy
    ? expected(deliverBy)
    : t(
        'Delivery usually takes 2 to 5 working days in cities and towns, and up to 8 in the hills, islands and the North-East.',
      )

/** Nothing of an order that was only tried out is real, and its mails say so before anything else. */
function orderMail(order: Order, mail: Parameters<typeof renderMail>[0]): MailContent {
  if (!isTest(order)) return renderMail(mail)
  const subject = t('TEST: {subject}', { subject: mail.subject })
  return renderMail({ ...mail, subject, blocks: [t(orderTexts.test), ...mail.blocks] })
}

export const placedMail = (order: Order): MailContent =>
  orderMail(order, {
    subject: t('Your Likho order {number} is confirmed', order),
    heading: t('Thank you for your order'),
    greeting: greeting(order.customer.name),
    blocks: [
      [
        t('We’ve received your payment and are packing order {number}.', order),
        dispatch(order),
        ...(order.deliverBy ? [expected(order.deliverBy)] : []),
        t('We’ll email you when it ships.'),
      ].join(' '),
      ...billOf(order),
      t('Delivering to:'),
      addressLines(order),
      orderLink(order),
      isTest(order)
        ? t('You can cancel for free until your order ships.')
        : t('You’ll find your tax invoice there too. You can cancel for free until your order ships.'),
      questions(),
    ],
  })

export const shippedMail = (order: Order): MailContent =>
  orderMail(order, {
    subject: t('Your Likho order {number} is on its way', order),
    heading: t('Your order is on its way'),
    greeting: greeting(order.customer.name),
    blocks: [
      `${t('Order {number} has shipped.', order)} ${arrival(order)}`,
      ...parcelRows(order),
      t('Delivering to:'),
      addressLines(order),
      t('In this parcel:'),
      ...billOf(order),
      orderLink(order),
      `${t('It’s fully paid. You pay nothing on delivery.')} ${questions()}`,
    ],
  })

export const deliveredMail = (order: Order): MailContent =>
  orderMail(order, {
    subject: t('Your Likho order {number} is delivered', order),
    heading: t('Your order is delivered'),
    greeting: greeting(order.customer.name),
    blocks: [
      t('Order {number} has been delivered. We hope you love it.', order),
      orderLink(order),
      t(
        'Something damaged, faulty, wrong or missing? Write to {email} within {days} days, with a picture if you can, and we’ll refund you.',
        { ...helpMail(), days: order.returnDays },
      ),
      t(
        'Changed your mind? You can return anything unused and in its original packaging. Write to us within {days} days.',
        {
          days: order.returnDays,
        },
      ),
      t('What you bought:'),
      ...billOf(order),
    ],
  })

export const cancelledMail = (order: Order): MailContent =>
  orderMail(order, {
    subject: t('Your Likho order {number} is cancelled', order),
    heading: t('Your order is cancelled'),
    greeting: greeting(order.customer.name),
    blocks: [
      t('Order {number} is cancelled and won’t be sent.', order),
      moneyBack(order),
      t('Cancelled items:'),
      ...billOf(order),
      orderLink(order),
      questions(),
    ],
  })

/** For somebody who was told that the courier is being asked. */
export const notCancelledMail = (order: Order): MailContent =>
  orderMail(order, {
    subject: t('Your Likho order {number} couldn’t be cancelled', order),
    heading: t('Too late to cancel'),
    greeting: greeting(order.customer.name),
    blocks: [
      t(
        'We asked the courier to stop order {number}, but it had already shipped. It will be delivered as planned.',
        order,
      ),
      t(
        'Don’t want it? Refuse it at the door, or return it within {days} days of delivery, unused and in its original packaging. We’ll refund you once it’s back with us.',
        { days: order.returnDays },
      ),
      ...parcelRows(order),
      orderLink(order),
      questions(),
    ],
  })

export const lostMail = (order: Order): MailContent =>
  orderMail(order, {
    subject: t('Your Likho order {number} was lost or damaged', order),
    heading: t('Your parcel was lost or damaged'),
    greeting: greeting(order.customer.name),
    blocks: [
      t('We’re sorry. The courier says that order {number} was lost or damaged on the way.', order),
      `${moneyBack(order)} ${t('If the parcel still reaches you, please tell us.')}`,
      ...parcelRows(order),
      t('In this parcel:'),
      ...billOf(order),
      orderLink(order),
      questions(),
    ],
  })

/** All that was paid is back, or on its way. */
const isPaidBack = ({ total, refund }: Order) =>
  refund !== null && toPaise(refund.done) + toPaise(refund.open) >= toPaise(total)

export const returnedMail = (order: Order): MailContent =>
  orderMail(order, {
    subject: t('Your Likho order {number} is back with us', order),
    heading: t('Your order is back with us'),
    greeting: greeting(order.customer.name),
    blocks: [
      t('Order {number} is back with us.', order),
      isPaidBack(order) ? moneyBack(order) : t('We’ll check it and email you once your refund is done.'),
      t('Returned items:'),
      ...billOf(order),
      orderLink(order),
      questions(),
    ],
  })

export type RefundTold = {
  amountRupees: number
  /** The payment provider's, by which a bank finds the money. */
  reference: string
  /** For which pieces, by their place in the order. */
  lines: readonly { place: number; quantity: number; amountRupees: number }[]
}

export const refundedMail = (order: Order, { amountRupees, reference, lines }: RefundTold): MailContent =>
  orderMail(order, {
    subject: t('Your refund for Likho order {number}', order),
    heading: t('We’ve sent your refund'),
    greeting: greeting(order.customer.name),
    blocks: [
      amountRupees < order.total
        ? t(
            'We’ve refunded {amount} of the {total} you paid for order {number}, to the card, bank account or UPI ID you paid with.',
            { amount: formatRupees(amountRupees), total: formatRupees(order.total), number: order.number },
          )
        : t('We’ve refunded {amount} for order {number}, to the card, bank account or UPI ID you paid with.', {
            amount: formatRupees(amountRupees),
            number: order.number,
          }),
      {
        rows: [
          { label: t('Order number'), amount: order.number },
          { label: t('Payment ID'), amount: order.paymentId, isReference: true },
          { label: t('Refund reference'), amount: reference, isReference: true },
          ...lines.map(({ place, quantity, amountRupees: amount }) => ({
            label: `${quantity} × ${order.lines[place]?.name ?? ''}`,
            amount: formatRupees(amount),
          })),
          { label: t('Refund'), amount: formatRupees(amountRupees), sum: true },
        ],
      },
      `${banks()} ${t('If you don’t see it by then, email {email} with your order number and we’ll follow up with the payment provider.', helpMail())}`,
      orderLink(order),
    ],
  })

/** For a refund that the provider could not make. */
export const paidBackByHandMail = (order: Order, amountRupees: number): MailContent =>
  orderMail(order, {
    subject: t('Your refund for Likho order {number}', order),
    heading: t('We’ve sent your refund'),
    greeting: greeting(order.customer.name),
    blocks: [
      t(
        'We’ve refunded {amount} for order {number}. We couldn’t use your original payment method, so we sent it another way. Thanks for your patience.',
        { amount: formatRupees(amountRupees), number: order.number },
      ),
      t(
        'If it hasn’t reached you in 7 working days, email {email} with your order number and we’ll look into it.',
        helpMail(),
      ),
      orderLink(order),
    ],
  })

/** For a payment of a draft that another payment has bought meanwhile. */
export const paidTwiceMail = (fullName: string, amountRupees: number, orderId?: string): MailContent =>
  renderMail({
    subject: t('We’re refunding your second payment'),
    heading: t('You paid twice, so we’re refunding one'),
    greeting: greeting(fullName),
    blocks: [
      t(
        'We got two payments from you for the same items to the same address. We’ve placed one order and will deliver it once.',
      ),
      `${t('We’re refunding the other payment of {amount} in full, to the card, bank account or UPI ID you paid with. We’ll start today.', { amount: formatRupees(amountRupees) })} ${banks()}`,
      { link: t('View your order'), to: shopLink(orderId ? orderPath(orderId) : '/') },
      t('Wanted the items twice? Please place another order. Questions? Email {email}.', helpMail()),
    ],
  })

/** For a payment that came after the shopper's pieces were given up: somebody else bought the last one. */
export const soldOutMail = (fullName: string, amountRupees: number): MailContent =>
  renderMail({
    subject: t('We’re refunding your Likho payment'),
    heading: t('Sold out before your payment arrived'),
    greeting: greeting(fullName),
    blocks: [
      t(
        'We’re sorry. Your payment reached us late, and the last item had sold out by then. So we couldn’t place your order.',
      ),
      `${t('We’re refunding the full {amount} to the card, bank account or UPI ID you paid with. We’ll start today.', { amount: formatRupees(amountRupees) })} ${banks()}`,
      { link: t('Find something similar'), to: shopLink('/shop') },
      t('If you don’t see it by then, email {email} and we’ll follow up with the payment provider.', helpMail()),
    ],
  })
