import type { Grant } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { hashSecret } from '#server/accounts/password-hash.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createSealer } from '#server/platform/security/sealer.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import type { Send } from './ask.ts'

/** Everybody who asks, and what they may do. */
export const ROLES = {
  customer: { role: 'customer' },
  'waiting seller': { role: 'seller', approved: false },
  seller: { role: 'seller', approved: true },
  admin: { role: 'admin' },
  'limited admin': { role: 'admin', limited_to: ['manageAllOrders'] },
  superadmin: { role: 'superadmin' },
} as const satisfies Record<string, { role: Role; approved?: boolean; limited_to?: readonly Grant[] }>

export type RoleName = keyof typeof ROLES | 'visitor'
export const ROLE_NAMES: readonly RoleName[] = ['visitor', ...(Object.keys(ROLES) as (keyof typeof ROLES)[])]

export type Person = Shopper & { as: RoleName; orders: string[]; paymentOrders: string[]; callback?: object }
export type Cast = Record<keyof typeof ROLES, Person>

const sealer = createSealer(SHOP_SECRET)
export const SECOND_SECRET = 'JBSWY3DPEHPK3PXP'
export const PASSWORD = 'kaala kalam 11'
let passwordHash: Promise<string> | undefined

/** One of each, new: what was asked before may have logged out, demoted or deleted those who asked it. */
export async function freshCast(db: Db, send: Send): Promise<Cast> {
  // They are asked for over the wire below, so none needs the app.
  const shop = { db, app: undefined as never }
  const people = await Promise.all(
    Object.entries(ROLES).map(async ([as, { role, ...more }]) => {
      const limits = 'limited_to' in more ? { limited_to: [...more.limited_to] } : {}
      const approved = 'approved' in more ? { approved: more.approved } : {}
      const person = await aShopper(shop, { fullName: `Fuzz ${as}`, role, ...approved, ...limits })
      await giveKeys(db, person, role)
      const post = (url: string, body: object = {}) => postAs(send, person, url, body)
      return [as, { ...person, post, as: as as RoleName, orders: [], paymentOrders: [] }]
    }),
  )
  return Object.fromEntries(people)
}

/** A password that is known here, and for staff the second factor that a real shop wants of them. */
async function giveKeys(db: Db, { id }: Shopper, role: Role): Promise<void> {
  passwordHash ??= hashSecret(PASSWORD)
  await db
    .updateTable('users')
    .set({ password_hash: await passwordHash })
    .where('id', '=', id)
    .execute()
  if (role !== 'admin' && role !== 'superadmin') return
  const factor = { user_id: id, sealed_secret: sealer.seal(SECOND_SECRET, id), confirmed_at: new Date(), last_step: 0 }
  await db.insertInto('second_factors').values(factor).execute()
}

async function postAs(send: Send, { token, id }: Shopper, url: string, input: object) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-forwarded-for': `11.${[...Buffer.from(id.slice(-6), 'hex')].join('.')}`,
  }
  const payload = Buffer.from(JSON.stringify(input))
  const answer = await send({ number: 0, aim: 'valid', as: 'customer', method: 'POST', url, headers, body: payload })
  return { status: answer.status, headers: answer.headers, raw: answer.body, body: JSON.parse(answer.body.toString()) }
}
