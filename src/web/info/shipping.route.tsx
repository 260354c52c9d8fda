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
        Anywhere in India that our courier partners reach, which is nearly every PIN code. If yours is out of reach, we
        say so before you pay. We do not ship abroad.
      </p>
    ),
  },
  {
    id: 'cost',
    title: 'What it costs',
    body: (
      <p>
        Nothing on top. Delivery is included: the total you see before you pay, with tax, is all you pay. The courier
        has no money to collect from you.
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
            <strong>Packing:</strong> orders leave us within {DISPATCH_WORKING_DAYS} working days.
          </li>
          <li>
            <strong>On the way:</strong> usually two to five working days to cities and towns, up to eight to hills,
            islands and the North-East.
          </li>
        </ul>
        <p>The day you see at the checkout counts both. We keep it with your order and in its mails.</p>
        <p>
          Working days are Monday to Saturday without public holidays. Floods, strikes and the rush before the school
          year can add days. When we know of a delay we write to you; until the parcel has left us you may cancel
          without giving a reason.
        </p>
      </>
    ),
  },
  {
    id: 'tracking',
    title: 'Following your parcel',
    body: (
      <p>
        <Link to={ORDERS_PATH}>Your orders</Link> show where each parcel is, with the courier’s name and tracking number
        once it has been handed over.
      </p>
    ),
  },
  {
    id: 'address',
    title: 'Addresses and failed deliveries',
    body: (
      <>
        <p>
          Please check the PIN code and the phone number: couriers call before they come. An address can be changed as
          long as the order has not left us; write to <MailLink to={HELP_MAIL} /> with the order number.
        </p>
        <p>
          Couriers try up to three times. A parcel that comes back because nobody could be met is refunded in full,
          without your asking. So is one that the courier loses or damages on the way.
        </p>
      </>
    ),
  },
  {
    id: 'arrival',
    title: 'When the parcel arrives damaged',
    body: (
      <p>
        Take a picture before you open it further and write to us within seven days. You may also refuse a parcel that
        is plainly broken. Either way the rest is ours to settle, as <Link to={RETURNS_PATH}>returns and refunds</Link>{' '}
        describes.
      </p>
    ),
  },
]

export default function Shipping() {
  return (
    <DocumentPage
      title="Shipping"
      lead="Delivery is included in every order, anywhere in India."
      since="15 November 2026"
      sections={SECTIONS}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Shipping',
    description: 'Where Likho delivers, how long it takes and what it costs: nothing on top of the total you see.',
    canonical: loaderData?.canonical,
  })
