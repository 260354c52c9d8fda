import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { familyTag, productTag } from './cache-tags.ts'
import { catalogFailures } from './catalog.failures.ts'
import { productId } from './product.ts'
import { productFamily } from './product-family.ts'

export const getFamilyCall = endpoint('getFamily', 'GET', '/api/v1/product/family/:id', {
  who: 'anyone',
  keep: true,
  summary: 'The colours, sizes and so on that a product comes in, each a product of its own; null when there are none.',
  input: z.object({ id: productId }),
  answer: z.object({ data: productFamily.nullable() }),
  tags: ({ data }, { id }) => [productTag(id), ...(data ? [familyTag(data._id)] : [])],
  failures: [catalogFailures.unknownProduct],
})

export const MOST_FAMILIES = 200

export const listFamiliesCall = endpoint('listFamilies', 'GET', '/api/v1/product/families', {
  who: 'manageOwnProducts',
  summary: `The families that a product of mine can be put into, by name, ${MOST_FAMILIES} at most: those of its seller.`,
  input: z.object({ productId: productId.optional() }),
  answer: z.object({ data: z.array(z.object({ name: z.string(), options: z.array(z.string()) })) }),
  failures: [catalogFailures.unknownProduct],
})
