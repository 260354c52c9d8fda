import { z } from 'zod'
import { productCard } from '#contract/catalog/product.ts'
import { endpoint } from '#contract/platform/endpoint.ts'

/** Apart from the other calls of orders: pages that use those have no use for the schema of a product. */
export const buyAgainCall = endpoint('buyAgain', 'GET', '/api/v2/orders/buy-again', {
  who: 'useAccount',
  replica: true,
  summary:
    'What I bought in my last orders and is still sold: each product once, in stock first, then the latest first.',
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(12) }),
  answer: z.object({ data: z.array(productCard) }),
})
