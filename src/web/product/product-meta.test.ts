import { expect, test } from 'vitest'
import { aFamily, aShownProduct } from '#tests/support/product-cards.ts'
import { productJsonLd } from './product-json-ld.ts'
import { productMeta } from './product-meta.ts'
import { shownFamily } from './shown-family.ts'

const canonical = 'https://likho.example/product/7'
const picture = `https://likho.example/media/${'0'.repeat(32)}-800.webp`
const addresses = { canonical, pictures: [picture] }

test('[PDP-07] search engines and messengers learn name, picture and the one address of a product', () => {
  const meta = productMeta({ product: aShownProduct(), canonical })
  expect(meta).toContainEqual({ title: 'Kalam Gel Pen, Blue, Pack of 10 · Likho' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical })
  expect(meta).toContainEqual({ property: 'og:image', content: picture })
  expect(meta).toContainEqual({
    name: 'description',
    content: '₹113 incl. GST. Ten pens that start at the first stroke.',
  })
})

test('a long description is cut between words', () => {
  const meta = productMeta({ product: aShownProduct({ description: 'word '.repeat(100) }), canonical })
  const { content } = meta.find((one) => 'name' in one && one.name === 'description') as { content: string }
  expect(content.length).toBeLessThanOrEqual(162)
  expect(content).toMatch(/word …$/)
})

test('the structured data says what it costs, before tax, and whether it can be had', () => {
  const { offers, sku, image } = productJsonLd(aShownProduct(), addresses)
  expect({ sku, image }).toEqual({ sku: aShownProduct()._id, image: [picture] })
  expect(offers).toMatchObject({
    url: canonical,
    price: 95,
    priceCurrency: 'INR',
    priceSpecification: { valueAddedTaxIncluded: false },
    availability: 'https://schema.org/InStock',
  })
  expect(productJsonLd(aShownProduct({ stocks: 0 }), addresses).offers.availability).toBe(
    'https://schema.org/OutOfStock',
  )
})

test('the structured data rates a product only once somebody has', () => {
  expect(productJsonLd(aShownProduct(), addresses)).not.toHaveProperty('aggregateRating')
  const rated = aShownProduct({ averageRating: 4.33, ratingCount: 12 })
  expect(productJsonLd(rated, addresses)).toMatchObject({ aggregateRating: { ratingValue: 4.33, reviewCount: 12 } })
})

test('the structured data links the variants of an article', () => {
  const product = aShownProduct()
  const family = shownFamily(aFamily(product._id), product._id)
  expect(productJsonLd(product, addresses, family)).toMatchObject({
    '@type': 'Product',
    color: 'Blue',
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: aFamily('')._id,
      name: 'Kalam Gel Pen',
      variesBy: ['https://schema.org/color'],
      hasVariant: ['2', '3'].map((end) => ({
        url: `https://likho.example/product/01930000-0000-7000-8000-00000000000${end}`,
      })),
    },
  })
  expect(productJsonLd(product, addresses)).not.toHaveProperty('isVariantOf')
})
