import type { PaymentResult } from '#contract/payments/payments.endpoints.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { Prefill } from './payment-dialog.ts'

/** As much of Razorpay's checkout.js as we use. */
export type RazorpayOptions = {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  prefill: Prefill
  theme: { color: string }
  config: { display: { language: Language } }
  retry: { enabled: boolean }
  modal: { escape: boolean; ondismiss: () => void }
  handler: (result: PaymentResult) => void
}
type RazorpayCheckout = {
  on: (event: 'payment.failed', tell: () => void) => void
  open: () => void
  close: () => void
}
export type Razorpay = new (options: RazorpayOptions) => RazorpayCheckout

declare global {
  interface Window {
    Razorpay?: Razorpay
  }
}

const ADDRESS = 'https://checkout.razorpay.com/v1/checkout.js'

/** Razorpay wants its script from its own host. One that did not come is asked for anew at the next try. */
export function loadRazorpay(): Promise<Razorpay> {
  if (window.Razorpay) return Promise.resolve(window.Razorpay)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('checkout.js did not load'))
    }
    script.src = ADDRESS
    script.onload = () => (window.Razorpay ? resolve(window.Razorpay) : fail())
    script.onerror = fail
    document.head.append(script)
  })
}
