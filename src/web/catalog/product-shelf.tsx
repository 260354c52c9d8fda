import type { ReactNode } from 'react'
import type { ProductCard as Card } from '#contract/catalog/product.ts'

type Props = {
  /** Also the id of its heading. */
  name: string
  title: string
  products: readonly Card[]
  children: (product: Card) => ReactNode
}

/** Products in one row under a heading of their own; none, no heading. */
export function ProductShelf({ name, title, products, children }: Props) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={name} className="min-w-0 pt-12 lg:pt-16">
      <h2 id={name} className="mb-4 font-semibold text-title">
        {title}
      </h2>
      <ul aria-labelledby={name} className="shelf snap-x scroll-px-4 sm:scroll-px-0">
        {products.map((product) => (
          <li key={product._id} className="shrink-0 snap-start">
            {children(product)}
          </li>
        ))}
      </ul>
    </section>
  )
}
