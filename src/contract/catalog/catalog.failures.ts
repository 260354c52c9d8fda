import { failures } from '#contract/platform/failures.ts'

export const catalogFailures = failures('catalog', {
  unknownProduct: { status: 404, text: 'This product is not in our shop.' },
  badCursor: { status: 400, text: 'This page of the list does not exist. Please start from the first one.' },
  emptyPriceRange: { status: 400, text: 'The lowest price is above the highest price.' },
})
