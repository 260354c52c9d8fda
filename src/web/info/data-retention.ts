/** What the shop keeps about a person: the data, what for, how long. */
export const DATA_RETENTION = [
  ['Name, username, e-mail, avatar, password (only as a one-way hash)', 'Your account', 'Until you close the account'],
  ['Addresses and phone numbers', 'Delivery', 'Until you delete them; on orders as long as the order'],
  [
    'Orders, invoices and payment references',
    'Delivery, returns, the books',
    'Six years after the tax return for the year is due, as tax law asks',
  ],
  ['Your cart, if you log in', 'The same cart on each of your devices', 'Until you empty it or close the account'],
  ['Wishlist and reviews', 'Showing them to you and, for reviews, to others', 'Until you remove them'],
  [
    'Products you looked at, under a random number',
    'Recommendations and what is trending',
    'As long as it is of use for that',
  ],
  ['E-mail address for the newsletter', 'The newsletter', 'Until you unsubscribe'],
  ['Letters to the helpdesk', 'Answering them', 'Three years'],
  [
    'Logins and changes to your account, and technical logs, with your internet address and device',
    'Keeping your account and the shop safe, and finding faults',
    'One year, as the data protection rules ask, also after you close the account',
  ],
  ['For staff: your name beside what you changed', 'Knowing who changed what', 'As long as the shop keeps its books'],
  ['For sellers: GST number and approval', 'Admitting and paying sellers', 'As long as orders and invoices'],
] as const
