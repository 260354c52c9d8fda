import { groupDigits } from '#contract/platform/indian-digits.ts'
import { failures } from '../platform/failures.ts'
import { MAX_IMAGE_MB, MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_RATIO, MAX_IMAGE_SIDE, NOT_A_PICTURE } from './image-limits.ts'

export const imageFailures = failures('images', {
  missing: { status: 400, text: 'Please choose a picture.' },
  tooLarge: { status: 413, text: `This picture is larger than ${MAX_IMAGE_MB} MB. Please choose a smaller one.` },
  unsupportedType: { status: 415, text: NOT_A_PICTURE },
  tooManyPixels: {
    status: 422,
    text: `This picture has too many pixels. The most is ${MAX_IMAGE_MEGAPIXELS} megapixels and ${groupDigits(MAX_IMAGE_SIDE)} pixels a side.`,
  },
  tooNarrow: {
    status: 422,
    text: `This picture is too long and narrow. One side can be at most ${MAX_IMAGE_RATIO} times the other. Please crop it.`,
  },
  animated: { status: 422, text: 'Moving pictures cannot be used. Please choose a still one.' },
  unreadable: { status: 422, text: 'This picture is damaged and cannot be read. Please choose another one.' },
  tooManyUploads: { status: 429, text: 'That was many pictures in a short time. Please wait {wait} and try again.' },
  storeFull: {
    status: 507,
    text: 'There is no room for new pictures right now. Nothing was changed. Please try again later.',
  },
  storeUnavailable: { status: 503, text: 'Pictures cannot be reached right now. Please try again in a few minutes.' },
})
