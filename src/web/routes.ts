import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { CATEGORY_PAGES } from './catalog/category-pages.ts'

/** Every page of the shop. Paths match in any letter case. */
export default [
  index('home/home.route.tsx'),
  route('/shop', 'catalog/shop.route.tsx'),
  ...CATEGORY_PAGES.map(({ path }) => route(path, 'catalog/category.route.tsx', { id: path })),
  route('/searchResult', 'search/search-result.route.tsx'),
  route('/About', 'product/about.route.tsx'),
  route('/product/:id', 'product/product.route.tsx'),
  route('/Aboutus', 'info/about-us.route.tsx'),
  route('/helpdesk', 'info/helpdesk.route.tsx'),
  route('/shipping', 'info/shipping.route.tsx'),
  route('/returns', 'info/returns.route.tsx'),
  route('/grievance', 'info/grievance.route.tsx'),
  route('/terms', 'info/terms.route.tsx'),
  route('/privacy', 'info/privacy.route.tsx'),
  route('/register', 'accounts/register.route.tsx'),
  route('/verifyotp', 'accounts/verify-otp.route.tsx'),
  route('/userLogin', 'accounts/login.route.tsx'),
  route('/forgot-password', 'accounts/forgot-password.route.tsx'),
  route('/reset-password', 'accounts/reset-password.route.tsx'),
  route('/user', 'accounts/account.route.tsx'),
  route('/logOut', 'accounts/logout.route.tsx'),
  route('/updateDetails', 'accounts/update-details.route.tsx'),
  route('/update', 'accounts/update-details.route.tsx', { id: 'update' }),
  route('/changeDetails', 'accounts/change-details.route.tsx'),
  route('/changePassword', 'accounts/change-password.route.tsx'),
  route('/updateAvatar', 'accounts/update-avatar.route.tsx'),
  route('/mySessions', 'accounts/my-sessions.route.tsx'),
  route('/myData', 'accounts/my-data.route.tsx'),
  route('*', 'info/not-found.route.tsx'),
] satisfies RouteConfig
