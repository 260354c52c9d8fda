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
          You can browse without an account. You need one to buy, review or sell. Please give correct details, keep your
          password to yourself and tell us if you think someone else knows it. You can delete your account any time.
        </p>
        <p>
          If you’re under 18, a parent or guardian must create the account and place the order, because the law doesn’t
          let you make a contract yourself.
        </p>
      </>
    ),
  },
  {
    id: 'products',
    title: 'Products and descriptions',
    body: (
      <p>
        We describe products as they are. Colours may look different on your screen, and packaging may change. Some
        descriptions are drafted by AI from product facts. If a description and the specifications differ, the
        specifications count. If an item isn’t as described, you can return it at our cost.
      </p>
    ),
  },
  {
    id: 'sellers',
    title: 'Sellers',
    body: (
      <p>
        Some products come from independent sellers. We review every seller, including their GSTIN, before they can
        sell. Ask us, and we’ll give you the name, address and contact details of the seller of anything you bought.
        Whoever the seller is, you order, pay, return and complain here.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and tax',
    body: (
      <>
        <p>
          Prices are in Indian rupees. We add 18% tax in the cart, and round the tax and the total up to the next rupee.
          You see the items, tax and total before you pay. There are no extra charges for delivery or payment.
        </p>
        <p>
          A coupon takes its discount off the total and can’t be exchanged for cash. If a price is clearly wrong, such
          as ₹0.40 for a notebook, we may cancel the order and refund you in full.
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
          You place an order by choosing Pay Now and paying. We never add or tick anything for you. We hold your items
          for 15 minutes while you pay. Your order is placed, and binding on you and us, once your payment is verified
          and you get an order number.
        </p>
        <p>
          Razorpay handles payments. We never see or keep your card number. If your payment reaches us after an item has
          sold out, we refund you automatically and email you.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery, cancellations and returns',
    body: (
      <p>
        These pages are part of our terms: <Link to={SHIPPING_PATH}>Shipping</Link>,{' '}
        <Link to={RETURNS_PATH}>Returns and refunds</Link>.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    body: (
      <p>
        A review is the opinion of the person who wrote it. You can write one review per product. A new one replaces the
        old one. We don’t pay for reviews. We remove reviews that are unlawful, abusive, fake or advertising, but not
        reviews just because they’re critical. By writing a review, you allow us to show it in the shop.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What’s not allowed',
    body: (
      <ul>
        <li>Using someone else’s account or payment method without permission.</li>
        <li>Buying for resale without telling us you’re a dealer.</li>
        <li>Breaking, overloading or bypassing the security of this site.</li>
        <li>Copying our catalogue, pictures or text for another shop.</li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: 'Our responsibility',
    body: (
      <p>
        We’re responsible for what we sell and promise here. We’re not responsible for losses no one could have
        foreseen. Nothing here limits your rights under the Consumer Protection Act, 2019, or any other law.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, disputes and changes',
    body: (
      <>
        <p>
          Indian law applies. Before going to court, please give our grievance officer a chance to help. You can still
          go to your local consumer commission. <Link to={GRIEVANCE_PATH}>Contact the grievance officer</Link>
        </p>
        <p>
          When we change these terms, we change the date at the top. Each order follows the terms of the day you placed
          it.
        </p>
      </>
    ),
  },
]
