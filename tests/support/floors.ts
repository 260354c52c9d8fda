/**
 * The floors of the house, lowest first: a folder imports only folders that stand before it. Types may look up, as they
 * leave nothing behind at run time. docs/decisions/0020 says why the floors lie as they do.
 */
export const FLOORS: Record<'contract' | 'server' | 'web', readonly string[]> = {
  contract: [
    ...[
      'platform',
      'messages',
      'shop',
      'checkout',
      'images',
      'addresses',
      'audit',
      'newsletter',
      'grievances',
      'shipping',
      'payments',
      'browser-errors',
    ],
    ...['catalog', 'cart', 'reviews', 'wishlist', 'activity', 'search', 'writer'],
    ...[
      'seasons',
      'orders',
      'purchase',
      'security',
      'accounts',
      'admin',
      'sellers',
      'attention',
      'shop-settings',
      'go-live',
    ],
  ],
  server: [
    // The ground, and the outside world.
    ...['platform', 'gateways'],
    // All tables and pictures, whatever they mean.
    'backup',
    // Records.
    ...[
      'audit',
      'shop-settings',
      'security',
      'accounts',
      'addresses',
      'newsletter',
      'grievances',
      'browser-errors',
      'catalog',
      'seasons',
    ],
    // Built on the records. A cart knows what its shopper holds while they pay, so checkouts lie below it.
    ...['activity', 'search', 'reviews', 'checkout', 'cart', 'wishlist', 'sellers', 'writer', 'seo'],
    // Ledgers of buying: each table has one owner.
    ...['payments', 'orders', 'shipping'],
    // Flows: what moves several ledgers, or reads across all of them.
    ...['refunds', 'buying', 'order-desk', 'admin', 'attention', 'privacy', 'todos', 'staff-search', 'go-live'],
  ],
  web: [
    // What pages stand on.
    ...['fonts', 'ui', 'kit', 'forms', 'stores', 'session'],
    // Features.
    ...['activity', 'newsletter', 'catalog', 'search', 'reviews', 'addresses', 'orders', 'product', 'home', 'info'],
    ...['wishlist', 'checkout', 'payments', 'cart', 'accounts', 'admin', 'sellers'],
    // What stands around pages.
    'layout',
    // The service worker, which stands beside all pages.
    'worker',
  ],
}
