import { failures } from '#contract/platform/failures.ts'
import { MOST_PICTURES } from './gallery.ts'

export const catalogFailures = failures('catalog', {
  unknownProduct: { status: 404, text: 'This product is not in our shop.' },
  changedMeanwhile: {
    status: 409,
    text: 'Somebody else has changed this product since you opened it. Reload to see what it is now.',
  },
  familyRefused: { status: 400, text: 'This product cannot be put into that family.' },
  unknownPicture: { status: 404, text: 'This picture is no longer there. Reload to see the ones that are.' },
  tooManyPictures: { status: 409, text: `A product can have at most ${MOST_PICTURES} pictures. Remove one first.` },
  lastPicture: { status: 409, text: 'A product needs a picture. Add another one first.' },
  unknownSeller: { status: 400, text: 'There is no such seller.' },
  badCursor: { status: 400, text: 'This page of the list does not exist. Please start from the first one.' },
  emptyPriceRange: { status: 400, text: 'The lowest price is above the highest price.' },
})
