import { Link, type MetaArgs } from 'react-router'
import { DISPATCH_WORKING_DAYS } from '#contract/shipping/delivery-day.ts'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { ORDERS_PATH, RETURNS_PATH, SHIPPING_PATH } from '#web/kit/paths.ts'
import { HELP_MAIL } from '#web/kit/shop-contact.ts'
import { DocumentPage, type Section } from './document-page.tsx'
import { MailLink } from './mail-link.tsx'

export const loader = canonicalLoader(SHIPPING_PATH)

const SECTIONS: readonly Section[] = [
  {
    id: 'where',
    title: 'Where we deliver',
    body: (
      <p>
        We deliver to nearly every PIN code in India. If our couriers don’t reach yours, we’ll tell you before you pay.
        We don’t deliver outside India.
      </p>
    ),
  },
  {
    id: 'cost',
    title: 'What it costs',
    body: (
      <p>
        Delivery is free. The total you see before you pay, including tax, is all you pay. You pay nothing to the
        courier.
      </p>
    ),
  },
  {
    id: 'time',
    title: 'How long it takes',
    body: (
      <>
        <ul>
          <li>
            <strong>Packing:</strong> Ships in {DISPATCH_WORKING_DAYS} working days.
          </li>
          <li>
            <strong>Delivery:</strong> Usually 2 to 5 working days in cities and towns, and up to 8 in the hills,
            islands and the North-East.
          </li>
        </ul>
        <p>The delivery date at checkout includes both. You’ll find it in your order and our emails too.</p>
        <p>
          Working days are Monday to Saturday, except public holidays. Floods, strikes and the back-to-school rush can
          cause delays. If we know of one, we’ll email you. You can cancel for any reason until your order ships.
        </p>
      </>
    ),
  },
  {
    id: 'tracking',
    title: 'Tracking your parcel',
    body: (
      <p>
        Open your order to see where your parcel is. Once it ships, you’ll find the courier’s name and tracking number
        there. <Link to={ORDERS_PATH}>See your orders</Link>
      </p>
    ),
  },
  {
    id: 'address',
    title: 'Addresses and failed deliveries',
    body: (
      <>
        <p>
          Please check your PIN code and phone number, as couriers may call before delivery. To change the address
          before your order ships, email us your order number: <MailLink to={HELP_MAIL} />
        </p>
        <p>
          Couriers try to deliver up to 3 times. If your parcel comes back because no one was there, or the courier
          loses or damages it, we refund you in full automatically.
        </p>
      </>
    ),
  },
  {
    id: 'arrival',
    title: 'If your parcel arrives damaged',
    body: (
      <p>
        Take a picture before you open it and write to us within 7 days. You can also refuse a parcel that’s clearly
        damaged. Either way, we’ll make it right. <Link to={RETURNS_PATH}>See returns and refunds</Link>
      </p>
    ),
  },
]

export default function Shipping() {
  return (
    <DocumentPage
      title="Shipping"
      lead="Free delivery on every order, anywhere in India."
      since="17 November 2026"
      sections={SECTIONS}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Shipping',
    description: 'Free delivery across India. Where Likho delivers, how long it takes and how to track your parcel.',
    canonical: loaderData?.canonical,
  })
