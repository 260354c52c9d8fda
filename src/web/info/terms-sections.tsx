import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { GRIEVANCE_PATH, RETURNS_PATH, SHIPPING_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import type { Section } from './document-page.tsx'
import { OwnerAddress } from './owner-address.tsx'

export const termsSections = (): readonly Section[] => [
  {
    id: 'who',
    title: t('Who runs this shop'),
    body: <OwnerAddress />,
  },
  {
    id: 'account',
    title: t('Your account'),
    body: (
      <>
        <p>
          {t(
            'You can browse without an account. You need one to buy, review or sell. Please give correct details, keep your password to yourself and tell us if you think someone else knows it. You can delete your account any time.',
          )}
        </p>
        <p>
          {t(
            'If you’re under 18, a parent or guardian must create the account and place the order, because the law doesn’t let you make a contract yourself.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'products',
    title: t('Products and descriptions'),
    body: (
      <p>
        {t(
          'We describe products as they are. Colours may look different on your screen, and packaging may change. Some descriptions are drafted by AI from product facts. If a description and the specifications differ, the specifications count. If an item isn’t as described, write to us and we’ll refund you.',
        )}
      </p>
    ),
  },
  {
    id: 'sellers',
    title: t('Sellers'),
    body: (
      <p>
        {t(
          'Some products come from independent sellers. We review every seller, including their GSTIN, before they can sell. Ask us, and we’ll give you the name, address and contact details of the seller of anything you bought. Whoever the seller is, you order, pay, return and complain here.',
        )}
      </p>
    ),
  },
  {
    id: 'prices',
    title: t('Prices and tax'),
    body: (
      <>
        <p>
          {t(
            'Prices are in Indian rupees. We add {percent}% tax in the cart, and round the tax and the total up to the next rupee. You see the items, tax and total before you pay. There are no extra charges for delivery or payment.',
            { percent: shopFacts().tax.taxPercent },
          )}
        </p>
        <p>
          {t(
            'A coupon takes its discount off the total and can’t be exchanged for cash. If a price is clearly wrong, such as ₹0.40 for a notebook, we may cancel the order and refund you in full.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'orders',
    title: t('Orders and payment'),
    body: (
      <>
        <p>
          {t(
            'You place an order by choosing Pay Now and paying. We never add or tick anything for you. We hold your items for 15 minutes while you pay. Your order is placed, and binding on you and us, once your payment is verified and you get an order number.',
          )}
        </p>
        <p>
          {t(
            'Razorpay handles payments. We never see or keep your card number. If your payment reaches us after an item has sold out, we refund you automatically and email you.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: t('Delivery, cancellations and returns'),
    body: (
      <p>
        {rich(
          'These pages are part of our terms: <shipping>Shipping</shipping>, <returns>Returns and refunds</returns>.',
          {
            shipping: (text) => <Link to={SHIPPING_PATH}>{text}</Link>,
            returns: (text) => <Link to={RETURNS_PATH}>{text}</Link>,
          },
        )}
      </p>
    ),
  },
  {
    id: 'reviews',
    title: t('Reviews'),
    body: (
      <p>
        {t(
          'A review is the opinion of the person who wrote it. You can write one review per product. A new one replaces the old one. We don’t pay for reviews. We remove reviews that are unlawful, abusive, fake or advertising, or that show someone’s personal details, and tell their author why. We don’t remove reviews just because they’re critical. By writing a review, you allow us to show it in the shop.',
        )}
      </p>
    ),
  },
  {
    id: 'conduct',
    title: t('What’s not allowed'),
    body: (
      <ul>
        <li>{t('Using someone else’s account or payment method without permission.')}</li>
        <li>{t('Buying for resale without telling us you’re a dealer.')}</li>
        <li>{t('Breaking, overloading or bypassing the security of this site.')}</li>
        <li>{t('Copying our catalogue, pictures or text for another shop.')}</li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: t('Our responsibility'),
    body: (
      <p>
        {t(
          'We’re responsible for what we sell and promise here. We’re not responsible for losses no one could have foreseen. Nothing here limits your rights under the Consumer Protection Act, 2019, or any other law.',
        )}
      </p>
    ),
  },
  {
    id: 'law',
    title: t('Law, disputes and changes'),
    body: (
      <>
        <p>
          {rich(
            'Indian law applies. Before going to court, please give our grievance officer a chance to help. You can still go to your local consumer commission. <a>Contact the grievance officer</a>',
            { a: (text) => <Link to={GRIEVANCE_PATH}>{text}</Link> },
          )}
        </p>
        <p>
          {t(
            'When we change these terms, we change the date at the top. Each order follows the terms of the day you placed it.',
          )}
        </p>
      </>
    ),
  },
]
