import type { AuditAction } from '#contract/audit/audit-actions.ts'
import type { Changes } from '#contract/audit/audit-entry.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { type GalleryPicture, MOST_PICTURES, movePicture } from '#contract/catalog/gallery.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import type {
  addPictureCall,
  changePictureCall,
  removePictureCall,
} from '#contract/catalog/product-pictures.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { storePicture } from '#server/gateways/images/store-picture.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AccountCtx, Ctx } from '#server/platform/http/context.ts'
import { lockProductOf } from './change-products.store.ts'
import { limitPictures } from './limit-pictures.ts'
import { managedById } from './managed-products.store.ts'
import { writePictures } from './product-pictures.store.ts'
import { sellerScope } from './seller-scope.ts'

type Answer = AnswerOf<typeof changePictureCall>
type Pictures = readonly GalleryPicture[]

export async function addPicture(ctx: AccountCtx, input: ParsedInput<typeof addPictureCall>): Promise<Answer> {
  const product = await managedById(ctx.db, input.id, sellerScope(ctx))
  if (!product) throw new Failure(catalogFailures.unknownProduct)
  // Said before a picture is looked at that cannot be taken.
  assertRoom(product.pictures)
  await limitPictures(ctx)
  const image = await storePicture(ctx, 'picture', input.picture)
  const data = await change(ctx, input.id, 'pictureAdded', (pictures) => {
    assertRoom(pictures)
    return [...pictures, { image, alt: input.alt ?? '' }]
  })
  return { message: productTexts.pictureAdded, data }
}

export async function changePicture(
  ctx: Ctx,
  { id, picture, alt, place }: ParsedInput<typeof changePictureCall>,
): Promise<Answer> {
  const data = await change(ctx, id, 'picturesChanged', (pictures) => {
    assertKnown(pictures, picture)
    const told = pictures.map((one) => (one.image.id === picture && alt !== undefined ? { ...one, alt } : one))
    return place === undefined ? told : movePicture(told, picture, place)
  })
  return { message: productTexts.picturesChanged, data }
}

export async function removePicture(ctx: Ctx, { id, picture }: ParsedInput<typeof removePictureCall>): Promise<Answer> {
  const data = await change(ctx, id, 'pictureRemoved', (pictures) => {
    assertKnown(pictures, picture)
    if (pictures.length === 1) throw new Failure(catalogFailures.lastPicture)
    return pictures.filter(({ image }) => image.id !== picture)
  })
  return { message: productTexts.pictureRemoved, data }
}

/** One after the other: whoever changes the pictures of a product works on what the one before left. */
const change = (ctx: Ctx, id: string, action: AuditAction, next: (pictures: Pictures) => Pictures) =>
  ctx.db.transaction().execute(async (tx): Promise<GalleryPicture[]> => {
    const before = await lockedPictures(tx, id, sellerScope(ctx))
    const [first, ...others] = next(before)
    if (!first) throw new Failure(catalogFailures.lastPicture)
    await writePictures(tx, id, [first, ...others])
    const after = [first, ...others]
    await recordChange(tx, ctx.actor, ctx.now, { action, id, changes: changesOf(before, after) })
    return after
  })

async function lockedPictures(tx: Db, id: string, whose: string | undefined): Promise<GalleryPicture[]> {
  if (!(await lockProductOf(tx, id, whose))) throw new Failure(catalogFailures.unknownProduct)
  const product = await managedById(tx, id, whose)
  if (!product) throw new Failure(catalogFailures.unknownProduct)
  return product.pictures
}

function assertRoom(pictures: Pictures): void {
  if (pictures.length >= MOST_PICTURES)
    throw new Failure(catalogFailures.tooManyPictures, { values: { most: MOST_PICTURES } })
}

function assertKnown(pictures: Pictures, id: string): void {
  if (!pictures.some(({ image }) => image.id === id)) throw new Failure(catalogFailures.unknownPicture)
}

/** For the history: of pictures there is to tell how many there are, that the first is another, and their words. */
function changesOf(before: Pictures, after: Pictures): Changes {
  const wordsOf = (pictures: Pictures) => pictures.map(({ alt }) => alt || '–').join(' / ')
  return {
    ...(before.length !== after.length && { pictures: [before.length, after.length] }),
    ...(before[0]?.image.id !== after[0]?.image.id && {
      picture: [before[0]?.image.id ?? '', after[0]?.image.id ?? ''],
    }),
    ...(wordsOf(before) !== wordsOf(after) && { pictureTexts: [wordsOf(before), wordsOf(after)] }),
  }
}
