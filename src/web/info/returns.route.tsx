import { Link, type MetaArgs } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { ORDERS_PATH, RETURNS_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { helpMail } from '#web/kit/shop-contact.ts'
import { DocumentPage, type Section } from './document-page.tsx'
import { FactsTable } from './facts-table.tsx'
import { MailLink } from './mail-link.tsx'

export const loader = canonicalLoader(RETURNS_PATH)

const refundTimes = () => [
  [t('Order cancelled before dispatch'), t('Same day'), t('5 to 7 working days')],
  [t('Paid, but no order was placed'), t('Same day'), t('5 to 7 working days')],
  [t('Return received'), t('Within 2 working days'), t('5 to 7 working days')],
  [t('Parcel lost or returned undelivered'), t('Within 2 working days'), t('5 to 7 working days')],
  [t('Damaged, wrong or missing item'), t('Within 2 working days of hearing from you'), t('5 to 7 working days')],
]

const sections = (): readonly Section[] => [
  {
    id: 'cancel',
    title: t('Cancelling an order'),
    body: (
      <p>
        {rich(
          'You can cancel your order any time before it ships, for free. Open the order and choose Cancel order. We refund the full amount, including tax, to your original payment method. <a>See your orders</a>',
          { a: (text) => <Link to={ORDERS_PATH}>{text}</Link> },
        )}
      </p>
    ),
  },
  {
    id: 'return',
    title: t('Changed your mind'),
    body: (
      <>
        <p>
          {rich(
            'You can return anything unused and in its original packaging within {days} days of delivery. Email us your order number and what you’d like to return: <mail>{mail}</mail>. We’ll reply with the return address. You pay the return postage.',
            { mail: (to) => <MailLink to={to} /> },
            { mail: helpMail(), days: shopFacts().returns.returnDays },
          )}
        </p>
        <p>
          {t('We can’t take back opened ink, glue, paint or refills, or items made to order, unless they’re faulty.')}
        </p>
      </>
    ),
  },
  {
    id: 'faulty',
    title: t('Damaged, faulty, wrong or missing items'),
    body: (
      <p>
        {rich(
          'Write to us within {days} days of delivery, with a picture if you can: <mail>{mail}</mail>. We’ll refund you. Please don’t send anything back before we reply. A pen that stops writing too soon counts as faulty too. Any manufacturer’s warranty comes on top of your rights.',
          { mail: (to) => <MailLink to={to} /> },
          { mail: helpMail(), days: shopFacts().returns.returnDays },
        )}
      </p>
    ),
  },
  {
    id: 'refunds',
    title: t('When you’ll get your refund'),
    body: (
      <>
        <FactsTable
          caption={t('When we start your refund and how long your bank takes')}
          head={[t('Reason'), t('We start the refund'), t('It reaches you in')]}
          rows={refundTimes()}
        />
        <p>
          {t(
            'We refund the card, bank account or UPI ID you paid with, never as a voucher you didn’t ask for. We’ll send you a refund reference that your bank can trace. If it hasn’t reached you in 7 working days, write to us and we’ll follow up with the payment provider.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'tax',
    title: t('Tax on returned items'),
    body: <p>{t('We refund the tax you paid on an item along with its price.')}</p>,
  },
]

export default function Returns() {
  return (
    <DocumentPage
      title={t('Returns and refunds')}
      lead={t(
        'Cancel for free before your order ships. Return unused items within {days} days. If it’s our mistake, we refund you.',
        { days: shopFacts().returns.returnDays },
      )}
      since={t('19 November 2026')}
      sections={sections()}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: t('Returns and refunds'),
    description: t('How to cancel or return a Likho order, and when you’ll get your refund.'),
    canonical: loaderData?.canonical,
  })
