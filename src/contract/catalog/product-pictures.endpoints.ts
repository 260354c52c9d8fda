import { z } from 'zod'
import { pictureFormFailures } from '#contract/images/images.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { errorMessage } from '#contract/platform/t.ts'
import { catalogFailures } from './catalog.failures.ts'
import { MOST_PICTURES } from './gallery.ts'
import { productId } from './product.ts'
import { productPicture } from './product-inputs.ts'
import { gallery, pictureAlt } from './product-pictures.ts'

const PICTURES = '/api/v2/admin/products/:id/pictures'
const ONE = `${PICTURES}/:picture` as const

const who = 'manageOwnProducts'
const id = productId
/** By its image: places change. */
const picture = z.string().regex(/^[0-9a-f]{32}$/, errorMessage(catalogFailures.unknownPicture.text))
/** All of the product's pictures as they are now. */
const answer = z.object({ message: z.string(), data: gallery })
const { unknownProduct, unknownPicture } = catalogFailures

export const addPictureCall = endpoint('addPicture', 'POST', PICTURES, {
  who,
  form: true,
  status: 201,
  summary: `Adds a picture behind those that a product has, which can be ${MOST_PICTURES}.`,
  input: z.object({ id, picture: productPicture, alt: pictureAlt.optional() }),
  answer,
  failures: [unknownProduct, catalogFailures.tooManyPictures, ...pictureFormFailures],
})

export const changePictureCall = endpoint('changePicture', 'POST', ONE, {
  who,
  summary:
    'Says in other words what a picture of a product shows, or gives it another place. The first is ProductImage.',
  input: z.object({
    id,
    picture,
    alt: pictureAlt.optional(),
    place: z.coerce.number().int().min(1).max(MOST_PICTURES).optional(),
  }),
  answer,
  failures: [unknownProduct, unknownPicture],
})

export const removePictureCall = endpoint('removePicture', 'DELETE', ONE, {
  who,
  summary: 'Takes a picture away from a product. Its last one stays.',
  input: z.object({ id, picture }),
  answer,
  failures: [unknownProduct, unknownPicture, catalogFailures.lastPicture],
})
