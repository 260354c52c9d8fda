import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { ORDERS_PATH, RETURNS_PATH, SELLER_PATH, SHIPPING_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { helpMail } from '#web/kit/shop-contact.ts'
import { MailLink } from './mail-link.tsx'

type Question = { question: string; answer: ReactNode }

/** What the helpdesk is asked most. */
export const questions = (): readonly Question[] => [
  {
    question: t('Where is my order?'),
    answer: (
      <p>
        {rich(
          'Open your order to see what happens next. Once it ships, you’ll find the tracking number there, if there is one. Most orders arrive within a week. <a>See your orders</a>',
          { a: (text) => <Link to={ORDERS_PATH}>{text}</Link> },
        )}
      </p>
    ),
  },
  {
    question: t('I paid but don’t see my order. Is my money lost?'),
    answer: (
      <p>
        {t(
          'No. Banks sometimes confirm late. Once they do, your order shows up. If the items have sold out by then, we refund you automatically. Please don’t pay again. If you see neither after a day, write to us.',
        )}
      </p>
    ),
  },
  {
    question: t('Can I cancel my order?'),
    answer: (
      <p>
        {rich(
          'Yes, for free, until it ships. Open your order and choose Cancel order. After that, you can return it. <a>See how returns work</a>',
          { a: (text) => <Link to={RETURNS_PATH}>{text}</Link> },
        )}
      </p>
    ),
  },
  {
    question: t('Something is damaged, wrong or missing'),
    answer: (
      <p>
        {rich(
          'We’re sorry. Email us your order number and a picture within {days} days of delivery, and we’ll refund you: <mail>{mail}</mail>',
          { mail: (to) => <MailLink to={to} /> },
          { mail: helpMail(), days: shopFacts().returns.returnDays },
        )}
      </p>
    ),
  },
  {
    question: t('I didn’t get my verification code'),
    answer: (
      <p>
        {t(
          'Check your spam folder first. You can get a new code after 1 minute. Each code works for 10 minutes, and only the latest one works.',
        )}
      </p>
    ),
  },
  {
    question: t('Do you charge for delivery or payment?'),
    answer: (
      <p>
        {rich(
          'No. Delivery is free. Your cart shows the items, {percent}% tax and the total, and that’s all you pay. <a>More about delivery</a>',
          { a: (text) => <Link to={SHIPPING_PATH}>{text}</Link> },
          { percent: shopFacts().tax.taxPercent },
        )}
      </p>
    ),
  },
  {
    question: t('How do I sell on Likho?'),
    answer: (
      <p>
        {rich('Sign up with your GSTIN. Once we approve your account, you can add products. <a>Become a seller</a>', {
          a: (text) => <Link to={SELLER_PATH}>{text}</Link>,
        })}
      </p>
    ),
  },
]
