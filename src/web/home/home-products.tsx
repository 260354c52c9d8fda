import { ArrowRight } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import type { ProductCard } from '#contract/catalog/product.ts'
import { ProductGrid, ProductGridSkeleton } from '#web/catalog/product-grid.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = { products: readonly ProductCard[]; problem: string | undefined }

export function HomeProducts({ products, problem }: Props) {
  const { state } = useRevalidator()
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="mb-6 font-semibold text-heading">
        New in the shop
      </h2>
      {problem && state === 'loading' ? (
        <ProductGridSkeleton count={10}>Loading products...</ProductGridSkeleton>
      ) : problem ? (
        <Problem text={problem} />
      ) : products.length === 0 ? (
        <EmptyState title="The shelves are empty">
          <p>There are no products yet. Please look in again soon.</p>
        </EmptyState>
      ) : (
        <>
          <ProductGrid products={products} label="Products" last={<AllProductsCell />} />
          <p className="mt-8 text-center xl:hidden">
            <ButtonLink to="/shop">See all products</ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

/** Fills the last row of the widest grid; narrower ones have the button below. */
function AllProductsCell() {
  return (
    <li className="hidden xl:block">
      <Link
        to="/shop"
        className="flex h-full flex-col justify-end gap-2 rounded-card bg-inkwell p-6 font-semibold text-on-inkwell text-title"
      >
        See all products
        <ArrowRight aria-hidden className="size-8" />
      </Link>
    </li>
  )
}

function Problem({ text }: { text: string }) {
  const { revalidate } = useRevalidator()
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert" className="font-medium text-bad">
        {text}
      </p>
      <Button onClick={revalidate}>Retry</Button>
    </div>
  )
}
