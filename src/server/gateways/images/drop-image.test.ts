import { expect, test } from 'vitest'
import { imageFileName } from '#contract/images/image.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import type { JobCtx } from '#server/platform/jobs/define-job.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { dropImageJob } from './drop-image.ts'
import { keepImage } from './keep-image.ts'
import { storeImage } from './store-image.ts'

const opened = testDatabase()
const db = () => opened.database.db
const media = memoryMediaStore()
const kept = async () => (await db().selectFrom('images').select('id').execute()).map(({ id }) => id)

async function aKeptImage() {
  const image = await storeImage(media, await aPicture(), 'a salt')
  await keepImage(db(), image, new Date())
  return { image, isStored: () => media.has(imageFileName(image.id, 160, 'webp')) }
}
const drop = (image: Parameters<typeof dropImageJob.run>[1], store = media) =>
  dropImageJob.run({ db: db(), gateways: { media: store } } as JobCtx, image)

test('a picture that nothing shows goes with its files', async () => {
  const { image, isStored } = await aKeptImage()
  expect([await kept(), await isStored()]).toEqual([[image.id], true])
  await drop(image)
  expect([await kept(), await isStored()]).toEqual([[], false])
})

test('a picture that something still shows stays', async () => {
  const { image, isStored } = await aKeptImage()
  await insertProduct(db(), aProduct(), image)
  await drop(image)
  expect([await kept(), await isStored()]).toEqual([[image.id], true])
})

test('a store that does not answer is asked again, until the files are gone', async () => {
  const { image, isStored } = await aKeptImage()
  const away = { ...media, remove: () => Promise.reject(new Error('no answer')) }
  await expect(drop(image, away)).rejects.toThrow('no answer')
  await drop(image)
  expect([await kept(), await isStored()]).toEqual([[], false])
})

test('what is kept is looked at again when told', async () => {
  const { image } = await aKeptImage()
  expect(await db().selectFrom('jobs').select(['name', 'data']).execute()).toEqual([
    { name: 'drop-image', data: image },
  ])
})
