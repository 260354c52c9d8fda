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
        Open it under <Link to={ORDERS_PATH}>your orders</Link>: it says what happens next, and has the courier’s
        tracking number once the parcel is on its way. Most arrive within a week.
      </p>
    ),
  },
  {
    question: 'I paid, but I see no order. Is my money lost?',
    answer: (
      <p>
        No. Banks sometimes confirm late. As soon as they do, the order appears by itself; if the goods are gone by
        then, the payment is refunded by itself. Please do not pay twice. Write to us if neither has happened after a
        day.
      </p>
    ),
  },
  {
    question: 'Can I still cancel?',
    answer: (
      <p>
        Until dispatch, yes, free of charge: open the order and choose Cancel order. After that you can{' '}
        <Link to={RETURNS_PATH}>return it</Link>.
      </p>
    ),
  },
  {
    question: 'Something is broken, wrong or missing',
    answer: (
      <p>
        We are sorry. Send us the order number and a picture within seven days of delivery. We replace or refund it, and
        the way back costs you nothing.
      </p>
    ),
  },
  {
    question: 'The code for my e-mail address does not arrive',
    answer: (
      <p>
        Look into the spam folder first. A new code can be asked for after a minute; each one is good for ten minutes,
        and only the latest works.
      </p>
    ),
  },
  {
    question: 'Are there charges for delivery or payment?',
    answer: (
      <p>
        No. The cart shows the goods, the tax of 18% and the total, and that total is all you pay. More under{' '}
        <Link to={SHIPPING_PATH}>shipping</Link>.
      </p>
    ),
  },
  {
    question: 'How can I sell at Likho?',
    answer: (
      <p>
        <Link to={SELLER_PATH}>Sign up as a seller</Link> with your GST number. Once we have approved your account you
        can add products.
      </p>
    ),
  },
]
