import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { familyTag, listTag, productTag, stockTag } from '#contract/catalog/cache-tags.ts'
import { aCustomer, insertCustomers } from '#db/seed/builders/customer-builder.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { testDatabase } from '#tests/support/test-database.ts'

const opened = testDatabase()
const pen = aProduct({ name: 'Blue Gel Pen', category: 'Writing', stock: 40 })
const image = { id: 'a'.repeat(32), width: 10, height: 10 }
const notices: (string | undefined)[] = []
const [shown, counted] = [productTag(pen.id), stockTag(pen.id)]
const lists = (...categories: string[]) => [listTag(), ...categories.map(listTag)].sort()

beforeAll(() => opened.database.listen('catalogue', (payload) => notices.push(payload)))
beforeEach(async () => {
  await noticesOf((db) => insertProduct(db, pen, image))
})

/** What is said for this work: a notice of our own marks its end. */
async function noticesOf(work: (db: Db) => Promise<unknown>): Promise<unknown[]> {
  const { db } = opened.database
  await work(db)
  await sql`select pg_notify('catalogue', 'end')`.execute(db)
  await vi.waitUntil(() => notices.includes('end'))
  // The tables were emptied without naming anything.
  const said = notices.splice(0).filter((one): one is string => one !== undefined && !['', 'end'].includes(one))
  return said.map((one) => {
    const { hard = [], soft = [], ...rest } = JSON.parse(one)
    return { hard: hard.sort(), soft: soft.sort(), ...rest }
  })
}
const set = (values: object) => (db: Db) => db.updateTable('products').set(values).where('id', '=', pen.id).execute()

test.each([
  ['a sale out of many', { stock: 12 }, { hard: [counted], soft: [] }],
  ['a sale down to a few', { stock: 5 }, { hard: [counted], soft: [shown] }],
  ['the last one sold', { stock: 0 }, { hard: [counted], soft: [shown, ...lists('Writing')].sort() }],
  ['a new text', { name: 'Blue Ball Pen' }, { hard: [], soft: [shown, ...lists('Writing')].sort() }],
  ['a new pack size', { pack_size: 3 }, { hard: [], soft: [shown] }],
  ['a new price', { price_paise: 9_900 }, { hard: [shown], soft: lists('Writing') }],
  ['another category', { category: 'Paper' }, { hard: [], soft: [shown, ...lists('Paper', 'Writing')].sort() }],
  ['no longer on sale', { on_sale: false }, { hard: [shown], soft: lists('Writing') }],
] as const)('%s names what it touches, in one notice', async (_, values, expected) => {
  expect(await noticesOf(set(values))).toEqual([expected])
})

test('a name in Hindi changes the page and the lists', async () => {
  const said = await noticesOf(set({ name_hi: 'नीला जेल पेन' }))
  expect(said).toEqual([{ hard: [], soft: [shown, ...lists('Writing')].sort() }])
})

test('a column that products get later changes the page and the lists, unless it is named as unseen', async () => {
  const column = (change: string) => sql.raw(`alter table all_products ${change}`).execute(opened.database.db)
  await column("add column made_in text not null default 'IN'")
  try {
    const said = await noticesOf((db) => sql`update all_products set made_in = 'DE' where id = ${pen.id}`.execute(db))
    expect(said).toEqual([{ hard: [], soft: [shown, ...lists('Writing')].sort() }])
  } finally {
    await column('drop column made_in')
  }
})

test('a change that nobody sees says nothing', async () => {
  expect(await noticesOf((db) => db.updateTable('products').set({ version: 7 }).execute())).toEqual([])
})

test('a sale of several products is one notice', async () => {
  const pad = aProduct({ name: 'Pad', category: 'Paper', stock: 9 })
  await noticesOf((db) => insertProduct(db, pad, image))
  const said = await noticesOf((db) => db.updateTable('products').set({ stock: 7 }).execute())
  expect(said).toEqual([{ hard: [counted, stockTag(pad.id)].sort(), soft: [] }])
})

