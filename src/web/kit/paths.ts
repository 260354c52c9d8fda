/**
 * The address of every page, as links and redirects use it; routes.ts says what answers there. Each stands alone, so that
 * a page's script carries only those it uses. Pages of staff: staff-paths.ts; of categories: category-pages.ts; one order: #contract/orders/order-path.ts,
 * and the desk of the staff: #contract/attention/attention-path.ts, as mails link to them too.
 */

export const HOME_PATH = '/'
export const SHOP_PATH = '/shop'
export const SEARCH_PATH = '/searchResult'
export const WISHLIST_PATH = '/Wishlist'
export const CART_PATH = '/cart'
export const CHECKOUT_PATH = '/BuyProduct'
export const PAYMENT_PATH = '/payments'
export const ORDERS_PATH = '/myOrder'

export const searchPath = (q: string) => `/searchResult?${new URLSearchParams({ q })}`
/** Where cards and suggestions lead. */
export const aboutProductPath = (id: string) => `/About?id=${encodeURIComponent(id)}`
/** The same page under the address that search engines keep. */
export const productPath = (id: string) => `/product/${id}`
export const orderSuccessPath = (id: string) => `/order-success/${id}`

export const ABOUT_US_PATH = '/Aboutus'
export const HELPDESK_PATH = '/helpdesk'
export const SHIPPING_PATH = '/shipping'
export const RETURNS_PATH = '/returns'
export const GRIEVANCE_PATH = '/grievance'
export const TERMS_PATH = '/terms'
export const PRIVACY_PATH = '/privacy'

export const LOGIN_PATH = '/userLogin'
export const REGISTER_PATH = '/register'
export const FORGOT_PASSWORD_PATH = '/forgot-password'
export const LOGOUT_PATH = '/logOut'
export const ACCOUNT_PATH = '/user'
export const UPDATE_DETAILS_PATH = '/updateDetails'
export const CHANGE_DETAILS_PATH = '/changeDetails'
export const CHANGE_PASSWORD_PATH = '/changePassword'
export const UPDATE_AVATAR_PATH = '/updateAvatar'
export const SESSIONS_PATH = '/mySessions'
export const MY_DATA_PATH = '/myData'
export const TWO_STEP_PATH = '/twoStepLogin'
/** Whoever sets it up there goes on to the given page. */
export const twoStepPath = (next: string) => `/twoStepLogin?next=${encodeURIComponent(next)}`
export const RECENT_ACTIVITY_PATH = '/recentActivity'

/** Whoever logs in, registers or proves their email there goes on to the given page, with everything still in the cart. */
export const loginPath = (next: string | null) => withNext('/userLogin', next)
export const registerPath = (next: string | null) => withNext('/register', next)
export const forgotPasswordPath = (next: string | null) => withNext('/forgot-password', next)
export const verifyEmailPath = (next: string | null) => withNext('/verifyotp', next)

const withNext = (path: string, next: string | null) => (next ? `${path}?next=${encodeURIComponent(next)}` : path)

export const ADDRESSES_PATH = '/address'
/** The form for a new address; without a page to go on to it leads to the checkout. */
export const addAddressPath = (next?: string) =>
  next === undefined ? '/addressUpdate' : `/addressUpdate?next=${encodeURIComponent(next)}`
export const editAddressPath = (id: string) => `/edit-address/${id}`
export const deleteAddressPath = (id: string) => `/delete-address/${id}`

export const SELLER_PATH = '/seller'
export const SELLER_REGISTER_PATH = '/sellerRegister'
export const SELLER_LOGIN_PATH = '/sellerLogin'

export const ADMIN_PATH = '/admin'
