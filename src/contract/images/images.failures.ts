import { groupDigits } from '#contract/platform/indian-digits.ts'
import { failures } from '../platform/failures.ts'
import { MAX_IMAGE_MB, MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_RATIO, MAX_IMAGE_SIDE, NOT_A_PICTURE } from './image-limits.ts'

export const imageFailures = failures('images', {
  missing: { status: 400, text: 'Please choose a picture.' },
  tooLarge: {
    status: 413,
    text: 'This picture is over {max} MB. Choose a smaller one.',
    values: { max: MAX_IMAGE_MB },
  },
  unsupportedType: { status: 415, text: NOT_A_PICTURE },
  tooManyPixels: {
    status: 422,
    text: 'This picture is too big. The limit is {megapixels} megapixels and {side} pixels a side.',
    values: { megapixels: MAX_IMAGE_MEGAPIXELS, side: groupDigits(MAX_IMAGE_SIDE) },
  },
  tooNarrow: {
    status: 422,
    text: 'This picture is too narrow. Crop it so that no side is more than {times} times the other.',
    values: { times: MAX_IMAGE_RATIO },
  },
  animated: { status: 422, text: 'We can’t use animated pictures. Choose a still one.' },
  unreadable: { status: 422, text: 'We couldn’t read this picture. It may be damaged. Choose another.' },
  tooManyUploads: { status: 429, text: 'That’s a lot of pictures at once. Try again in {wait}.' },
  uploadLost: { status: 409, text: 'The picture didn’t arrive. Please send it again.' },
  storeFull: {
    status: 507,
    text: 'We can’t save new pictures right now. Nothing was changed. Please try again later.',
  },
  storeUnavailable: { status: 503, text: 'Pictures aren’t available right now. Please try again in a few minutes.' },
})

/** Refusals that are a matter of the picture's field. */
export const pictureFailures = [
  imageFailures.tooLarge,
  imageFailures.unsupportedType,
  imageFailures.tooManyPixels,
  imageFailures.tooNarrow,
  imageFailures.animated,
  imageFailures.unreadable,
  imageFailures.tooManyUploads,
]

/** All refusals of a form that brings a picture. */
export const pictureFormFailures = Object.values(imageFailures)
