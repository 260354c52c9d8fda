import { t } from '#contract/platform/t.ts'
/** What the shop keeps about a person: the data, what for, how long. */
export const dataRetention = () => [
  [
    t('Name, username, email, avatar and password (stored only as a one-way hash)'),
    t('Your account'),
    t('Until you delete your account'),
  ],
  [t('The language you read the shop in'), t('Emails in your language'), t('Until you delete your account')],
  [
    t('Addresses and phone numbers'),
    t('Delivery'),
    t('Until you delete them. On orders, as long as we keep the order'),
  ],
  [
    t('Orders, invoices and payment references'),
    t('Delivery, returns and our accounts'),
    t('6 years after the tax return for that year is due, as tax law requires'),
  ],
  [
    t('Name and address on tax invoices'),
    t('Tax law'),
    t('6 years after the tax return for that year is due, even after you delete your account'),
  ],
  [
    t('Your cart, if you log in'),
    t('The same cart on all your devices'),
    t('Until you empty it or delete your account'),
  ],
  [
    t('Wishlist and reviews'),
    t('Showing them to you, and your reviews to other shoppers'),
    t(
      'Wishlist: until you empty it. Reviews: as long as we sell the product. If you delete your account, they stay without your name',
    ),
  ],
  [
    t('Products you viewed, under a random number and, if you log in, your account'),
    t('Recommendations and trending products'),
    t('90 days, or until you delete your account'),
  ],
  [t('Email for the newsletter'), t('Sending you the newsletter'), t('Until you unsubscribe')],
  [
    t('Messages to the helpdesk and complaints'),
    t('Replying to you'),
    t('3 years, even after you delete your account'),
  ],
  [
    t('Logins, account changes and technical logs, with your IP address and device'),
    t('Keeping your account and the shop safe, and fixing problems'),
    t('1 year, as data protection rules require, even after you delete your account'),
  ],
  [
    t('For staff and sellers: your name next to what you changed or sold'),
    t('Knowing who changed what'),
    t('As long as we keep our accounts'),
  ],
  [
    t('For sellers: GST number, phone number, address and approval'),
    t('Approving and paying sellers'),
    t('Until you delete your account'),
  ],
]
