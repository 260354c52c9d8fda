import { formatRupees } from '#contract/catalog/money.ts'
import type { ShippingOrder } from '#contract/orders/order.ts'
import { orderPath } from '#contract/orders/order-path.ts'
import { SHOP_OWNER } from '#contract/shop/shop-owner.ts'
import { greeting } from '#server/gateways/mail/greeting.ts'
import type { MailContent as Letter } from '#server/gateways/mail/mail.ts'
import { renderMail as writeLetter } from '#server/gateways/mail/render-mail.ts'
import { shopLink } from '#server/gateways/mail/shop-links.ts'
import { addressLines, billOf, parcelRows } from './letter-parts.ts'

// What these letters promise is what the pages Shipping and Returns say.
const QUESTIONS = `Questions? Write to ${SHOP_OWNER.helpMail} with the order number.`
const BANKS = 'Your bank shows it after 5 to 7 working days.'
const WAY_BACK = 'to the card, account or UPI address that paid'

const toOrder = ({ id }: ShippingOrder) => ({ link: 'See your order', to: shopLink(orderPath(id)) })

export const placedLetter = (order: ShippingOrder): Letter =>
  writeLetter({
    subject: `Your Likho order ${order.channel_order_id}`,
    heading: 'Thank you for your order',
    greeting: greeting(order.customer_name),
    blocks: [
      `Your payment has arrived, and order ${order.channel_order_id} is being packed. It leaves us within two working days; we write again when it does.`,
      billOf(order),
      'It goes to:',
      addressLines(order),
      toOrder(order),
      'Its tax invoice is there, too. Until the parcel has left us you can cancel the order there yourself, free of charge.',
      QUESTIONS,
    ],
  })

export const shippedLetter = (order: ShippingOrder): Letter =>
  writeLetter({
    subject: `Your Likho order ${order.channel_order_id} is on its way`,
    heading: 'Your order is on its way',
    greeting: greeting(order.customer_name),
    blocks: [
      `Order ${order.channel_order_id} has left us. Parcels usually take two to five working days to cities and towns, and up to eight to hills, islands and the North-East.`,
      ...parcelRows(order),
      'It goes to:',
      addressLines(order),
      'What is in it:',
      billOf(order),
      toOrder(order),
      `All of it is paid: the courier has no money to collect. ${QUESTIONS}`,
    ],
  })

export const deliveredLetter = (order: ShippingOrder): Letter =>
  writeLetter({
    subject: `Your Likho order ${order.channel_order_id} has arrived`,
    heading: 'Your order has arrived',
    greeting: greeting(order.customer_name),
    blocks: [
      `The courier tells us that order ${order.channel_order_id} was delivered. We hope you enjoy every piece of it.`,
      toOrder(order),
      `Is something damaged, faulty, wrong or missing? Tell us within seven days at ${SHOP_OWNER.helpMail}, with a picture if you can: we fetch it at our cost and send another one or refund it, whichever you prefer.`,
      'Within the same seven days you may send back anything that is unused and in its own packing.',
      'What you bought:',
      billOf(order),
    ],
  })

export const cancelledLetter = (order: ShippingOrder): Letter =>
  writeLetter({
    subject: `Your Likho order ${order.channel_order_id} is cancelled`,
    heading: 'Your order is cancelled',
    greeting: greeting(order.customer_name),
    blocks: [
      `Order ${order.channel_order_id} is cancelled and will not be sent. The full amount of ${formatRupees(order.total)}, tax included, goes back ${WAY_BACK}.`,
      `We start the refund today and write to you once it is made. ${BANKS}`,
      'What was cancelled:',
      billOf(order),
      toOrder(order),
      QUESTIONS,
    ],
  })

/** For somebody who was told that the courier is being asked. */
export const notCancelledLetter = (order: ShippingOrder): Letter =>
  writeLetter({
    subject: `Your Likho order ${order.channel_order_id} could not be cancelled`,
    heading: 'Too late to cancel',
    greeting: greeting(order.customer_name),
    blocks: [
      `We asked the courier to stop order ${order.channel_order_id}, but the parcel had already left us. It comes to you as planned.`,
      'You need not keep it: refuse it at the door, or send it back within seven days of delivery, unused and in its own packing. The refund follows once it is back with us.',
      ...parcelRows(order),
      toOrder(order),
      QUESTIONS,
    ],
  })

export const returnedLetter = (order: ShippingOrder): Letter =>
  writeLetter({
    subject: `Your Likho order ${order.channel_order_id} is back with us`,
    heading: 'Your return has arrived',
    greeting: greeting(order.customer_name),
    blocks: [
      `Order ${order.channel_order_id} is back with us. We look it over and write to you as soon as your refund is made.`,
      'What came back:',
      billOf(order),
      toOrder(order),
      QUESTIONS,
    ],
  })

/** The reference is the payment provider's, by which a bank finds the money. */
export const refundedLetter = (order: ShippingOrder, amountRupees: number, reference?: string | null): Letter =>
  writeLetter({
    subject: `Your refund for Likho order ${order.channel_order_id}`,
    heading: 'Your refund is made',
    greeting: greeting(order.customer_name),
    blocks: [
      `We have paid back ${formatRupees(amountRupees)} for order ${order.channel_order_id}, ${WAY_BACK}.`,
      {
        rows: [
          { label: 'Order', amount: order.channel_order_id },
          { label: 'Payment', amount: order.payment_id },
          ...(reference ? [{ label: 'Refund reference', amount: reference }] : []),
          { label: 'Refunded', amount: formatRupees(amountRupees), sum: true },
        ],
      },
      `${BANKS} If it has not arrived by then, write to ${SHOP_OWNER.helpMail} with the order number, and we follow it up with the payment provider.`,
      toOrder(order),
    ],
  })

/** For a payment that came after the shopper's pieces were given up: somebody else bought the last one. */
export const soldOutLetter = (fullName: string, amountRupees: number): Letter =>
  writeLetter({
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