test('the last of a family member, and who is in the family, changes the pages of its siblings', async () => {
  const [first, second] = [newId(), newId()]
  const home = (id: string) => ({ id, name: `Family ${id}`, seller_id: null, options: ['Colour'] })
  const place = { product_id: pen.id, family_id: first, option_values: '{"Colour":"Blue"}' }
  const joined = await noticesOf(async (db) => {
    await db
      .insertInto('product_families')
      .values([home(first), home(second)])
      .execute()
    await db.insertInto('product_variants').values(place).execute()
  })
  expect(joined).toEqual([{ hard: [], soft: [familyTag(first), shown].sort() }])
  expect(await noticesOf(set({ stock: 12 })), 'some are left').toEqual([{ hard: [counted], soft: [] }])
  const soldOut = [familyTag(first), shown, ...lists('Writing')].sort()
  expect(await noticesOf(set({ stock: 0 }))).toEqual([{ hard: [counted], soft: soldOut }])
  const offSale = [familyTag(first), ...lists('Writing')].sort()
  expect(await noticesOf(set({ on_sale: false }))).toEqual([{ hard: [shown], soft: offSale }])
  const moved = (db: Db) => db.updateTable('product_variants').set({ family_id: second }).execute()
  expect(await noticesOf(moved)).toEqual([{ hard: [], soft: [familyTag(first), familyTag(second), shown].sort() }])
  const left = (db: Db) => db.deleteFrom('product_variants').execute()
  expect(await noticesOf(left)).toEqual([{ hard: [], soft: [familyTag(second), shown].sort() }])
})

test('a product that comes or goes changes its lists', async () => {
  const pad = aProduct({ name: 'Pad', category: 'Paper' })
  expect(await noticesOf((db) => insertProduct(db, pad, image))).toEqual([{ hard: [], soft: lists('Paper') }])
  const gone = (db: Db) => db.deleteFrom('products').where('id', '=', pad.id).execute()
  expect(await noticesOf(gone)).toEqual([{ hard: [productTag(pad.id)], soft: lists('Paper') }])
})

test('a picture more, one told otherwise or one less changes the page of its product alone', async () => {
  const picture = { product_id: pen.id, place: 1, image_id: image.id }
  const works: ((db: Db) => Promise<unknown>)[] = [
    (db) => db.insertInto('product_pictures').values(picture).execute(),
    (db) => db.updateTable('product_pictures').set({ alt: 'The nib' }).execute(),
    (db) => db.deleteFrom('product_pictures').execute(),
  ]
  for (const work of works) expect(await noticesOf(work)).toEqual([{ hard: [], soft: [shown] }])
})

test('more than a notice can name means everything', async () => {
  const many = sql`
    insert into all_products (id, name, category, price_paise, description, stock, image_id)
    select gen_random_uuid(), 'Pen ' || n, 'Writing', 100, 'x', 9, ${image.id} from generate_series(1, 301) as n`
  await noticesOf((db) => many.execute(db))
  const said = await noticesOf((db) => db.updateTable('products').set({ stock: 8 }).execute())
  expect(said).toEqual([{ hard: [], soft: [], everything: true }])
})

test('a seller who takes another name changes the pages of what they sell', async () => {
  const seller = aCustomer()
  await noticesOf(async (db) => {
    await insertCustomers(db, [seller])
    await set({ seller_id: seller.id })(db)
  })
  const rename = (db: Db) =>
    db.updateTable('users').set({ full_name: 'Rohan & Sons' }).where('id', '=', seller.id).execute()
  expect(await noticesOf(rename)).toEqual([{ hard: [], soft: [shown] }])
})

test('[PDP-06] a reviewer who takes another name or leaves changes the pages of what they reviewed', async () => {
  const [asha, ravi] = [aCustomer({ fullName: 'Asha Rao' }), aCustomer({ fullName: 'Ravi Pillai' })]
  const review = { id: newId(), product_id: pen.id, user_id: asha.id, rating: 5, message: 'Writes well' }
  await noticesOf(async (db) => {
    await insertCustomers(db, [asha, ravi])
    await db.insertInto('reviews').values(review).execute()
  })
  const named = (name: string) => (db: Db) => db.updateTable('users').set({ full_name: name }).execute()
  expect(await noticesOf(named('Asha V. Rao'))).toEqual([{ hard: [], soft: [shown] }])
  expect(await noticesOf((db) => db.updateTable('users').set({ password_hash: 'x' }).execute())).toEqual([])
  expect(await noticesOf((db) => db.deleteFrom('users').execute())).toEqual([{ hard: [], soft: [shown] }])
})
