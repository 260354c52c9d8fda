import { Link } from 'react-router'
import { GRIEVANCE_PATH, RETURNS_PATH, SHIPPING_PATH } from '#web/kit/paths.ts'
import type { Section } from './document-page.tsx'
import { OwnerAddress } from './owner-address.tsx'

export const TERMS: readonly Section[] = [
  {
    id: 'who',
    title: 'Who runs this shop',
    body: <OwnerAddress />,
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          Looking around needs no account; buying, reviewing and selling do. Please give details that are true, keep
          your password to yourself and tell us when you believe that somebody else knows it. You are welcome to close
          your account whenever you like.
        </p>
        <p>
          If you are not yet 18, a parent or guardian has to open the account and place the order: the law does not let
          you make a contract on your own.
        </p>
      </>
    ),
  },
  {
    id: 'products',
    title: 'Products and their descriptions',
    body: (
      <p>
        We describe things as they are. Pictures show the product, yet screens differ in colour and packing may change.
        Some descriptions are first drafted by software from the facts on the product; where the words and the
        specifications differ, the specifications hold. If something is not as described, you may return it at our cost.
      </p>
    ),
  },
  {
    id: 'sellers',
    title: 'Sellers',
    body: (
      <p>
        Some products come from independent sellers. We admit a seller after looking at the application, including the
        GST number. Ask us for the name, address and contact of the seller of anything you bought, and you shall have
        them. Whoever the seller is, you order, pay, return and complain here.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and tax',
    body: (
      <>
        <p>
          Prices are in Indian rupees. Tax of 18% is added in the cart and rounded up to the next rupee, as is the
          total. Before you pay you see the goods, the tax and the total; there is nothing on top of it, neither for
          delivery nor for the way you pay.
        </p>
        <p>
          A coupon takes its share off the total and cannot be turned into money. Should a price be plainly wrong, a
          notebook for ₹0.40 for instance, we may cancel the order; you then have the whole amount back.
        </p>
      </>
    ),
  },
  {
    id: 'orders',
    title: 'Orders and payment',
    body: (
      <>
        <p>
          You order by choosing Pay Now and paying; nothing is ever put into your cart or ticked on your behalf. While
          you pay, we hold the goods for 15 minutes. The order is placed, and binding on both sides, once the payment is
          verified; you then have an order number.
        </p>
        <p>
          Payments are handled by Razorpay. We never see or keep the number of your card. If a payment reaches us after
          the goods are gone, it is refunded without your asking and we write to you.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery, cancelling and returning',
    body: (
      <p>
        These have pages of their own, which are part of these terms: <Link to={SHIPPING_PATH}>shipping</Link> and{' '}
        <Link to={RETURNS_PATH}>returns and refunds</Link>.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    body: (
      <p>
        A review is the opinion of the person who wrote it: one for each person and product, and a second one replaces
        the first. Nobody is paid for one. We take down what is unlawful, insulting or advertising, and what is faked;
        we do not take down what is merely unkind to us. By writing a review you let us show it in the shop.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What we ask you not to do',
    body: (
      <ul>
        <li>Use somebody else’s account or payment without their leave.</li>
        <li>Buy for resale without telling us that you are a dealer.</li>
        <li>Break, overload or get around the parts of this site that keep it safe.</li>
        <li>Copy the catalogue, its pictures or its texts for another shop.</li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <p>
        We answer for what we sell and for what we promise here. For loss that nobody could have foreseen, we do not.
        None of this takes away rights that the Consumer Protection Act, 2019, or any other law gives you.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, disputes and changes',
    body: (
      <>
        <p>
          The law of India applies. Before a dispute goes to court, please let our{' '}
          <Link to={GRIEVANCE_PATH}>grievance officer</Link> try; you may still go to the consumer commission where you
          live.
        </p>
        <p>
          When we change these terms, the date at the top changes with them. An order follows the terms of the day it
          was placed.
        </p>
      </>
    ),
  },
]
