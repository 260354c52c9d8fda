import type { Product } from '#contract/catalog/product.ts'
import { spokenAddress } from '#web/kit/page-meta.ts'
import { productPath } from '#web/kit/paths.ts'
import type { ShownFamily } from './shown-family.ts'

type Addresses = { canonical: string; pictures: readonly string[] }

/** The product in schema.org's words. Prices are before tax, and say so. */
export function productJsonLd(product: Product, { canonical, pictures }: Addresses, family?: ShownFamily) {
  const { _id, name, description, price, stocks, averageRating, ratingCount } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    image: pictures,
    description,
    sku: _id,
    offers: {
      '@type': 'Offer',
      url: canonical,
      price,
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'INR',
        valueAddedTaxIncluded: false,
      },
      availability: `https://schema.org/${stocks > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating,
        reviewCount: ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(family && variantOf(family, canonical)),
  }
}

/** Which article it is one of, and what it is among those. */
function variantOf({ _id, name, rows }: ShownFamily, canonical: string) {
  const known = rows.flatMap(({ property, choices }) => (property ? [{ property, choices }] : []))
  const choices = rows.flatMap((row) => row.choices)
  const others = new Set(choices.flatMap((choice) => (choice.isCurrent ? [] : choice._id)))
  const own = known.map((row) => [row.property, row.choices.find(({ isCurrent }) => isCurrent)?.value])
  return {
    ...Object.fromEntries(own),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: _id,
      name,
      variesBy: [...new Set(known.map(({ property }) => `https://schema.org/${property}`))],
      hasVariant: [...others].map((id) => ({
        '@type': 'Product',
        url: spokenAddress(new URL(productPath(id), canonical).href),
      })),
    },
  }
}
