import { imageFailures } from './images.failures.ts'

/** Why an uploaded picture may be refused; a matter of its field. */
export const pictureFailures = [
  imageFailures.tooLarge,
  imageFailures.unsupportedType,
  imageFailures.tooManyPixels,
  imageFailures.tooNarrow,
  imageFailures.animated,
  imageFailures.unreadable,
  imageFailures.tooManyUploads,
]
