import { z } from 'zod'

/** The parts of Razorpay's answers that we rely on. */
export const orderShape = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string().nullish(),
  // An empty list where there are none.
  notes: z.object({ shop: z.string() }).nullish().catch(null),
})

export const paymentShape = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  // Beside the point for most: no payment is unreadable for them.
  fee: z.int().nullish().catch(null),
  fee_bearer: z.string().nullish().catch(null),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
})
export type PaymentShape = z.output<typeof paymentShape>

export const paymentsShape = z.object({ items: z.array(paymentShape) })

/** What it says when it will not do something. */
export const errorShape = z.object({ error: z.object({ description: z.string() }) })

export const refundShape = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
})
export type RefundShape = z.output<typeof refundShape>

export const refundsShape = z.object({ items: z.array(refundShape) })

const disputeShape = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  reason_code: z.string(),
  respond_by: z.int().nullish(),
  created_at: z.int(),
})
export type DisputeShape = z.output<typeof disputeShape>

export const eventShape = z.object({
  event: z.string(),
  created_at: z.int().optional(),
  payload: z.object({
    payment: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    dispute: z.object({ entity: disputeShape }).optional(),
    refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
  }),
})
