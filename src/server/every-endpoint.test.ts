import { expect, test } from 'vitest'
import { can } from '#contract/accounts/permissions.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { buy } from '#tests/support/buying.ts'
import { importTable } from '#tests/support/csv-uploads.ts'
import { versionFor } from '#tests/support/order-acts.ts'
import { PERMISSION_TABLE, PROOF_TABLE, type Thing } from '#tests/support/permission-table.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const SOME_ID = '01930000-0000-7000-8000-000000000001'
/** What keeps somebody out, whatever they ask for. */
const KEPT_OUT = ['request/not-signed-in', 'request/forbidden']

async function everybody() {
  const people = {
    customer: await aShopper(shop),
    otherCustomer: await aShopper(shop, { fullName: 'Ravi Nair' }),
    unapprovedSeller: await aShopper(shop, { fullName: 'New Seller', role: 'seller' }),
    seller: await aShopper(shop, { fullName: 'Old Seller', role: 'seller', approved: true }),
    otherSeller: await aShopper(shop, { fullName: 'Other Seller', role: 'seller', approved: true }),
    admin: await aShopper(shop, { fullName: 'Admin', role: 'admin' }),
    packer: await aShopper(shop, { fullName: 'Packer', role: 'admin', limited_to: ['manageAllOrders'] }),
    superadmin: await aShopper(shop, { fullName: 'Superadmin', role: 'superadmin' }),
  }
  const standings = {
    customer: { role: 'customer' },
    otherCustomer: { role: 'customer' },
    unapprovedSeller: { role: 'seller', approved: false },
    seller: { role: 'seller', approved: true },
    otherSeller: { role: 'seller', approved: true },
    admin: { role: 'admin' },
    packer: { role: 'admin', limitedTo: ['manageAllOrders'] },
    superadmin: { role: 'superadmin' },
  } as const
  const names = Object.keys(people) as (keyof typeof people)[]
  return names.map((name) => ({ name, person: people[name], standing: standings[name] }))
}
type Someone = Awaited<ReturnType<typeof everybody>>[number]

const addressOf = ({ path }: Endpoint, id = SOME_ID) => path.replace(':subject', 'user').replace(/:\w+/, id)

test('[ROLE-03] every call that is served has its place in the permission table, and none too many', () => {
  expect(shop.app.endpoints.map(nameOf).sort()).toEqual(Object.keys(PERMISSION_TABLE).sort())
})

test('[ROLE-03] every call lets in exactly those whom the table names', { timeout: 120_000 }, async () => {
  const usual = await everybody()
  const wrong: string[] = []
  for (const endpoint of shop.app.endpoints) {
    // Whoever is logged out cannot be asked again.
    const people = endpoint.path.includes('logout') ? await everybody() : usual
    const entry = PERMISSION_TABLE[nameOf(endpoint)]
    const who = typeof entry === 'object' ? entry.who : entry
    const payload = endpoint.method === 'POST' ? { payload: {} } : {}
    const visitor = await shop.app.inject({ method: endpoint.method, url: addressOf(endpoint), ...payload })
    const isOpen = !KEPT_OUT.includes(codeOf(visitor.body))
    if (isOpen !== (who === 'anyone')) wrong.push(`visitor: ${nameOf(endpoint)} ${visitor.statusCode}`)
    for (const { name, person, standing } of people) {
      const body = endpoint.method === 'POST' ? {} : undefined
      const { status, body: answer } = await person.call(endpoint.method, addressOf(endpoint), body)
      const mayCall = who === 'anyone' || (who !== undefined && can(standing, who))
      const wasLetIn = !KEPT_OUT.includes(answer?.code)
      if (wasLetIn !== mayCall || (!mayCall && status !== 403)) wrong.push(`${name}: ${nameOf(endpoint)} ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('every public answer says how long it may be kept: a cache in front takes silence for consent', async () => {
  const silent: string[] = []
  for (const endpoint of shop.app.endpoints.filter(({ method, who }) => method === 'GET' && who === 'anyone')) {
    const { headers } = await shop.app.inject({ method: 'GET', url: addressOf(endpoint) })
    if (!headers['cache-control']) silent.push(nameOf(endpoint))
  }
  expect(silent).toEqual([])
})

test('calls that want the password again are exactly those of the table', { timeout: 60_000 }, async () => {
  const boss = await aShopper(shop, { role: 'superadmin' })
  const anHourAgo = new Date(Date.now() - 60 * 60 * 1000)
  await shop.db.updateTable('sessions').set({ created_at: anHourAgo }).where('id', '=', boss.sessionId).execute()
  const asked: string[] = []
  for (const endpoint of shop.app.endpoints.filter(({ path }) => !path.includes('logout'))) {
    const body = endpoint.method === 'POST' ? {} : undefined
    const { status, body: answer } = await boss.call(endpoint.method, addressOf(endpoint), body)
    if (status === 403 && answer?.code === 'request/proof-needed') asked.push(nameOf(endpoint))
  }
  expect(asked.sort()).toEqual([...PROOF_TABLE].sort())
})

const owned = Object.entries(PERMISSION_TABLE).flatMap(([call, entry]) =>
  typeof entry === 'object' ? [{ call, ...entry }] : [],
)

test.each(owned)(
  '[ROLE-03] $call: to others the $of of somebody else is unknown',
  { timeout: 60_000 },
  async ({ call, who, of, body, isAct }) => {
    const people = await everybody()
    const { id, owners } = await aThing(of, people)
    const endpoint = shop.app.endpoints.find((one) => nameOf(one) === call)
    const ask = async ({ person }: Someone) => {
      const seen = isAct && { seen: await versionFor(person, id) }
      const { status } = await person.call(
        endpoint?.method ?? 'GET',
        call.split(' ')[1]?.replace(':subject', of).replace(':id', id) ?? '',
        body && { ...body, ...seen },
      )
      return status
    }
    for (const one of people.filter(({ name }) => !owners.includes(name))) {
      expect([403, 404], one.name).toContain(await ask(one))
    }
    const strangers = people.filter(({ name, standing }) => !owners.includes(name) && can(standing, who))
    for (const one of strangers) expect(await ask(one), one.name).toBe(404)
    const first = people.find(({ name }) => name === owners[0])
    expect(first && (await ask(first))).toBeLessThan(300)
  },
)

/** Something of somebody, and who may do everything with it. */
async function aThing(kind: Thing, people: Someone[]): Promise<{ id: string; owners: string[] }> {
  const byName = new Map(people.map(({ name, person }) => [name, person]))
  const [customer, seller] = [byName.get('customer'), byName.get('seller')] as [Shopper, Shopper]
  if (kind === 'address') return { id: customer.addressId, owners: ['customer'] }
  if (kind === 'session') return { id: customer.sessionId, owners: ['customer'] }
  if (kind === 'import') {
    const { data } = await importTable(shop, seller, 'name,price,Category,description,stocks\nPen,1,Writing,Fine,1\n')
    return { id: data._id, owners: ['seller'] }
  }
  const pen = await putOnSale(shop.db, { price: 100 })
  await shop.db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', pen.id).execute()
  const staff = ['seller', 'admin', 'superadmin']
  if (kind === 'product') return { id: pen.id, owners: staff }
  const id = await buy(customer, [{ productId: pen.id, quantity: 1 }], 118)
  return kind === 'order' ? { id, owners: ['customer'] } : { id, owners: [...staff, 'packer'] }
}

function codeOf(body: string): string {
  try {
    return JSON.parse(body).code ?? ''
  } catch {
    return ''
  }
}
