import type { FastifyInstance } from 'fastify'
import {
  confirmCancelledCall,
  countAttentionCall,
  listAttentionCall,
  refundUnusedPaymentCall,
  retryTroubleCall,
  settleTroubleCall,
} from '#contract/attention/attention.endpoints.ts'
import { linkStrayPaymentCall, refundStrayPaymentCall } from '#contract/attention/stray-payments.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { confirmCancelled } from './confirm-cancelled.ts'
import { linkStrayPayment } from './link-stray-payment.ts'
import { countAttention, listAttention } from './list-attention.ts'
import { refundStrayPayment } from './refund-stray-payment.ts'
import { refundUnusedPayment } from './refund-unused-payment.ts'
import { retryTrouble } from './retry-trouble.ts'
import { settleTrouble } from './settle-trouble.ts'

export default async function attentionRoutes(app: FastifyInstance) {
  serve(app, listAttentionCall, listAttention)
  serve(app, countAttentionCall, countAttention)
  serve(app, retryTroubleCall, retryTrouble)
  serve(app, settleTroubleCall, settleTrouble)
  serve(app, refundUnusedPaymentCall, refundUnusedPayment)
  serve(app, confirmCancelledCall, confirmCancelled)
  serve(app, linkStrayPaymentCall, linkStrayPayment)
  serve(app, refundStrayPaymentCall, refundStrayPayment)
}
