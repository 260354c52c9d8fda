import { failures } from '#contract/platform/failures.ts'
import { BAD_CURSOR } from '#contract/platform/platform.failures.ts'

export const catalogFailures = failures('catalog', {
  unknownProduct: { status: 404, text: 'We couldn’t find this product.' },
  changedMeanwhile: {
    status: 409,
    text: 'Someone else changed this product while you had it open. Reload to see the latest version.',
  },
  familyRefused: { status: 400, text: 'This product can’t be added to that family.' },
  unknownPicture: { status: 404, text: 'This picture has been removed. Reload to see the latest ones.' },
  tooManyPictures: { status: 409, text: 'A product can have up to {most} pictures. Remove one first.' },
  lastPicture: { status: 409, text: 'A product needs at least one picture. Add another one first.' },
  unknownSeller: { status: 400, text: 'We couldn’t find this seller.' },
  badCursor: BAD_CURSOR,
  emptyPriceRange: { status: 400, text: 'The minimum price is higher than the maximum price.' },
})
