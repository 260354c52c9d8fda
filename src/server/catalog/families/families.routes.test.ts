import { beforeEach, describe, expect, test } from 'vitest'
import { productFamilyTexts } from '#contract/catalog/product-family.texts.ts'
import type { ProductFamily } from '#contract/catalog/product-family.ts'
import { EXPORT, importTable } from '#tests/support/csv-uploads.ts'
import { DELETE, MANAGE, sendForm, UPDATE } from '#tests/support/product-forms.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let admin: Shopper
let seller: Shopper
let other: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  other = await aShopper(shop, { fullName: 'Ravi Pens', role: 'seller', approved: true })
})

/** A product of somebody, or of the shop itself. */
async function aPen(name: string, owner?: Shopper): Promise<string> {
  const { id } = await putOnSale(shop.db, { name })
  if (owner) await shop.db.updateTable('all_products').set({ seller_id: owner.id }).where('id', '=', id).execute()
  return id
}
const say = (person: Shopper, id: string, values: Record<string, string>) =>
  sendForm(shop, person, `${UPDATE}/${id}`, values)
const link = async (person: Shopper, id: string, family: string, options: string) =>
  expect((await say(person, id, { family, options })).status).toBe(200)
const familyOf = async (id: string): Promise<ProductFamily | null> =>
  (await shop.call('GET', `/api/v1/product/family/${id}`)).body.data
const colours = async (id: string) => (await familyOf(id))?.variants.map(({ values }) => values.Colour)
const familiesFor = async (person: Shopper, query = '') => person.get(`/api/v1/product/families${query}`)

describe('a family', () => {
  test('is made by its name, is told with each of its products, and the history says so', async () => {
    const [blue, red] = [await aPen('Blue Pen', seller), await aPen('Red Pen', seller)]
    expect(await familyOf(blue)).toBeNull()
    await link(seller, blue, 'Kalam Pen', 'Colour: Blue; Tip: 0.7 mm')
    await link(seller, red, 'KALAM pen', 'colour: Red; Tip: 0.7 mm')
    await expect
      .poll(() => familyOf(blue))
      .toMatchObject({
        name: 'Kalam Pen',
        options: ['Colour', 'Tip'],
        variants: [
          { _id: blue, values: { Colour: 'Blue', Tip: '0.7 mm' }, inStock: true },
          { _id: red, values: { Colour: 'Red', Tip: '0.7 mm' }, inStock: true },
        ],
      })
    expect((await seller.get(`${MANAGE}/${red}`)).body.data.variant).toEqual({
      family: 'Kalam Pen',
      options: [
        { name: 'Colour', value: 'Red' },
        { name: 'Tip', value: '0.7 mm' },
      ],
    })
    const history = (await admin.get(`/api/v2/admin/history/product/${blue}`)).body.data
    expect(history[0].changes).toEqual({
      family: [null, 'Kalam Pen'],
      options: [null, 'Colour: Blue; Tip: 0.7 mm'],
    })
    expect((await familiesFor(seller)).body.data).toEqual([{ name: 'Kalam Pen', options: ['Colour', 'Tip'] }])
  })

  test('is left by an empty name, by a deletion, and while a product is not sold', async () => {
    const [blue, red, green] = [await aPen('Blue Pen'), await aPen('Red Pen'), await aPen('Green Pen')]
    for (const [id, colour] of [
      [blue, 'Blue'],
      [red, 'Red'],
      [green, 'Green'],
    ] as const)
      await link(admin, id, 'Kalam Pen', `Colour: ${colour}`)
    await expect.poll(() => colours(blue)).toEqual(['Blue', 'Red', 'Green'])
    await link(admin, red, '', '')
    await expect.poll(() => colours(blue)).toEqual(['Blue', 'Green'])
    expect(await familyOf(red)).toBeNull()
    await admin.call('DELETE', `${DELETE}/${green}`)
    await expect.poll(() => colours(blue)).toEqual(['Blue'])
    await link(admin, red, 'Kalam Pen', 'Colour: Red')
    await expect.poll(() => colours(blue)).toEqual(['Blue', 'Red'])
    await shop.db.updateTable('all_products').set({ state: 'offSale' }).where('id', '=', red).execute()
    await expect.poll(() => colours(blue)).toEqual(['Blue'])
    expect((await shop.call('GET', `/api/v1/product/family/${red}`)).status).toBe(404)
  })

  test('says which of its products are sold out', async () => {
    const [blue, red] = [await aPen('Blue Pen'), await aPen('Red Pen')]
    await link(admin, blue, 'Kalam Pen', 'Colour: Blue')
    await link(admin, red, 'Kalam Pen', 'Colour: Red')
    const inStock = async () => (await familyOf(blue))?.variants.map((one) => one.inStock)
    await expect.poll(inStock).toEqual([true, true])
    await shop.db.updateTable('all_products').set({ stock: 0 }).where('id', '=', red).execute()
    await expect.poll(inStock).toEqual([true, false])
  })

  test.each([
    ['options', { family: 'Kalam Pen', options: 'colour: BLUE' }, productFamilyTexts.sameVariant],
    ['options', { family: 'Kalam Pen', options: 'Blue' }, productFamilyTexts.badOptions],
    ['options', { family: 'Kalam Pen' }, productFamilyTexts.optionsMissing],
    ['family', { family: '', options: 'Colour: Red' }, productFamilyTexts.nameMissing],
  ])('a wrong %s is refused beside its field, and nothing is saved', async (field, values, text) => {
    const [blue, red] = [await aPen('Blue Pen'), await aPen('Red Pen')]
    await link(admin, blue, 'Kalam Pen', 'Colour: Blue')
    const { status, body } = await say(admin, red, { ...values, price: '77' })
    expect([status, body.fields]).toEqual([400, { [field]: text }])
    expect((await admin.get(`${MANAGE}/${red}`)).body.data).toMatchObject({ version: 1, variant: null })
  })

  test('[ROLE-03] holds products of one seller: the same name is another family for somebody else', async () => {
    const [mine, theirs, ours] = [await aPen('Mine', seller), await aPen('Theirs', other), await aPen('Ours')]
    await link(seller, mine, 'Kalam Pen', 'Colour: Blue')
    await link(other, theirs, 'Kalam Pen', 'Colour: Red')
    await link(admin, ours, 'Kalam Pen', 'Colour: Green')
    await expect.poll(() => colours(mine)).toEqual(['Blue'])
    expect((await say(other, mine, { family: '', options: '' })).status).toBe(404)
    expect((await familiesFor(other, `?productId=${mine}`)).status).toBe(404)
    // An admin who edits a product puts it into a family of its seller.
    const more = await aPen('Also mine', seller)
    await link(admin, more, 'Kalam Pen', 'Colour: Black')
    await expect.poll(() => colours(mine)).toEqual(['Blue', 'Black'])
    expect((await familiesFor(admin, `?productId=${mine}`)).body.data).toHaveLength(1)
  })

  test('two who make it at the same moment make one', async () => {
    const pens = await Promise.all(['Blue', 'Red', 'Green'].map((name) => aPen(name)))
    await Promise.all(pens.map((id, place) => link(admin, id, 'Kalam Pen', `Colour: ${place}`)))
    await expect.poll(async () => (await colours(pens[0] ?? ''))?.toSorted()).toEqual(['0', '1', '2'])
  })

  test('goes with the account of its seller', async () => {
    await link(seller, await aPen('Mine', seller), 'Kalam Pen', 'Colour: Blue')
    await shop.db.deleteFrom('users').where('id', '=', seller.id).execute()
    expect(await shop.db.selectFrom('product_families').selectAll().execute()).toEqual([])
    expect(await shop.db.selectFrom('product_variants').selectAll().execute()).toEqual([])
  })
})

