import { expect, test } from 'vitest'
import { pageAddresses, pagePatterns } from './page-address.ts'

const ROUTES = [
  { path: '/', hasLoader: true, query: [] },
  { path: '/shop', hasLoader: true, query: ['category', 'sort'] },
  { path: '/Filing&Storage', hasLoader: true, query: ['sort'] },
  { path: '/About', hasLoader: true, query: ['id', 'reviews'] },
  { path: '/product/:id', hasLoader: true, query: ['reviews'] },
  { path: '/admin', hasLoader: false, query: [] },
  { path: '/admin/orders/:id', hasLoader: false, query: [] },
  { path: '/*', hasLoader: true, query: [] },
]
const addressOf = pageAddresses(ROUTES)

const PEN = '01994de0-7d6f-7bbb-9a2c-0123456789ab'

test.each([
  ['the plain page', '/shop', '/shop'],
  ['home', '/', '/'],
  ['home with junk', '/?a=1', '/'],
  ['a parameter nobody reads', '/shop?junk=1', '/shop'],
  ['what advertisers add', '/shop?utm_source=mail&sort=rating&fbclid=x', '/shop?sort=rating'],
  ['another order', '/shop?sort=rating&category=Paper', '/shop?category=Paper&sort=rating'],
  ['a parameter twice', '/shop?sort=rating&sort=newest', '/shop?sort=rating'],
  ['a parameter without a value, which a page may tell from none', '/shop?sort=%20', '/shop?sort='],
  ['blanks around a value', '/shop?category=%20Paper+', '/shop?category=Paper'],
  ['letters of another size', '/SHOP', '/shop'],
  ['a slash at the end', '/shop/?sort=rating', '/shop?sort=rating'],
  ['another spelling of a letter', '/sh%6Fp', '/shop'],
  ['a sign that may be spelled two ways', '/filing%26storage?sort=rating', '/Filing&Storage?sort=rating'],
  ['an id in capitals', `/PRODUCT/${PEN.toUpperCase()}`, `/product/${PEN}`],
  ['an id in the query', `/about?reviews=a.b&id=${PEN.toUpperCase()}&x=1`, `/About?id=${PEN}&reviews=a.b`],
  ['a page that the browser fills, whatever its list', '/admin?list=users&q=asha', '/admin'],
  ['a page that the browser fills, whatever its id', `/admin/orders/${PEN}?pages=3`, '/admin/orders/-'],
  ['an id that holds a slash', '/admin/orders/a%2Fb', '/admin/orders/-'],
  ['the data of a page', '/shop.data?sort=rating&_routes=catalog%2Fshop.route', '/shop.data?sort=rating'],
  ['the data of a page with a slash at its end', '/shop/_.data?junk=1', '/shop.data'],
  ['the data of home', '/_.data?_routes=home', '/_.data'],
  ['a page in another language', '/HI/SHOP/?junk=1', '/hi/shop'],
  ['home in another language', '/hi/?junk=1', '/hi'],
  ['the data of home in another language', '/hi.data?_routes=home', '/hi/_.data'],
  ['a name that begins like a language', '/hindi?x=1', '/hindi'],
  ['what is no page', '/nothing/here?at=all', '/nothing/here'],
  ['what cannot be decoded', '/product/%E0%A4?x=1', '/product/%E0%A4'],
  ['two slashes, which are no page', '//shop?sort=rating', '//shop'],
  ['dots, which browsers and programs read differently', '/x/%2e%2e/shop', '/not-found'],
  ['dots that are half written out', '/x/.%2E/y/./shop?sort=rating', '/not-found'],
  ['backslashes', '/x\\..\\shop', '/not-found'],
  ['the same in Hindi', '/hi/x/%2e%2e/shop', '/hi/not-found'],
])('%s', (_, url, address) => {
  expect(addressOf(url)).toBe(address)
})

test('ten thousand kinds of junk are one page', () => {
  const junk = Array.from({ length: 10_000 }, (_, at) => addressOf(`/shop?x${at}=${at}&sort=rating&y=${at * 7}`))
  expect(new Set(junk)).toEqual(new Set(['/shop?sort=rating']))
})

const patternOf = pagePatterns(ROUTES)

test.each([
  ['/', '/'],
  [`/product/${PEN}?reviews=secret`, '/product/:id'],
  ['/HI/shop/_.data?sort=x', '/shop'],
  ['/admin/orders/a%2Fb', '/admin/orders/:id'],
  ['/wp-login.php', undefined],
  ['/%zz', undefined],
])('%s is the page %s', (url, pattern) => {
  expect(patternOf(url)).toBe(pattern)
})
