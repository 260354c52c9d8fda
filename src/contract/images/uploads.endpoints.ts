import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from './image-limits.ts'
import { imageFailures } from './images.failures.ts'

/** What a form sends instead of the file `avatar` that lies in the store already: `uploaded.avatar`, its reference. */
export const UPLOADED = 'uploaded.'

/** Where one file may be put, by one PUT of exactly this type and size, and what to call it in the form afterwards. */
const signedUpload = z.object({ url: z.string(), type: z.string(), reference: z.string() })

export const signUploadCall = endpoint('signUpload', 'POST', '/api/v1/users/uploads', {
  who: 'useAccount',
  summary:
    'Signs an address of the picture store to which a browser may put one picture for a form. Null where forms bring their pictures along.',
  input: z.object({ type: z.enum(IMAGE_TYPES), size: z.int().min(1).max(MAX_IMAGE_BYTES) }),
  answer: z.object({ data: signedUpload.nullable() }),
  failures: [imageFailures.tooManyUploads, imageFailures.storeUnavailable],
})
