import type { ProductCard as Card } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { ProductCard } from '#web/catalog/product-card.tsx'
import { ProductShelf } from '#web/catalog/product-shelf.tsx'

/** What somebody bought before, one tap away from the cart. */
export function BuyAgainShelf({ products }: { products: readonly Card[] }) {
  return (
    <ProductShelf name="buy-again" title={t('Buy again')} products={products}>
      {(product) => (
        <div className="h-full w-44 sm:w-56 [&>article]:h-full">
          <ProductCard product={product} />
        </div>
      )}
    </ProductShelf>
  )
}
