import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { aProduct } from './builders/product-builder.ts'
import { demoProducts } from './demo/demo-products.ts'
import { DEMO_REVIEWERS, demoReviews } from './demo/demo-reviews.ts'
import { seedDemoActivity } from './seed-demo-activity.ts'
import { seedDemoReviews } from './seed-demo-reviews.ts'

const opened = testDatabase()
const products = demoProducts.map((demo, place) => aProduct({ ...demo, place }))
const productIds = new Map(demoProducts.map(({ slug }, place) => [slug, products[place]?.id ?? '']))

beforeEach(async () => {
  const { db } = opened.database
  const picture = { id: 'a'.repeat(32), width: 9, height: 9 }
  await db.insertInto('images').values(picture).execute()
  await db
    .insertInto('products')
    .values(products.map((product) => ({ ...product, image_id: picture.id })))
    .execute()
})

const query = async (text: string) => (await opened.database.pool.query(text)).rows
const wrongSums = () =>
  query(`select name from products where (rating_sum, rating_count) <>
    (select coalesce(sum(rating), 0), count(*) from reviews where product_id = products.id)`)

test('adds customers and reviews once, however often it is done', async () => {
  const { db } = opened.database
  await seedDemoReviews(db, productIds)
  await seedDemoReviews(db, productIds)
  const [count] = await query('select (select count(*) from users) users, (select count(*) from reviews) reviews')
  expect(count).toEqual({ users: Object.keys(DEMO_REVIEWERS).length, reviews: demoReviews.length })
  expect(await wrongSums()).toEqual([])
  expect(await query(`select from users where role <> 'customer'`)).toEqual([])
})

test('goes on where it was interrupted and leaves the sums right', async () => {
  const { db } = opened.database
  await seedDemoReviews(db, productIds)
  await query('delete from reviews where rating = 5')
  await seedDemoReviews(db, productIds)
  expect(await query('select from reviews')).toHaveLength(demoReviews.length)
  expect(await wrongSums()).toEqual([])
})

test('[HOME-05] what is reviewed most is trending from the first day, and stays as it is when done again', async () => {
  const { db } = opened.database
  await seedDemoReviews(db, productIds)
  await seedDemoActivity(db)
  const first = await query('select * from product_popularity order by popularity desc, product_id')
  await seedDemoActivity(db)
  expect(await query('select * from product_popularity order by popularity desc, product_id')).toEqual(first)
  expect(first).toHaveLength(products.length)
  const [mostPopular] = await query(
    'select rating_count from products join product_popularity on product_id = id order by popularity desc limit 1',
  )
  const [most] = await query('select max(rating_count) as rating_count from products')
  expect(mostPopular).toEqual(most)
  expect(await query('select from product_pairs where product_id = other_id')).toEqual([])
})
