/** What the shop keeps about a person: the data, what for, how long. */
export const DATA_RETENTION = [
  [
    'Name, username, email, avatar and password (stored only as a one-way hash)',
    'Your account',
    'Until you delete your account',
  ],
  ['Addresses and phone numbers', 'Delivery', 'Until you delete them. On orders, as long as we keep the order'],
  [
    'Orders, invoices and payment references',
    'Delivery, returns and our accounts',
    '6 years after the tax return for that year is due, as tax law requires',
  ],
  ['Your cart, if you log in', 'The same cart on all your devices', 'Until you empty it or delete your account'],
  ['Wishlist and reviews', 'Showing them to you, and your reviews to other shoppers', 'Until you remove them'],
  [
    'Products you viewed, under a random number',
    'Recommendations and trending products',
    'As long as they’re useful for this',
  ],
  ['Email for the newsletter', 'Sending you the newsletter', 'Until you unsubscribe'],
  ['Messages to the helpdesk', 'Replying to you', '3 years'],
  [
    'Logins, account changes and technical logs, with your IP address and device',
    'Keeping your account and the shop safe, and fixing problems',
    '1 year, as data protection rules require, even after you delete your account',
  ],
  ['For staff: your name next to what you changed', 'Knowing who changed what', 'As long as we keep our accounts'],
  ['For sellers: GST number and approval', 'Approving and paying sellers', 'As long as we keep orders and invoices'],
] as const
