import { beforeEach, expect, test } from 'vitest'
import { BULK_FIELDS, type BulkChange } from '#contract/catalog/bulk-edit.ts'
import type { ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { cellsOf } from '#contract/catalog/product-csv.ts'
import { FIELDS } from '#contract/catalog/product-fields.ts'
import { EXPORT, IMPORTS, importTable, workOffImports } from '#tests/support/csv-uploads.ts'
import { SAMPLES, sampled } from '#tests/support/field-samples.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { ADD, addedBy, aProductForm, MANAGE, sendForm, UPDATE } from '#tests/support/product-forms.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

let admin: Shopper
let seller: Shopper
let id: string
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Admin', role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Meera Pens', role: 'seller', approved: true })
  id = (await addedBy(shop, seller, sampled(0)))._id
})

const [FIRST, SECOND] = [sampled(0), sampled(1)]
const NAMES = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]
const REMOVABLE = FIELDS.flatMap(([name, { removable }]) => (removable ? name : []))
const blank = Object.fromEntries(REMOVABLE.map((name) => [name, '']))
const without = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** What a product says in each field, as it is typed. */
const textsOf = (product: ManagedProduct) => {
  const { ProductImage: _, ...cells } = cellsOf(product)
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => (cell === undefined ? [] : [[name, String(cell)]])),
  )
}
const managed = async () => (await seller.get(`${MANAGE}/${id}`)).body.data
const texts = async () => textsOf(await managed())

const historyName = new Map(FIELDS.map(([name, { history = name }]) => [name, history]))
/** What the latest entry of the history tells, by field: from what to what, as it is typed. */
async function latestChanges() {
  const [{ changes }] = (await admin.get(`/api/v2/admin/history/product/${id}`)).body.data
  const told = NAMES.map((name) => [name, changes[historyName.get(name) ?? '']] as const)
  const { picture, ...known } = Object.fromEntries(Object.entries(changes))
  expect(Object.keys(known).toSorted(), 'nothing else').toEqual(
    told.flatMap(([name, change]) => (change ? historyName.get(name) : [])).toSorted(),
  )
  return Object.fromEntries(
    told.flatMap(([name, change]) =>
      change ? [[name, change.map((one: unknown) => (one === null ? null : String(one)))]] : [],
    ),
  )
}
const changed = (before: object, after: object) =>
  Object.fromEntries(
    NAMES.map(
      (name) => [name, [before, after].map((values) => (values as Record<string, string>)[name] ?? null)] as const,
    ).filter(([, [was, is]]) => was !== is),
  )

async function edit({ Category, ...values }: Record<string, string>, more: Record<string, Blob> = {}) {
  const form = { ...values, ...(Category && { category: Category }), ...more }
  const { status, body } = await sendForm(shop, seller, `${UPDATE}/${id}`, form)
  expect([status, body.fields], 'saved').toEqual([200, undefined])
}
const table = (rows: Record<string, string>) => {
  const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')
  return `${quoted(Object.keys(rows))}\n${quoted(Object.values(rows))}\n`
}

test('every field is taken by the form that adds; the history begins with what it is to begin with', async () => {
  expect(await texts()).toEqual(FIRST)
  const opening = FIELDS.flatMap(([name, field]) => (field.opening ? name : []))
  expect(await latestChanges()).toEqual(
    changed(
      {},
      without(
        FIRST,
        NAMES.filter((name) => !opening.includes(name)),
      ),
    ),
  )
})

test('every field is changed by the form, told by the history, and seen by shoppers or not', async () => {
  const shown = async () => (await shop.call('GET', `/api/v1/product/getProduct/${id}`)).body.data
  const seen = async () => {
    const page = await shown()
    return Object.fromEntries(
      FIELDS.flatMap(([name, field]) => {
        if (field.kind === 'variant' || field.kind === 'picture') return []
        const value = field.kind === 'attribute' ? page.attributes[name] : page[field.wire ?? name]
        return value === undefined ? [] : [[name, String(value)]]
      }),
    )
  }
  const unseen = FIELDS.flatMap(([name, field]) => ('shown' in field && field.shown.startsWith('staff') ? name : []))
  const shoppers = (values: object) => without(values, [...unseen, 'family', 'options'])

  const picture = new Blob([new Uint8Array(await aPicture('png', 500, 300))])
  const before = await managed()
  await edit(SECOND, { productImage: picture })
  expect(await texts()).toEqual(SECOND)
  expect(await latestChanges()).toEqual(changed(FIRST, SECOND))
  expect((await managed()).image.id).not.toBe(before.image.id)
  await expect.poll(seen).toEqual(shoppers(SECOND))
  // A page that is kept grows old by each field that it shows.
  for (const name of NAMES.filter((name) => name !== 'state')) {
    await edit({ [name]: FIRST[name], ...(name === 'family' && { options: SECOND.options }) })
    if (Object.hasOwn(shoppers(FIRST), name))
      await expect.poll(seen, { message: name }).toMatchObject({ [name]: FIRST[name] })
  }
  expect(await texts()).toEqual({ ...FIRST, state: SECOND.state })
})

