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
  route('*', 'info/not-found.route.tsx'),
] satisfies RouteConfig
