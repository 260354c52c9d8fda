import { z } from 'zod'

/** The parts of Razorpay's answers that we rely on. */
export const orderShape = z.object({ id: z.string(), amount: z.int(), currency: z.string() })

export const paymentShape = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
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

export const eventShape = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
  }),
})