test('what a product can do without is taken away where it is sent empty, by the form and by a table', async () => {
  await edit(blank)
  expect(await texts()).toEqual(without(FIRST, REMOVABLE))
  expect(await latestChanges()).toEqual(changed(FIRST, without(FIRST, REMOVABLE)))
  await edit(FIRST)
  await importTable(shop, seller, table({ _id: id, ...blank }))
  expect(await texts()).toEqual(without(FIRST, REMOVABLE))
})

test('every field goes out with an export, comes in with an import, and is put back when that is undone', async () => {
  const other = await addedBy(shop, seller, {
    ...{ name: 'Another', ProductImage: new Blob([new Uint8Array(await aPicture('png', 500, 300))]) },
  })
  const { image } = await managed()
  const exported = (await seller.get(EXPORT)).raw.toString()
  for (const name of NAMES) expect(exported.split('\r\n')[1], name).toContain(FIRST[name])
  expect((await importTable(shop, seller, exported)).data).toMatchObject({ changed: 0, failed: 0 })

  const row = { _id: id, ...SECOND, ProductImage: other.ProductImage }
  const { data, errors } = await importTable(shop, seller, table(row))
  expect([errors, data.changed]).toEqual([[], 1])
  expect(await texts()).toEqual(SECOND)
  expect(await latestChanges()).toEqual(changed(FIRST, SECOND))
  expect((await managed()).image.id).toBe(other.image.id)

  await seller.post(`${IMPORTS}/${data._id}/undo`)
  await workOffImports(shop.db)
  expect(await texts()).toEqual(FIRST)
  expect(await latestChanges()).toEqual(changed(SECOND, FIRST))
  expect((await managed()).image.id).toBe(image.id)
})

test('every field of a new product comes in with an import', async () => {
  await shop.db.deleteFrom('all_products').execute()
  const { data } = await importTable(shop, seller, table(FIRST))
  expect(data).toMatchObject({ added: 1 })
  id = (await shop.db.selectFrom('all_products').select('id').executeTakeFirstOrThrow()).id
  expect(await texts()).toEqual(FIRST)
})

const DIFFERENCES: Partial<Record<BulkChange['kind'], string>> = { priceBy: '10', stockBy: '5' }
const BULK_KINDS = Object.keys(BULK_FIELDS) as BulkChange['kind'][]

test.each(BULK_KINDS)('the bulk change %s changes its field alone, as the preview says', async (kind) => {
  const field = BULK_FIELDS[kind]
  const change = { kind, value: DIFFERENCES[kind] ?? SECOND[field] }
  const BULK = '/api/v2/admin/products/bulk'
  const [row] = (await seller.post(`${BULK}/preview`, { ids: [id], change })).body.data
  expect(row).toMatchObject({ before: (await managed())[field], fault: null })
  const { status } = await seller.post(BULK, { rows: [{ id, before: row.before }], change })
  const after = { ...FIRST, [field]: String(row.after) }
  expect([status, await texts()]).toEqual([200, after])
  expect(await latestChanges()).toEqual(changed(FIRST, after))
})

test('every field that is wrong is refused beside it in the same words, by both forms and by a table', async () => {
  const wrong = 'x'.repeat(10_001)
  for (const name of NAMES) {
    const added = await sendForm(shop, seller, ADD, await aProductForm({ [name]: wrong }))
    const changed = await sendForm(shop, seller, `${UPDATE}/${id}`, {
      [name === 'Category' ? 'category' : name]: wrong,
    })
    const text = added.body.fields[name]
    expect([added.status, text], name).toEqual([400, expect.any(String)])
    expect([changed.status, Object.values(changed.body.fields)], name).toEqual([400, [text]])
    const { errors } = await importTable(shop, seller, table({ _id: id, [name]: wrong }), true)
    expect(errors, name).toEqual([{ line: 2, column: name, text }])
  }
  expect(await texts()).toEqual(FIRST)
})
