import { Link, type MetaArgs } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { ORDERS_PATH, RETURNS_PATH, SHIPPING_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { helpMail } from '#web/kit/shop-contact.ts'
import { DocumentPage, type Section } from './document-page.tsx'
import { MailLink } from './mail-link.tsx'

export const loader = canonicalLoader(SHIPPING_PATH)

const sections = (): readonly Section[] => [
  {
    id: 'where',
    title: t('Where we deliver'),
    body: (
      <p>
        {t(
          'We deliver to nearly every PIN code in India. If we know that we can’t reach yours, we’ll tell you before you pay. We don’t deliver outside India.',
        )}
      </p>
    ),
  },
  {
    id: 'cost',
    title: t('What it costs'),
    body: (
      <p>
        {t(
          'Delivery is free. The total you see before you pay, including tax, is all you pay. You pay nothing to the courier.',
        )}
      </p>
    ),
  },
  {
    id: 'time',
    title: t('How long it takes'),
    body: (
      <>
        <ul>
          <li>
            {shopFacts().shipping.dispatchDays === 1
              ? rich('<b>Packing:</b> Ships in 1 working day.', { b: (text) => <strong>{text}</strong> })
              : rich(
                  '<b>Packing:</b> Ships in {days} working days.',
                  { b: (text) => <strong>{text}</strong> },
                  { days: shopFacts().shipping.dispatchDays },
                )}
          </li>
          <li>
            {rich(
              '<b>Delivery:</b> Usually 2 to 5 working days in cities and towns, and up to 8 in the hills, islands and the North-East.',
              { b: (text) => <strong>{text}</strong> },
            )}
          </li>
        </ul>
        <p>
          {t(
            'If we can promise a delivery date, you see it at checkout, in your order and in our emails. It includes both.',
          )}
        </p>
        <p>
          {t(
            'Working days are Monday to Saturday, except public holidays. Floods, strikes and the back-to-school rush can cause delays. You can cancel for any reason until your order ships.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'tracking',
    title: t('Tracking your parcel'),
    body: (
      <p>
        {rich(
          'Open your order to see how far your parcel is. Once it ships, you’ll find the courier’s name and tracking number there, if there is one. <a>See your orders</a>',
          { a: (text) => <Link to={ORDERS_PATH}>{text}</Link> },
        )}
      </p>
    ),
  },
  {
    id: 'address',
    title: t('Addresses and failed deliveries'),
    body: (
      <>
        <p>
          {rich(
            'Please check your PIN code and phone number: you may get a call before delivery. To change the address before your order ships, email us your order number: <mail>{mail}</mail>',
            { mail: (to) => <MailLink to={to} /> },
            { mail: helpMail() },
          )}
        </p>
        <p>{t('If your parcel is lost or damaged on the way, or comes back, we refund you in full.')}</p>
      </>
    ),
  },
  {
    id: 'arrival',
    title: t('If your parcel arrives damaged'),
    body: (
      <p>
        {rich(
          'Take a picture before you open it and write to us within {days} days. You can also refuse a parcel that’s clearly damaged. Either way, we’ll make it right. <a>See returns and refunds</a>',
          { a: (text) => <Link to={RETURNS_PATH}>{text}</Link> },
          { days: shopFacts().returns.returnDays },
        )}
      </p>
    ),
  },
]

export default function Shipping() {
  return (
    <DocumentPage
      title={t('Shipping')}
      lead={t('Free delivery on every order, anywhere in India.')}
      since={t('19 November 2026')}
      sections={sections()}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: t('Shipping'),
    description: t('Free delivery across India. Where Likho delivers, how long it takes and how to track your parcel.'),
    canonical: loaderData?.canonical,
  })
