import type { Endpoint } from '#contract/platform/endpoint.ts'
import { encodeCursor } from '#server/platform/http/cursor.ts'
import type { Schema } from '#tests/support/sample-input.ts'
import { pick, type Random } from '#tests/support/seeded-random.ts'
import { PASSWORD, type Person } from './cast.ts'
import type { Kind, Things } from './things.ts'

/** What a request is made in: who asks, and what there is to ask about. */
export type World = {
  random: Random
  number: number
  things: Things
  /** Undefined for visitors. */
  person: Person | undefined
  people: readonly Person[]
  /** What answers gave to be sent back: cursors, versions. */
  given: Given
}
export type Given = { cursors: string[]; seen: Map<string, string>; tokens: string[] }

/** By `path field`: whose id a field is. The first that fits counts. */
const MEANINGS: readonly [RegExp, Kind | 'address' | 'session' | 'self'][] = [
  [/ (productIds?|ids \/product)$/, 'product'],
  [/ (addressId|Address_id)$/, 'address'],
  [/\/address\/\S+ id$/, 'address'],
  [/\/sessions\/:id id$/, 'session'],
  [/users\/(verify|resend)-otp userId$/, 'registration'],
  [/ userId$/, 'self'],
  [/ (paymentOrderId|razorpay_order_id)$/, 'paymentOrder'],
  [/attention\/\S+ subject$/, 'payment'],
  [/(deleteUser|resetSecondFactor|updateUserPost|people|staff|security-events|seller)\/\S+ id$/, 'user'],
  [/ sellerId$/, 'user'],
  [/admin\/notes\/:id id$/, 'personNote'],
  [/ note$/, 'orderNote'],
  [/(Order|invoice)\/:id\S* id$/, 'order'],
  [/ orderId$/, 'order'],
  [/admin\/orders\/\S+ ids$/, 'order'],
  [/grievances\/\S+ id$/, 'grievance'],
  [/reviews\/\S+ id$/, 'review'],
  [/seasons\/\S+ id$/, 'season'],
  [/order-views\/\S+ id$/, 'view'],
  [/import\/\S+ id$/, 'import'],
  [/ picture$/, 'picture'],
  [/product\S* ids?$/i, 'product'],
  [/history\/\S+ id$/, 'order'],
]

export function knownFor({ path }: Endpoint, world: World) {
  return (name: string, schema: Schema): unknown => {
    const kind = MEANINGS.find(([pattern]) => pattern.test(`${path} ${name}`))?.[1]
    if (kind && schema.format !== 'binary' && schema.type === 'string') {
      const id = idOf(kind, world)
      return name === 'ids' && schema.format !== 'uuid' ? [id, idOf(kind, world)].join(',') : id
    }
    return schema.enum ? undefined : BY_NAME[name]?.(world, path)
  }
}

function idOf(
  kind: Kind | 'address' | 'session' | 'self',
  { random, things, person, people }: World,
): string | undefined {
  const whose = random(4) > 0 ? person : pick(random, people)
  if (kind === 'address') return whose?.addressId
  if (kind === 'session') return whose?.sessionId
  if (kind === 'self') return whose?.id
  if (kind === 'user') return random(2) === 0 ? pick(random, people).id : pick(random, things.user)
  if (kind === 'order' && whose && random(2) === 0) return pick(random, whose.orders) ?? pick(random, things.order)
  if (kind === 'paymentOrder' && whose) return pick(random, whose.paymentOrders) ?? pick(random, things.paymentOrder)
  return pick(random, things[kind])
}

const KEYS = [
  0,
  -1,
  1e308,
  2 ** 40,
  2 ** 53,
  0.5,
  'x',
  '',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  'newest',
  'priceAsc',
]

/** Looks like what the shop gave, and is not. */
const forgedCursor = (random: Random, id = '') =>
  encodeCursor([...Array.from({ length: random(4) }, () => pick(random, KEYS)), ...(random(4) > 0 ? [id] : [])])

const freshMail = ({ number }: World) => `fuzz.${number}@example.in`

/** Fields whose rules their schema cannot say. */
const BY_NAME: Record<string, (world: World, path: string) => unknown> = {
  email: (world, path) =>
    /register|subscribe|Userdetail|griev/.test(path) ? freshMail(world) : pick(world.random, world.people).email,
  mail: freshMail,
  helpMail: freshMail,
  username: (world, path) =>
    path.includes('register') ? `fuzz.${world.number}` : pick(world.random, world.people).email.split('@')[0],
  password: () => PASSWORD,
  currentPassword: () => PASSWORD,
  newPassword: () => 'a new pencil 42',
  confirmPassword: () => 'a new pencil 42',
  gstNumber: () => '27AAPFU0939F1ZV',
  gstin: () => '27AAPFU0939F1ZV',
  cursor: ({ random, given, things }) =>
    random(2) === 0 ? pick(random, given.cursors) : forgedCursor(random, pick(random, things.product)),
  token: ({ random, given }) => pick(random, given.tokens),
  taxPercent: () => 18,
  dispatchDays: () => 2,
  returnDays: () => 7,
  days: ({ random }) => pick(random, [7, 30, 90]),
  dryRun: ({ random }) => pick(random, ['true', 'false']),
  trackingUrl: () => 'https://courier.example.in/track',
  state: () => 'Karnataka',
  country: () => 'India',
  version: ({ things, random }) => pick(random, [0, 1, ...Object.values(things.settingVersions)]),
  barcode: () => '4006381333931',
}
