import { IMPORTS } from '#tests/support/csv-uploads.ts'
import { ADD, aProductForm, MANAGE } from '#tests/support/product-forms.ts'
import { at } from '../client.ts'
import { pick, type World } from '../world.ts'
import type { Act, Person } from './person.ts'

const PRODUCTS = '/api/v2/admin/products'
const [MOST_ROWS, MOST_CHANGE] = [40, 20]

/** What those do who sell: admins, so that everything on the shelf is theirs to change. */
export const SELLING: readonly Act[] = [
  { often: 3, act: setPrice },
  { often: 3, act: setStock },
  { often: 1, act: importTable },
  { often: 1, act: addProduct },
  { often: 2, act: haveDescribed },
]

async function setPrice(world: World, { client, token, random }: Person): Promise<void> {
  const { id } = pick(random, world.products)
  const before = Number(at(await client.get(`${MANAGE}/${id}`, token), 'data', 'price'))
  const price = 50 + random(100) + random(100) / 100
  const key = `price ${id}`
  if (!before) return
  world.ledger.try(key, String(price))
  const answer = await client.post(`${PRODUCTS}/${id}/price`, { price, before }, token)
  if (answer.status === 200) world.ledger.keep(key, String(price))
}

/** Counted anew, while others buy. The audit log says by how much: what was sold meanwhile stays sold. */
async function setStock(world: World, { client, token, random }: Person): Promise<void> {
  const { id } = pick(random, world.products)
  const before = Number(at(await client.get(`${MANAGE}/${id}`, token), 'data', 'stocks'))
  if (Number.isNaN(before)) return
  await client.post(`${PRODUCTS}/${id}/stock`, { stocks: before + random(MOST_CHANGE), before }, token)
}

async function importTable({ ledger }: World, { client, token, random }: Person): Promise<void> {
  const [batch, rows] = [random(1_000_000_000), 1 + random(MOST_ROWS)]
  const names = Array.from({ length: rows }, (_, row) => `Imported ${batch} ${row}`)
  const body = `name,price,Category,description,stocks\n${names.map((name) => `${name},12,Writing,Fine,1\n`).join('')}`
  const answer = await client.ask('POST', `${IMPORTS}?dryRun=false`, {
    body,
    token,
    headers: { 'content-type': 'text/csv' },
  })
  const id = at(answer, 'data', '_id')
  if (answer.status === 201 && id) ledger.tell({ what: 'import', id, names })
}

/** With a picture: what lies on the disk. */
async function addProduct({ ledger }: World, { client, token, random }: Person): Promise<void> {
  const form = new FormData()
  const values = await aProductForm({ name: `Added ${random(1_000_000_000)}` })
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  const answer = await client.post(ADD, form, token)
  const id = at(answer, 'data', '_id')
  if (answer.status === 201 && id) ledger.tell({ what: 'product', id })
}

async function haveDescribed(_: World, { client, token, random }: Person): Promise<void> {
  await client.post('/api/v1/product/describe', { name: `Gel Pen ${random(1_000_000)}` }, token)
}
