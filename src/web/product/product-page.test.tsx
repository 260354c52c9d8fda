import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { FIELDS } from '#contract/catalog/product-fields.ts'
import type { ShownProduct } from '#contract/catalog/product-pictures.ts'
import { aSampledProduct, SAMPLES } from '#tests/support/field-samples.ts'
import { aFamily, aProductCard, aShownProduct } from '#tests/support/product-cards.ts'
import { packCards } from '#web/catalog/packed-cards.ts'
import type { ProductPageData } from './load-product-page.ts'
import { ProductPage } from './product-page.tsx'
import { shownFamily } from './shown-family.ts'

function shown(
  over: Partial<ShownProduct> = {},
  related = [aProductCard({ name: 'Kalam Refills' })],
  family?: ProductPageData['family'],
) {
  const page = {
    product: aShownProduct(over),
    family,
    reviews: { data: [], nextCursor: null, total: 0, histogram: [] },
    reviewsProblem: undefined,
    related: packCards(related),
    canonical: 'https://likho.example/product/7',
  }
  const Stub = createRoutesStub([{ path: '*', Component: () => <ProductPage {...page} /> }])
  return renderToStaticMarkup(<Stub initialEntries={['/product/7']} />).replaceAll('&amp;', '&')
}

/** As on the server: what is fetched apart is there from the second rendering on. */
beforeAll(async () => {
  shown()
  await import('./product-more.later.tsx')
})

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('[PDP-03] shows picture, name, average rating, price and a quantity that starts at one', () => {
  const html = shown({ averageRating: 4.256, ratingCount: 12 })
  expect(html).toMatch(/<img[^>]*alt="Kalam Gel Pen, Blue, Pack of 10"/)
  expect(html).toMatch(/<h1[^>]*>Kalam Gel Pen, Blue, Pack of 10<\/h1>/)
  expect(html).toContain('4.26 out of 5 stars')
  expect(html).toMatch(/href="#reviews"[^>]*>.*?12(<!-- -->| )+reviews/)
  expect(html).toMatch(/aria-valuemin="1" aria-valuemax="40" aria-valuenow="1"/)
})

test('[CONST-02] prices are in rupees with Indian grouping, before tax and with it', () => {
  const text = words(shown({ price: 123456.5, packSize: 1 }, []))
  expect(text).toContain('₹1,23,456.50 excl. GST')
  expect(text).toContain('₹1,45,679 incl. GST')
  expect(text).not.toMatch(/₹\S+ each/)
})

test.each([
  ['Rohan Traders', 'Sold by Rohan Traders'],
  [null, 'Sold by Likho'],
])('sold by %s it says "%s"', (soldBy, said) => {
  expect(words(shown({ soldBy }, []))).toContain(said)
})

test('a pack says what one piece costs', () => {
  expect(words(shown({ price: 95, packSize: 10 }, []))).toContain('₹95 for a pack of 10, ₹9.50 per piece')
})

test.each([
  [6, 'In stock'],
  [5, 'Only 5 left'],
  [1, 'Only 1 left'],
])('with %i in stock it says "%s"', (stocks, said) => {
  expect(words(shown({ stocks }))).toContain(said)
})

test('[PDP-03] has Add to Cart and Buy Now, which wait until the page is awake', () => {
  const html = shown()
  for (const name of ['Add to Cart', 'Buy Now'])
    expect(html).toMatch(new RegExp(`<button[^>]* disabled[^>]*>.*?${name}`))
})

test('what is out of stock has no quantity, and the way to similar products', () => {
  const html = shown({ stocks: 0 })
  expect(words(html)).toContain('Out of stock')
  expect(html).not.toContain('spinbutton')
  expect(html).toContain('href="#related"')
})

test('[PDP-04] a long description is on the page as a whole and can be unfolded', () => {
  const description = `Ten pens. ${'They write. '.repeat(60)}The end.`
  const html = shown({ description })
  expect(html).toContain(description)
  expect(html).toMatch(/aria-expanded="false"[^>]*>See More/)
  expect(shown({ description: 'Ten pens.' })).not.toContain('See More')
})

test('[PDP-04] weight and sizes are shown with their units', () => {
  const text = words(shown({ weight: 85, height: 2, length: 15, width: 8 }))
  for (const row of ['Weight 85 g', 'Height 2 cm', 'Length 15 cm', 'Width 8 cm']) expect(text).toContain(row)
})

test('can be shared on WhatsApp', () => {
  const text = encodeURIComponent('Kalam Gel Pen, Blue, Pack of 10, ₹113 incl. GST\nhttps://likho.example/product/7')
  expect(shown()).toContain(`href="https://wa.me/?text=${text}"`)
})

test('related products lead to their own pages; without any there is no empty shelf', () => {
  expect(words(shown())).toContain('Similar products Kalam Refills')
  expect(shown({}, [])).not.toContain('Similar products')
})

test('each colour and size is a link to its own page; the current is marked, and what is sold out says so', () => {
  const { _id } = aShownProduct()
  const html = shown({}, [], shownFamily(aFamily(_id), _id))
  const [colours = '', tips = ''] = html.match(/<ul aria-labelledby="option-\d".*?<\/ul>/g) ?? []
  expect(words(colours)).toBe(' Blue Black 0.7 mm, Out of stock ')
  expect(words(tips)).toBe(' 0.5 mm 0.7 mm ')
  expect(colours).toMatch(
    new RegExp(`<a aria-current="true" [^>]*href="/product/${_id}"[^>]*><i style="background:#\\w+"`),
  )
  expect(colours).toContain('href="/product/01930000-0000-7000-8000-000000000002"')
  expect(tips).toContain('href="/product/01930000-0000-7000-8000-000000000003"')
  expect(shown({}, [])).not.toContain('variant-picker')
})

const SHOWN = FIELDS.filter(
  ([, field]) => field.kind === 'attribute' || ('shown' in field && /card|page/.test(field.shown)),
)

test.each(SHOWN.map(([name]) => name as keyof typeof SAMPLES))('what a product says as its %s shows', (name) => {
  const page = (sample: string) => shown(aSampledProduct({ [name]: sample }), [])
  const [one, other] = SAMPLES[name]
  expect(page(one)).not.toBe(page(other))
})
