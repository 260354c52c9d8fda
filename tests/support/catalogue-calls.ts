import { BACK_OFFICE } from './back-office-calls.ts'

/** What shoppers and staff ask of the catalogue. Each way of asking comes in several variants: the worst of them counts too. */

/** What a variant may be about: a product of the seed by its number, where a list goes on after it, an order and its buyer. */
export type Asked = {
  order: string
  person: string
  product: (number: number) => string
  after: (sort: (typeof SORTS)[number], number: number) => string
}
export type Variant = { who?: 'visitor' | 'shopper' | 'seller' | 'admin'; paths: string[] }
export type Case = { name: string; variants: (asked: Asked) => (Variant | string)[] }

const CARDS = '/api/v1/product/cards'
const FACETS = '/api/v1/product/facets'
const search = (text: string, more = '') => `/api/v1/product/searchCards?name=${encodeURIComponent(text)}${more}`

/** Common, narrower, misspelt, Hinglish, a name with a number, a text of many words, and one that finds nothing. */
const TEXTS = [
  ...['pen', 'gel pen', 'notebook', 'blue ball pen', 'heritage fountain pen', 'steel water bottle'],
  ...['notbook', 'kaapi', 'aarakar', 'pen no 4711', 'blue gel pen with a soft grip for left handed people', 'zzyzx'],
]
const FILTERS = [
  'inkColor=Teal',
  'category=Writing&inkColor=Blue',
  'category=Writing&inkColor=Peacock&sort=priceAsc',
  'category=Paper&inkColor=Blue',
  'category=Writing&refillable=Yes&inStock=true&minRating=4&sort=rating',
  'category=TechStationery&memory=2%20TB&sort=priceDesc',
  'category=TechStationery&connectivity=Bluetooth&minPrice=500&maxPrice=900',
  'inkColor=Crimson&minRating=5&sort=newest',
  'minPrice=100&maxPrice=101&minRating=5',
  'category=Filing&minPrice=9000&sort=rating',
  'category=Writing&inkColor=Blue&sort=popular',
  'category=Writing&type=pen&colour=Blue',
  'category=Paper&ruling=Squared&brand=Aarakar',
  'type=notebook&sort=priceAsc',
  'category=DeskSupplies&inStock=true&maxPrice=20&sort=priceDesc',
]
const SORTS = ['newest', 'popular', 'priceAsc', 'priceDesc', 'rating'] as const
const NUMBERS = [1, 500, 2_500, 5_000, 7_500, 9_900]

export const CASES: Case[] = [
  {
    name: 'lists, sorted',
    variants: () => SORTS.flatMap((sort) => [`${CARDS}?sort=${sort}`, `${CARDS}?sort=${sort}&category=Paper`]),
  },
  {
    name: 'lists of a category by its own path',
    variants: () =>
      ['PaperProduct', 'DeskSupplies', 'ReusableProduct', 'FillingProduct', 'WritingProduct', 'getProduct'].map(
        (path) => `/api/v1/product/${path}?sort=priceAsc`,
      ),
  },
  {
    name: 'lists, deep pages',
    variants: ({ after }) =>
      SORTS.flatMap((sort) => [
        `${CARDS}?sort=${sort}&cursor=${after(sort, 5_000)}`,
        `${CARDS}?sort=${sort}&category=Writing&cursor=${after(sort, 5_000)}`,
      ]),
  },
  { name: 'lists, filtered', variants: () => FILTERS.map((filter) => `${CARDS}?${filter}`) },
  { name: 'facets', variants: () => [FACETS, `${FACETS}?category=Writing`, `${FACETS}?category=Filing`] },
  {
    name: 'facets, filtered',
    variants: () => FILTERS.map((filter) => `${FACETS}?${filter.replace(/&?sort=\w+/, '')}`),
  },
  { name: 'search', variants: () => TEXTS.map((text) => search(text)) },
  {
    name: 'search, sorted',
    variants: () =>
      TEXTS.slice(0, 9).flatMap((text) => [
        search(text, '&sort=priceAsc'),
        search(text, '&sort=rating'),
        search(text, '&sort=newest'),
        search(text, '&sort=popular'),
      ]),
  },
  {
    name: 'search, filtered',
    variants: () =>
      TEXTS.slice(0, 6).flatMap((text) => [
        search(text, '&category=Writing&inStock=true'),
        search(text, '&minPrice=200&maxPrice=210&sort=priceDesc'),
      ]),
  },
  { name: 'facets of a search', variants: () => TEXTS.map((text) => `${FACETS}?q=${encodeURIComponent(text)}`) },
  {
    name: 'facets of a search, filtered',
    variants: () =>
      TEXTS.slice(0, 6).map((text) => `${FACETS}?q=${encodeURIComponent(text)}&category=Writing&inStock=true`),
  },
  {
    name: 'suggestions',
    variants: () =>
      ['p', 'pe', 'note', 'gel p', 'blue b', 'heri', 'stepl', 'aara', 'कॉ'].map(
        (text) => `/api/v1/product/suggest?q=${encodeURIComponent(text)}`,
      ),
  },
  {
    name: 'related products',
    variants: ({ product }) => NUMBERS.map((number) => `/api/v1/product/related/${product(number)}`),
  },
  {
    name: 'product page',
    variants: ({ product }) =>
      NUMBERS.map((number) => ({
        paths: [
          `/api/v1/product/getProduct/${product(number)}`,
          `/api/v1/product/family/${product(number)}`,
          `/api/v2/feedback/getReview/${product(number)}`,
          `/api/v1/product/related/${product(number)}`,
        ],
      })),
  },
  {
    name: 'reviews',
    variants: ({ product }) => NUMBERS.map((number) => `/api/v2/feedback/getReview/${product(number)}`),
  },
  { name: 'trending', variants: () => ['/api/v1/product/getTrendingProduct'] },
  { name: 'recommendations', variants: () => [{ who: 'shopper', paths: ['/api/activity/recommendations'] }] },
  { name: 'wishlist', variants: () => [{ who: 'shopper', paths: ['/api/v2/wishlist/products'] }] },
  {
    name: 'sitemap of products',
    variants: ({ product }) => ['/sitemaps/products.xml', `/sitemaps/products.xml?after=${product(6_000)}`],
  },
  { name: 'index of sitemaps', variants: () => ['/sitemap.xml'] },
  ...BACK_OFFICE,
]
