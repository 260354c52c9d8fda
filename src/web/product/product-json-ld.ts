import type { Product } from '#contract/catalog/product.ts'

type Addresses = { canonical: string; pictures: readonly string[] }

/** The product in schema.org's words. Prices are before tax, and say so. */
export function productJsonLd(product: Product, { canonical, pictures }: Addresses) {
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
  }
}
