/** Every screen by who sees it: a name for the gallery, and the address to open. */
export type Screen = { name: string; path: string }

export const ofVisitors: Screen[] = [
  { name: 'Home', path: '/' },
  { name: 'Shop', path: '/shop' },
  { name: 'Shop, filtered', path: '/shop?maxPrice=100&sort=price-asc' },
  { name: 'Category', path: '/WritingInstruments' },
  { name: 'Search', path: '/searchResult?q=gel+pen' },
  { name: 'Search, no match', path: '/searchResult?q=telephone' },
  { name: 'Cart, empty', path: '/cart' },
  { name: 'Log in', path: '/userLogin' },
  { name: 'Register', path: '/register' },
  { name: 'Forgot password', path: '/forgot-password' },
  { name: 'Seller registration', path: '/sellerRegister' },
  { name: 'Seller login', path: '/sellerLogin' },
  { name: 'About us', path: '/Aboutus' },
  { name: 'Help', path: '/helpdesk' },
  { name: 'Shipping', path: '/shipping' },
  { name: 'Returns', path: '/returns' },
  { name: 'Grievances', path: '/grievance' },
  { name: 'Terms', path: '/terms' },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Not found', path: '/nowhere' },
]

export const ofShoppers: Screen[] = [
  { name: 'Home, logged in', path: '/' },
  { name: 'Account', path: '/user' },
  { name: 'Orders', path: '/myOrder' },
  { name: 'Wishlist', path: '/Wishlist' },
  { name: 'Addresses', path: '/address' },
  { name: 'New address', path: '/addressUpdate' },
  { name: 'Account details', path: '/updateDetails' },
  { name: 'Password', path: '/changePassword' },
  { name: 'Picture', path: '/updateAvatar' },
  { name: 'Devices', path: '/mySessions' },
  { name: 'Two-step login', path: '/twoStepLogin' },
  { name: 'My data', path: '/myData' },
  { name: 'Recent activity', path: '/recentActivity' },
]

export const ofStaff: Screen[] = [
  { name: 'Back office', path: '/admin' },
  { name: 'Needs attention', path: '/admin/attention' },
  { name: 'Seasons', path: '/admin/seasons' },
  { name: 'Add a season', path: '/admin/seasons/new' },
  { name: 'Sellers', path: '/sellers' },
  { name: 'Add a product', path: '/addProduct' },
  { name: 'Import', path: '/admin/import' },
]
