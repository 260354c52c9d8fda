import { ORDERS } from '#tests/support/buying.ts'
import type { Answer } from '../client.ts'
import { pick, type World } from '../world.ts'
import type { Act, Person } from './person.ts'

const MANAGED = `${ORDERS}/manageOrder`
const DESK = '/api/v2/admin/attention'

/** What those do who look after orders. */
export const OFFICE: readonly Act[] = [
  { often: 3, act: refundPart },
  { often: 1, act: refundAll },
  { often: 1, act: cancelForBuyer },
  { often: 2, act: takeBack },
  { often: 1, act: lookAtDesk },
]

type Row = { id: string; version: string }

async function someOrder({ client, token, random }: Person): Promise<Row | undefined> {
  const answer = await client.get(`${MANAGED}?limit=40`, token)
  const rows = (answer.body as { data?: Row[] } | undefined)?.data ?? []
  return answer.status === 200 && rows.length > 0 ? pick(random, rows) : undefined
}

/** Clicked twice as often as not, and again when no answer came: the key makes it one refund. */
async function refundPart({ ledger }: World, person: Person): Promise<void> {
  const { client, token, random } = person
  const order = await someOrder(person)
  const key = keyFrom(random)
  if (!order) return
  const pieces = random(2) === 0
  const what = pieces ? { lines: [{ place: 0, quantity: 1 }], restock: random(2) === 0 } : { amount: 1 + random(20) }
  const body = { key, cause: 'goodwill', seen: order.version, ...what }
  for (let click = 0; click < 2; click += 1) {
    const answer = await client.post(`${MANAGED}/${order.id}/refunds`, body, token)
    if (answer.status === 200) ledger.tell({ what: 'refund', orderId: order.id, key })
  }
}

/** A version 4 id that the seed decides. */
const keyFrom = (random: (below: number) => number) =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => random(16).toString(16))

async function refundAll(_: World, person: Person): Promise<void> {
  const order = await someOrder(person)
  if (order) await person.client.post(`${MANAGED}/${order.id}/refund`, { seen: order.version }, person.token)
}

async function cancelForBuyer({ ledger }: World, person: Person): Promise<void> {
  const order = await someOrder(person)
  const answer = order && (await move(person, order, 'cancelled'))
  if (order && answer?.status === 200) ledger.tell({ what: 'cancelled', orderId: order.id })
}

/** A parcel comes back over the counter. */
async function takeBack(_: World, person: Person): Promise<void> {
  const order = await someOrder(person)
  if (!order) return
  await move(person, order, 'returned', person.random(2) === 0)
  const { body } = await person.client.get(`${MANAGED}/${order.id}`, person.token)
  const { version } = (body ?? {}) as Partial<Row>
  await person.client.post(`${MANAGED}/${order.id}/restock`, { seen: version }, person.token)
}

const move = ({ client, token }: Person, { id, version }: Row, status: string, restock = false): Promise<Answer> =>
  client.post(`${MANAGED}/${id}/status`, { status, restock, seen: version }, token)

/** Tries everything again that waits for somebody. */
async function lookAtDesk(_: World, { client, token }: Person): Promise<void> {
  const answer = await client.get(DESK, token)
  const items =
    (answer.body as { data?: { kind: string; subject: string; order: Row | null }[] } | undefined)?.data ?? []
  for (const { kind, subject, order } of items.slice(0, 3)) {
    await client.post(`${DESK}/retry`, { kind, subject, seen: order?.version ?? null }, token)
  }
}
