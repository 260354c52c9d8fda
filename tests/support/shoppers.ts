import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Grant } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { aProduct, insertProduct, type ProductWish } from '#db/seed/builders/product-builder.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newId } from '#server/platform/ids.ts'
import { createTokens } from '#server/platform/security/tokens.ts'

/** A shop that is to know its people from the start is opened with this secret. */
export const SHOP_SECRET = 'a-secret-that-only-tests-know-of-0001'

type Shop = { readonly app: FastifyInstance; readonly db: Db }
type Person = { fullName?: string; role?: Role; approved?: boolean; limited_to?: Grant[]; state?: string }

const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }

export async function putOnSale(db: Db, wish: ProductWish = {}): Promise<{ id: string; price: number }> {
  const product = aProduct({ price: 100, stock: 25, ...wish })
  await insertProduct(db, product, picture)
  return { id: product.id, price: product.price_paise / 100 }
}

export async function stockOf(db: Db, { id }: { id: string }): Promise<number> {
  return (await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock
}

/** Somebody logged in, with one address: written straight into the database, so a test is about its own matter. */
export async function aShopper(shop: Shop, { fullName = 'Asha Verma', state = 'Karnataka', ...more }: Person = {}) {
  const now = new Date()
  const [id, sessionId, addressId] = [newId(), newId(), newId()]
  const username = `${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${id.slice(-12)}`
  const email = `${username}@example.in`
  await shop.db
    .insertInto('users')
    .values({ id, username, email, full_name: fullName, password_hash: '', role: 'customer', created_at: now, ...more })
    .execute()
  await openSession(shop.db, id, sessionId)
  await shop.db
    .insertInto('addresses')
    .values(addressOf(id, addressId, state, now))
    .execute()
  const token = await createTokens(SHOP_SECRET).signAccess(id, sessionId, now)

  // Everyone comes from an address of their own: what one address may ask is limited.
  const remoteAddress = `10.${[...Buffer.from(id.slice(-6), 'hex')].join('.')}`

  async function call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) {
    const headers = { authorization: `Bearer ${token}` }
    const asked = {
      method,
      url,
      headers,
      remoteAddress,
      payloadAsStream: true,
      ...(body && { payload: body }),
    } as const
    const answer = await shop.app.inject(asked)
    const raw = isEndless(answer.headers) ? Buffer.of() : await buffer(answer.stream())
    return { status: answer.statusCode, headers: answer.headers, raw, body: parsed(raw.toString('utf8')) }
  }
  return {
    id,
    email,
    addressId,
    sessionId,
    token,
    call,
    get: (url: string) => call('GET', url),
    post: (url: string, body: object = {}) => call('POST', url, body),
  }
}
export type Shopper = Awaited<ReturnType<typeof aShopper>>

/** Events come as long as somebody listens: that they begin is all that is waited for. */
const isEndless = (headers: Record<string, unknown>) => String(headers['content-type']).startsWith('text/event-stream')

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
function parsed(body: string): any {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

export async function openSession(db: Db, userId: string, id: string): Promise<void> {
  await db
    .insertInto('sessions')
    .values(sessionOf(userId, id, new Date()))
    .execute()
}

const sessionOf = (userId: string, id: string, now: Date) => ({
  id,
  user_id: userId,
  family_hash: id,
  token_hash: id,
  previous_hash: null,
  rotated_at: now,
  created_at: now,
  last_used_at: now,
  expires_at: new Date(now.getTime() + 86_400_000),
  address: '127.0.0.1',
  agent: 'test',
})

const addressOf = (userId: string, id: string, state: string, now: Date) => ({
  id,
  user_id: userId,
  first_name: 'Asha',
  last_name: 'Verma',
  street_address: '12 MG Road',
  landmark: 'Near the clock tower',
  city: 'Bengaluru',
  state,
  country: 'India',
  postal_code: '560001',
  phone_number: '9876543210',
  alternate_number: '',
  address_type: 'HOME' as const,
  additional_info: '',
  selected: true,
  created_at: now,
})
