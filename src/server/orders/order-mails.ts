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
const QUESTIONS = `Questions? Write to ${SHOP_OWNER.helpMail} with the order number.`
const BANKS = 'Your bank shows it after 5 to 7 working days.'
const WAY_BACK = 'to the card, account or UPI address that paid'

const orderLink = ({ id }: Order) => ({ link: 'See your order', to: shopLink(orderPath(id)) })

/** What the buyer may expect of the money, as it stands when the mail is written. */
function moneyBack({ total, refund }: Order): string {
  if (refund?.state === 'done') return `${formatRupees(refund.done)} went back ${WAY_BACK}. ${BANKS}`
  if (refund?.state === 'failed') return orderTexts.refund.failed.replace('{amount}', formatRupees(refund.open))
  return `The full amount of ${formatRupees(total)}, tax included, goes back ${WAY_BACK}. We start the refund today and write to you once it is made. ${BANKS}`
}

const expected = (day: string) => `Expect it by ${dayInWords(day)}.`

/** The day that the checkout promised, or what is usual. */
const arrival = ({ deliverBy }: Order) =>
  deliverBy
    ? expected(deliverBy)
    : 'Parcels usually take two to five working days to cities and towns, and up to eight to hills, islands and the North-East.'

export const placedMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number}`,
    heading: 'Thank you for your order',
    greeting: greeting(order.customer.name),
    blocks: [
      `Your payment has arrived, and order ${order.number} is being packed. ${shippingTexts.shipsIn}. ${order.deliverBy ? `${expected(order.deliverBy)} ` : ''}We write again when it is on its way.`,
      ...billOf(order),
      'It goes to:',
      addressLines(order),
      orderLink(order),
      'Its tax invoice is there, too. Until the parcel has left us you can cancel the order there yourself, free of charge.',
      QUESTIONS,
    ],
  })

export const shippedMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} is on its way`,
    heading: 'Your order is on its way',
    greeting: greeting(order.customer.name),
    blocks: [
      `Order ${order.number} has left us. ${arrival(order)}`,
      ...parcelRows(order),
      'It goes to:',
      addressLines(order),
      'What is in it:',
      ...billOf(order),
      orderLink(order),
      `All of it is paid: the courier has no money to collect. ${QUESTIONS}`,
    ],
  })

export const deliveredMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} has arrived`,
    heading: 'Your order has arrived',
    greeting: greeting(order.customer.name),
    blocks: [
      `The courier tells us that order ${order.number} was delivered. We hope you enjoy every piece of it.`,
      orderLink(order),
      `Is something damaged, faulty, wrong or missing? Tell us within seven days at ${SHOP_OWNER.helpMail}, with a picture if you can: we fetch it at our cost and send another one or refund it, whichever you prefer.`,
      'Within the same seven days you may send back anything that is unused and in its own packing.',
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
      `Order ${order.number} is cancelled and will not be sent.`,
      moneyBack(order),
      'What was cancelled:',
      ...billOf(order),
      orderLink(order),
      QUESTIONS,
    ],
  })

/** For somebody who was told that the courier is being asked. */
export const notCancelledMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} could not be cancelled`,
    heading: 'Too late to cancel',
    greeting: greeting(order.customer.name),
    blocks: [
      `We asked the courier to stop order ${order.number}, but the parcel had already left us. It comes to you as planned.`,
      'You need not keep it: refuse it at the door, or send it back within seven days of delivery, unused and in its own packing. The refund follows once it is back with us.',
      ...parcelRows(order),
      orderLink(order),
      QUESTIONS,
    ],
  })

export const lostMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} did not make it`,
    heading: 'Your parcel did not make it',
    greeting: greeting(order.customer.name),
    blocks: [
      `We are sorry: the courier tells us that order ${order.number} was lost or damaged on its way.`,
      `${moneyBack(order)} Should the parcel reach you after all, please tell us.`,
      ...parcelRows(order),
      'What was in it:',
      ...billOf(order),
      orderLink(order),
      QUESTIONS,
    ],
  })

export const returnedMail = (order: Order): MailContent =>
  renderMail({
    subject: `Your Likho order ${order.number} is back with us`,
    heading: 'Your return has arrived',
    greeting: greeting(order.customer.name),
    blocks: [
      `Order ${order.number} is back with us.`,
      order.refund ? moneyBack(order) : 'We look it over and write to you as soon as your refund is made.',
      'What came back:',
      ...billOf(order),
      orderLink(order),
      QUESTIONS,
    ],
  })

/** The reference is the payment provider's, by which a bank finds the money. */
export const refundedMail = (order: Order, amountRupees: number, reference: string): MailContent =>
  renderMail({
    subject: `Your refund for Likho order ${order.number}`,
    heading: 'Your refund is made',
    greeting: greeting(order.customer.name),
    blocks: [
      `We have paid back ${formatRupees(amountRupees)}${amountRupees < order.total ? ` of the ${formatRupees(order.total)}` : ''} for order ${order.number}, ${WAY_BACK}.`,
      {
        rows: [
          { label: 'Order', amount: order.number },
          { label: 'Payment', amount: order.paymentId, isReference: true },
          { label: 'Refund reference', amount: reference, isReference: true },
          { label: 'Refunded', amount: formatRupees(amountRupees), sum: true },
        ],
      },
      `${BANKS} If it has not arrived by then, write to ${SHOP_OWNER.helpMail} with the order number, and we follow it up with the payment provider.`,
      orderLink(order),
    ],
  })

/** For a refund that the provider could not make. */
export const paidBackByHandMail = (order: Order, amountRupees: number): MailContent =>
  renderMail({
    subject: `Your refund for Likho order ${order.number}`,
    heading: 'Your refund is made',
    greeting: greeting(order.customer.name),
    blocks: [
      `We have paid back ${formatRupees(amountRupees)} for order ${order.number}. It could not go back the way you paid, so we sent it another way. Thank you for your patience.`,
      `If it has not arrived within 7 working days, write to ${SHOP_OWNER.helpMail} with the order number, and we look into it.`,
      orderLink(order),
    ],
  })

/** For a payment of a draft that another payment has bought meanwhile. */
export const paidTwiceMail = (fullName: string, amountRupees: number, orderId?: string): MailContent =>
  renderMail({
    subject: 'Your second payment to Likho goes back to you',
    heading: 'Paid twice, sent once',
    greeting: greeting(fullName),
    blocks: [
      'Two of your payments for the same items to the same address have reached us, one of them late. We have taken it for one order, and send it once.',
      `The other payment of ${formatRupees(amountRupees)} goes back ${WAY_BACK}, the whole amount. We start the refund today. ${BANKS}`,
      { link: 'See your order', to: shopLink(orderId ? orderPath(orderId) : '/') },
      `Did you want the items twice? Then please order them again. Questions? Write to ${SHOP_OWNER.helpMail}.`,
    ],
  })

/** For a payment that came after the shopper's pieces were given up: somebody else bought the last one. */
export const soldOutMail = (fullName: string, amountRupees: number): MailContent =>
  renderMail({
    subject: 'Your payment to Likho goes back to you',
    heading: 'Sold out just before you paid',
    greeting: greeting(fullName),
    blocks: [
      'We are sorry: your payment reached us after the time for which we had set your items aside, and by then the last piece had been sold. So no order was placed.',
      `The full amount of ${formatRupees(amountRupees)} goes back ${WAY_BACK}. We start the refund today. ${BANKS}`,
      { link: 'Find something similar', to: shopLink('/shop') },
      `If it has not arrived by then, write to ${SHOP_OWNER.helpMail}, and we follow it up with the payment provider.`,
    ],
  })
