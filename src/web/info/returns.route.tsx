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
  ['Order cancelled before dispatch', 'Same day', '5 to 7 working days'],
  ['Paid, but no order was placed', 'Same day', '5 to 7 working days'],
  ['Return received', 'Within 2 working days', '5 to 7 working days'],
  ['Parcel lost or returned undelivered', 'Same day', '5 to 7 working days'],
  ['Damaged, wrong or missing item', 'Within 2 working days of hearing from you', '5 to 7 working days'],
] as const

const SECTIONS: readonly Section[] = [
  {
    id: 'cancel',
    title: 'Cancelling an order',
    body: (
      <p>
        You can cancel your order any time before it ships, for free. Open the order and choose Cancel order. We refund
        the full amount, including tax, to your original payment method. <Link to={ORDERS_PATH}>See your orders</Link>
      </p>
    ),
  },
  {
    id: 'return',
    title: 'Changed your mind',
    body: (
      <>
        <p>
          You can return anything unused and in its original packaging within 7 days of delivery. Email us your order
          number and what you’d like to return: <MailLink to={HELP_MAIL} />. We’ll send you the return address and a
          return number. You pay the return postage.
        </p>
        <p>We can’t take back opened ink, glue, paint or refills, or items made to order, unless they’re faulty.</p>
      </>
    ),
  },
  {
    id: 'faulty',
    title: 'Damaged, faulty, wrong or missing items',
    body: (
      <p>
        Tell us within 7 days of delivery, with a picture if you can. We’ll pick it up for free and send a replacement
        or refund you, whichever you prefer. A pen that stops writing too soon counts as faulty too. Any manufacturer’s
        warranty comes on top of your rights.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'When you’ll get your refund',
    body: (
      <>
        <FactsTable
          caption="When we start your refund and how long your bank takes"
          head={['Reason', 'We start the refund', 'It reaches you in']}
          rows={REFUND_TIMES}
        />
        <p>
          We refund the card, bank account or UPI ID you paid with, never as a voucher you didn’t ask for. We’ll send
          you a refund reference that your bank can trace. If it hasn’t reached you in 7 working days, write to us and
          we’ll follow up with the payment provider.
        </p>
      </>
    ),
  },
  {
    id: 'tax',
    title: 'Tax on returned items',
    body: (
      <p>
        We refund the tax you paid on an item along with its price. If you need a credit note for your accounts, just
        ask.
      </p>
    ),
  },
]

export default function Returns() {
  return (
    <DocumentPage
      title="Returns and refunds"
      lead="Cancel for free before your order ships. Return unused items within 7 days. If it’s our mistake, we pay."
      since="17 November 2026"
      sections={SECTIONS}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Returns and refunds',
    description: 'How to cancel or return a Likho order, and when you’ll get your refund.',
    canonical: loaderData?.canonical,
  })
