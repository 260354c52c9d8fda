import type { MetaDescriptor } from 'react-router'
import { altOf } from '#contract/catalog/gallery.ts'
import { withTaxText } from '#contract/catalog/price-texts.ts'
import { imageUrlFor } from '#contract/images/image.ts'
import { t } from '#contract/platform/t.ts'
import { breadcrumbData } from '#web/catalog/breadcrumbs.tsx'
import { pageMeta, spokenAddress } from '#web/kit/page-meta.ts'
import type { ProductPageData } from './load-product-page.ts'
import { productCrumbs } from './product-crumbs.ts'
import { productJsonLd } from './product-json-ld.ts'

const SHARED_PIXELS = 800
const LONGEST_DESCRIPTION = 160

type Shown = Pick<ProductPageData, 'product' | 'canonical'> & Partial<Pick<ProductPageData, 'family'>>

/** What search engines and messengers are told of a product. */
export function productMeta({ product, family, canonical }: Shown): MetaDescriptor[] {
  const { name, price, description } = product
  const pictures = product.pictures.map(({ image }) => new URL(imageUrlFor(image, SHARED_PIXELS), canonical).href)
  return [
    ...pageMeta({
      title: name,
      description: shortened(t('{price}. {description}', { price: withTaxText(price), description })),
      canonical,
      image: pictures[0],
    }),
    { property: 'og:image:alt', content: altOf(name, product.pictures, 0) },
    { property: 'product:price:amount', content: String(price) },
    { property: 'product:price:currency', content: 'INR' },
    { 'script:ld+json': productJsonLd(product, { canonical: spokenAddress(canonical), pictures }, family) },
    breadcrumbData(productCrumbs(product), new URL(canonical).origin),
  ]
}

/** Cut between words, as search engines would. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  const cut = text.slice(0, LONGEST_DESCRIPTION)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
