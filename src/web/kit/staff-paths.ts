/** Addresses of pages for staff alone, apart from paths.ts: that file comes with every page of the shop. */

export const ADMIN_SELLERS_PATH = '/sellers'
/** A seller’s phone and pickup address; whoever was refused corrects the rest here, too. */
export const SELLER_DETAILS_PATH = '/seller/details'
export const ADMIN_ORDERS_PATH = '/admin/orders'
export const ADMIN_PRODUCTS_PATH = '/admin/products'
export const ADMIN_CUSTOMERS_PATH = '/admin/customers'
export const adminPersonPath = (id: string) => `/admin/customers/${id}`
/** What dialogs and the dashboard fetch; no pages of their own. */
export const ADMIN_FIGURES_PATH = '/admin/figures'
export const ADMIN_HISTORY_PATH = '/admin/history'
export const ADMIN_SECURITY_EVENTS_PATH = '/admin/security-events'
export const ADMIN_IMPORT_PATH = '/admin/import'
export const ADMIN_SETTINGS_PATH = '/admin/settings'
export const ADMIN_GO_LIVE_PATH = '/admin/go-live'
export const ADMIN_GRIEVANCES_PATH = '/admin/grievances'
export const ADMIN_REVIEWS_PATH = '/admin/reviews'
export const ADMIN_REPORTS_PATH = '/admin/reports'
export const adminReportPath = (report: string) => `/admin/reports/${report}`
export const ADMIN_SEASONS_PATH = '/admin/seasons'
/** The form for one season, or for a new one. */
export const adminSeasonPath = (id = 'new') => `/admin/seasons/${id}`
export const ADD_PRODUCT_PATH = '/addProduct'
export const updateProductPath = (id: string) => `/updateProduct/${id}`
export const adminOrderPath = (id: string) => `/admin/orders/${id}`
export const adminOrderAddressPath = (id: string) => `/admin/orders/${id}/address`
export const adminOrderRefundPath = (id: string) => `/admin/orders/${id}/refund`
export const adminOrderCourierPath = (id: string) => `/admin/orders/${id}/courier`
/** A list, narrowed or sorted. */
export const adminListPath = (list: 'orders' | 'products', query: Record<string, string> = {}) =>
  `/admin/${list}?${new URLSearchParams(query)}`
