import { z } from 'zod'
import { attributes } from '#contract/catalog/attributes.ts'
import { productCategory, productName } from '#contract/catalog/product-inputs.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { streamAnswer } from '#contract/platform/stream-answer.ts'
import { writerFailures } from './writer.failures.ts'

/** What a description is written from. */
const describedProduct = z.object({
  name: productName,
  category: productCategory.optional(),
  attributes: attributes.optional(),
})
export type DescribedProduct = z.output<typeof describedProduct>

export const describeCall = endpoint('describe', 'POST', '/api/v1/product/describe', {
  who: 'manageOwnProducts',
  stream: 'text/plain',
  summary: 'Writes a description from the name, category and attributes. It comes sentence by sentence.',
  input: describedProduct,
  answer: streamAnswer,
  failures: Object.values(writerFailures),
})
