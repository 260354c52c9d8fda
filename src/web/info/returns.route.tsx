import { Link, type MetaArgs } from 'react-router'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { ORDERS_PATH, RETURNS_PATH } from '#web/kit/paths.ts'
import { HELP_MAIL } from '#web/kit/shop-contact.ts'
import { DocumentPage, type Section } from './document-page.tsx'
import { FactsTable } from './facts-table.tsx'
import { MailLink } from './mail-link.tsx'

export const loader = canonicalLoader(RETURNS_PATH)

const REFUND_TIMES = [
  ['Order cancelled before dispatch', 'The same day', '5 to 7 working days'],
  ['Paid, but the order could not be placed', 'The same day', '5 to 7 working days'],
  ['Return received', 'Within 2 working days', '5 to 7 working days'],
  ['Parcel lost, or back with us undelivered', 'The same day', '5 to 7 working days'],
  ['Damaged, wrong or missing item', 'Within 2 working days of your message', '5 to 7 working days'],
] as const

const SECTIONS: readonly Section[] = [
  {
    id: 'cancel',
    title: 'Cancelling an order',
    body: (
      <p>
        Until your order has been dispatched you can cancel it yourself: open it under{' '}
        <Link to={ORDERS_PATH}>your orders</Link> and choose Cancel order. There is no fee and no question. The full
        amount, tax included, goes back the way it came.
      </p>
    ),
  },
  {
    id: 'return',
    title: 'Returning what you do not want',
    body: (
      <>
        <p>
          Within seven days of delivery you may send back anything that is unused and in its own packing. Write to{' '}
          <MailLink to={HELP_MAIL} /> with the order number and what you want to return; we answer with the address and
          a return number. When you have simply changed your mind, the postage back is yours.
        </p>
        <p>
          Opened ink, glue, paint and refills cannot go back on the shelf, and neither can things made to your order.
          That does not hold when they are faulty.
        </p>
      </>
    ),
  },
  {
    id: 'faulty',
    title: 'Damaged, faulty, wrong or missing',
    body: (
      <p>
        Tell us within seven days of delivery, with a picture if you can. We fetch the item at our cost and send another
        one or refund it, whichever you prefer. A pen that stops writing sooner than it should counts as faulty, too: a
        maker’s warranty comes on top and takes nothing away from your rights.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'When the money is back',
    body: (
      <>
        <FactsTable
          caption="How soon a refund is started and how long banks take"
          head={['Reason', 'We start the refund', 'Your bank shows it after']}
          rows={REFUND_TIMES}
        />
        <p>
          Refunds go to the card, account or UPI address that paid, never to a voucher you did not ask for. Each one has
          a reference number, which we send you and which your bank can trace. If it has not arrived after seven working
          days, write to us and we follow it up with the payment provider.
        </p>
      </>
    ),
  },
  {
    id: 'tax',
    title: 'Tax on returned goods',
    body: (
      <p>
        The tax you paid on an item is refunded together with its price. Ask for a credit note if your books need one.
      </p>
    ),
  },
]

export default function Returns() {
  return (
    <DocumentPage
      title="Returns and refunds"
      lead="Cancel free of charge until dispatch, return unused things for seven days, and never pay for a fault of ours."
      since="15 November 2026"
      sections={SECTIONS}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Returns and refunds',
    description: 'How to cancel an order at Likho, return what you bought, and how long a refund takes.',
    canonical: loaderData?.canonical,
  })
