import { sql } from 'kysely'
import type { Payment } from '#server/payments/payments.store.ts'
import type { Db } from '#server/platform/db/database.ts'

type OrderOfDraft = { id: string; createdAt: Date }

/** What became of a payment so far, and of its draft by other payments. */
export type KnownPayment = {
  /** Undefined when we hear of it for the first time. */
  status: Payment['status'] | undefined
  /** When the shopper went to pay for the draft. */
  openedAt: Date | undefined
  /**
   * The orders that its shopper got for the same draft, newest first: asked for with the same items and address, or the
   * same in all that they carry.
   */
  orders: OrderOfDraft[]
}

/** A shopper who pays for one draft more often than this is somebody else's trouble. */
const MOST_OF_ONE_DRAFT = 50

/** Read once the payer is locked: nothing of it changes from then on. */
export async function knownPayment(tx: Db, paymentId: string, checkoutId: string | null): Promise<KnownPayment> {
  const { rows } = await sql<{
    status: Payment['status'] | null
    openedAt: Date | null
    orders: { id: string; createdAt: string }[] | null
  }>`
    select (select status from payments where id = ${paymentId}) as status, draft.created_at as "openedAt", (
      select json_agg(json_build_object('id', made.id, 'createdAt', made.created_at)) from (
        select orders.id, orders.created_at
        from checkouts as same join orders on orders.checkout_id = same.id
        where same.user_id = draft.user_id
          and (same.request_key = draft.request_key or same.fingerprint = draft.fingerprint)
        order by same.id desc limit ${MOST_OF_ONE_DRAFT}
      ) as made
    ) as orders
    from (values (${checkoutId}::uuid)) as paid (checkout_id) left join checkouts as draft on draft.id = paid.checkout_id
  `.execute(tx)
  const [{ status, openedAt, orders } = { status: null, openedAt: null, orders: null }] = rows
  return {
    status: status ?? undefined,
    openedAt: openedAt ?? undefined,
    orders: (orders ?? []).map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) })),
  }
}
