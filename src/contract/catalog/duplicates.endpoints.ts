import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { catalogFailures } from './catalog.failures.ts'
import { LONGEST_NAME, LONGEST_SKU } from './product.texts.ts'
import { productId } from './product.ts'

const duplicate = z.object({ _id: productId, name: z.string(), same: z.enum(['name', 'sku', 'barcode']) })
export type Duplicate = z.output<typeof duplicate>

export const findDuplicatesCall = endpoint('findDuplicates', 'GET', '/api/v2/admin/products/duplicates', {
  who: 'manageOwnProducts',
  summary: 'Products of the same owner with nearly the same name, or the same SKU or barcode.',
  input: z.object({
    /** The product that is being changed, which is no duplicate of itself. */
    productId: productId.optional(),
    name: z
      .string()
      .trim()
      .max(LONGEST_NAME * 2)
      .optional(),
    sku: z.string().trim().max(LONGEST_SKU).optional(),
    barcode: z.string().trim().max(20).optional(),
  }),
  answer: z.object({ data: z.array(duplicate) }),
  failures: [catalogFailures.unknownProduct],
})
