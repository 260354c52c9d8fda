import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ORDERS_PATH, RETURNS_PATH, SELLER_PATH, SHIPPING_PATH } from '#web/kit/paths.ts'

type Question = { question: string; answer: ReactNode }

/** What the helpdesk is asked most. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'Where is my order?',
    answer: (
      <p>
        Open your order to see what happens next. Once it ships, you’ll find the tracking number there. Most orders
        arrive within a week. <Link to={ORDERS_PATH}>See your orders</Link>
      </p>
    ),
  },
  {
    question: 'I paid but don’t see my order. Is my money lost?',
    answer: (
      <p>
        No. Banks sometimes confirm late. Once they do, your order shows up. If the items have sold out by then, we
        refund you automatically. Please don’t pay again. If you see neither after a day, write to us.
      </p>
    ),
  },
  {
    question: 'Can I cancel my order?',
    answer: (
      <p>
        Yes, for free, until it ships. Open your order and choose Cancel order. After that, you can return it.{' '}
        <Link to={RETURNS_PATH}>See how returns work</Link>
      </p>
    ),
  },
  {
    question: 'Something is damaged, wrong or missing',
    answer: (
      <p>
        We’re sorry. Send us your order number and a picture within 7 days of delivery. We’ll replace it or refund you,
        and pick it up for free.
      </p>
    ),
  },
  {
    question: 'I didn’t get my verification code',
    answer: (
      <p>
        Check your spam folder first. You can get a new code after 1 minute. Each code works for 10 minutes, and only
        the latest one works.
      </p>
    ),
  },
  {
    question: 'Do you charge for delivery or payment?',
    answer: (
      <p>
        No. Delivery is free. Your cart shows the items, 18% tax and the total, and that’s all you pay.{' '}
        <Link to={SHIPPING_PATH}>More about delivery</Link>
      </p>
    ),
  },
  {
    question: 'How do I sell on Likho?',
    answer: (
      <p>
        Sign up with your GSTIN. Once we approve your account, you can add products.{' '}
        <Link to={SELLER_PATH}>Become a seller</Link>
      </p>
    ),
  },
]
