import { beforeEach, expect, test } from 'vitest'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { GalleryPicture } from '#contract/catalog/gallery.ts'
import type { ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { importTable } from '#tests/support/csv-uploads.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { addedBy, MANAGE, sendForm, UPDATE } from '#tests/support/product-forms.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let seller: Shopper
let pen: ManagedProduct
beforeEach(async () => {
  seller = await aShopper(shop, { fullName: 'Meera Stationers', role: 'seller', approved: true })
  pen = await addedBy(shop, seller)
})

const pathOf = (picture?: string) => `/api/v2/admin/products/${pen._id}/pictures${picture ? `/${picture}` : ''}`
const upload = async (alt: string, who = seller) =>
  sendForm(shop, who, pathOf(), { picture: new Blob([new Uint8Array(await aPicture())]), alt })
/** As it is now: that kept answers hear of a change is for catalogue-notices.test.ts. */
async function shown() {
  shop.app.pageCache.change('everything')
  return (await shop.call('GET', `/api/v1/product/getProduct/${pen._id}`)).body.data
}
const wordsOf = (pictures: GalleryPicture[]) => pictures.map(({ alt }) => alt)
const idOf = (pictures: GalleryPicture[], alt: string) => pictures.find((one) => one.alt === alt)?.image.id ?? ''

/** The pen with three pictures: its own, a nib and a line. */
async function threePictures(): Promise<GalleryPicture[]> {
  await upload('The nib')
  return (await upload('  A written   line ')).body.data
}

test('[ENT-01] a product has one picture at first, which is its ProductImage', async () => {
  const { pictures, image, ProductImage } = await shown()
  expect(pictures).toEqual([{ image, alt: '' }])
  expect(ProductImage).toContain(image.id)
})

test('pictures are added behind the first, moved, told and taken away; the first is ProductImage', async () => {
  const three = await threePictures()
  expect(wordsOf(three)).toEqual(['', 'The nib', 'A written line'])
  expect((await shown()).pictures).toEqual(three)
  expect((await seller.get(`${MANAGE}/${pen._id}`)).body.data.pictures).toEqual(three)

  const line = idOf(three, 'A written line')
  const moved = (await seller.call('POST', pathOf(line), { place: 1 })).body.data
  expect(wordsOf(moved)).toEqual(['A written line', '', 'The nib'])
  expect(await shown()).toMatchObject({ image: { id: line }, ProductImage: expect.stringContaining(line) })

  await seller.call('POST', pathOf(line), { alt: 'Blue ink' })
  expect(wordsOf((await shown()).pictures)).toEqual(['Blue ink', '', 'The nib'])

  const left = (await seller.call('DELETE', pathOf(line))).body.data
  expect(wordsOf(left)).toEqual(['', 'The nib'])
  expect((await shown()).image.id).toBe(left[0].image.id)
  const actions = (await seller.get(`/api/v2/admin/history/product/${pen._id}`)).body.data.map(
    (entry: { action: string }) => entry.action,
  )
  expect(actions).toEqual([
    'Picture removed',
    ...['Pictures changed', 'Pictures changed', 'Picture added', 'Picture added', 'Product added'],
  ])
})

test('another ProductImage takes the place of the first, without its words', async () => {
  const three = await threePictures()
  await seller.call('POST', pathOf(three[0]?.image.id), { alt: 'The old pen' })
  await sendForm(shop, seller, `${UPDATE}/${pen._id}`, {
    productImage: new Blob([new Uint8Array(await aPicture())]),
  })
  const { pictures, image } = await shown()
  expect(wordsOf(pictures)).toEqual(['', 'The nib', 'A written line'])
  expect(pictures[0].image).toEqual(image)
  expect(image.id).not.toBe(three[0]?.image.id)
})

test('a picture that becomes ProductImage by a table is not shown twice', async () => {
  const three = await threePictures()
  const nib = idOf(three, 'The nib')
  const other = await addedBy(shop, seller, { name: 'Another pen' })
  await shop.db.updateTable('all_products').set({ image_id: nib }).where('id', '=', other._id).execute()
  await importTable(shop, seller, `_id,ProductImage\n${pen._id},/media/${nib}-480.webp\n`)
  const { pictures } = await shown()
  expect(pictures.map(({ image }: GalleryPicture) => image.id)).toEqual([nib, idOf(three, 'A written line')])
})

test('eight are the most, and one is the least', async () => {
  const { image } = (await shown()).pictures[0]
  const { body: alone } = await seller.call('DELETE', pathOf(image.id))
  expect(alone.code).toBe(catalogFailures.lastPicture.code)
  const rows = Array.from({ length: 8 }, (_, index) => ({ product_id: pen._id, place: index + 1, image_id: image.id }))
  await shop.db.insertInto('product_pictures').values(rows).execute()
  const { status, body } = await upload('One too many')
  expect([status, body.code]).toEqual([409, catalogFailures.tooManyPictures.code])
})

test('[ROLE-03] what is no picture, too many words, and what is of somebody else', async () => {
  const text = await sendForm(shop, seller, pathOf(), { picture: new Blob(['not a picture']) })
  expect([text.status, text.body.fields]).toEqual([415, { picture: imageFailures.unsupportedType.text }])
  expect((await upload('x'.repeat(201))).body.fields).toHaveProperty('alt')

  const [{ image }] = (await shown()).pictures
  const unknown = await seller.call('POST', pathOf('0'.repeat(32)), { alt: 'x' })
  expect(unknown.body.code).toBe(catalogFailures.unknownPicture.code)
  const other = await aShopper(shop, { role: 'seller', approved: true })
  const asked = [
    await upload('Mine now', other),
    await other.call('POST', pathOf(image.id), { alt: 'Mine now' }),
    await other.call('DELETE', pathOf(image.id)),
  ]
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(wordsOf((await shown()).pictures)).toEqual([''])
})