describe('in a table', () => {
  const HEADER = 'name,price,Category,description,stocks,family,options'
  const row = (name: string, family: string, options: string) => `${name},5,Writing,Fine,3,${family},${options}`

  test('families come and go by their columns, and what is exported can be imported again', async () => {
    const csv = [
      HEADER,
      row('Blue Pen', 'Kalam Pen', 'Colour: Blue'),
      row('Red Pen', 'kalam pen', 'colour: Red; Tip: 1 mm'),
    ].join('\n')
    expect((await importTable(shop, seller, csv)).data).toMatchObject({ added: 2, failed: 0 })
    const table = (await shop.app.inject({ url: EXPORT, headers: { authorization: `Bearer ${seller.token}` } })).body
    expect(table).toContain(',Kalam Pen,Colour: Red; Tip: 1 mm,')
    expect((await importTable(shop, seller, table)).data).toMatchObject({ changed: 0, added: 0, failed: 0 })
    const changed = table.replace('Kalam Pen,Colour: Red; Tip: 1 mm', ',').replace('Colour: Blue', 'Colour: Navy')
    expect((await importTable(shop, seller, changed)).data).toMatchObject({ changed: 2, failed: 0 })
    const [blue] = await shop.db.selectFrom('products').select('id').where('name', '=', 'Blue Pen').execute()
    await expect.poll(() => colours(blue?.id ?? '')).toEqual(['Navy'])
  })

  test.each([true, false])('what a family refuses is told by line and column; dry run: %s', async (dryRun) => {
    const csv = [
      HEADER,
      row('Blue Pen', 'Kalam Pen', 'Colour: Blue'),
      row('Same Pen', 'Kalam Pen', 'Colour: blue'),
      row('Odd Pen', 'Kalam Pen', 'Blue'),
      row('Lone Pen', '', 'Colour: Red'),
    ].join('\n')
    const { data, errors } = await importTable(shop, seller, csv, dryRun)
    expect(data).toMatchObject({ added: 1, failed: 3 })
    expect(errors).toEqual([
      { line: 3, column: 'options', text: productFamilyTexts.sameVariant },
      { line: 4, column: 'options', text: productFamilyTexts.badOptions },
      { line: 5, column: 'family', text: productFamilyTexts.nameMissing },
    ])
    const kept = await shop.db.selectFrom('product_families').select('name').execute()
    expect(kept).toEqual(dryRun ? [] : [{ name: 'Kalam Pen' }])
  })
})
