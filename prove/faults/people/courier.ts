import { SHIPMENT_STATUSES } from '#server/gateways/shipping/shiprocket-statuses.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { WEBHOOK_TOKEN, webhookOf } from '#tests/support/shiprocket-stand-in.ts'
import { pick, type World } from '../world.ts'
import type { Act, Person } from './person.ts'

const EVENTS = '/api/webhooks/courier'
/** Most arrive; a few are lost or come back. */
const WAYS = [
  [42, 6, 18, 17, 7],
  [42, 6, 17, 7],
  [42, 18, 12],
  [6, 9, 10],
] as const
const INDIA_MS = 5.5 * 60 * 60 * 1000

/** The one who carries parcels, and tells of each step: often twice, or the newer before the older. */
export const CARRYING: readonly Act[] = [{ often: 1, act: carry }]

async function carry({ providers, ledger }: World, { client, random }: Person): Promise<void> {
  const waiting = providers.shiprocket.orders.filter(({ pickups, cancelled, scans }) =>
    isOurs(pickups, cancelled, scans),
  )
  if (waiting.length === 0) return
  const parcel = pick(random, waiting)
  const way = WAYS[parcel.id % WAYS.length] ?? WAYS[0]
  const next = way[parcel.scans.length]
  if (next === undefined) return
  const before = parcel.scans.length > 0 ? webhookOf(parcel, 0) : undefined
  providers.shiprocket.scan(parcel, scanOf(next))
  const now = webhookOf(parcel, 0)
  const said = pick(random, [[now], [now, now], before ? [now, before] : [now], []])
  for (const event of said) await client.ask('POST', EVENTS, { body: event, headers: { 'x-api-key': WEBHOOK_TOKEN } })
  ledger.count('courier webhooks', said.length)
  if (random(8) > 0) return
  const { status } = await client.ask('POST', EVENTS, { body: forged(parcel), headers: { 'x-api-key': 'guessed' } })
  ledger.count('webhooks forged')
  if (status === 200) ledger.unexpected.push('a forged webhook of the courier was taken')
}

/** One that is gone is carried on; one that is done is not. */
const isOurs = (pickups: number, isCancelled: boolean, scans: KeptOrder['scans']) =>
  (pickups > 0 && !isCancelled) || (scans.length > 0 && !isCancelled)

const scanOf = (id: number) => ({
  date: new Date(Date.now() + INDIA_MS).toISOString().slice(0, 19).replace('T', ' '),
  id,
  label: SHIPMENT_STATUSES.find(([known]) => known === id)?.[1] ?? '',
  place: 'Pune',
})

const forged = (parcel: KeptOrder) => webhookOf({ ...parcel, scans: [...parcel.scans, scanOf(12)] }, 0)
