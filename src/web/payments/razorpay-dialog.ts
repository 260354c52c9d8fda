import { currentLanguage } from '#contract/platform/t.ts'
import type { PaymentDialog } from './payment-dialog.ts'
import { loadRazorpay, type Razorpay } from './razorpay-checkout.ts'

/** The brand's blue; the dialog is Razorpay's own page and knows nothing of our tokens. */
const THEME = { color: '#22409a' }

/**
 * Razorpay's own dialog. A refused payment may be followed by a good one while it is open, so that it failed is only said
 * once it is closed. Leaving the page closes it; it does not open over another one.
 */
export const razorpayDialog =
  (Checkout: Razorpay, leaving: AbortSignal): PaymentDialog =>
  ({ id, amount, currency }, key, prefill) =>
    new Promise((resolve) => {
      if (leaving.aborted) return resolve({ outcome: 'dismissed' })
      let failed = false
      const checkout = new Checkout({
        key,
        order_id: id,
        amount,
        currency,
        name: 'Likho',
        prefill,
        theme: THEME,
        config: { display: { language: currentLanguage() } },
        retry: { enabled: true },
        modal: { escape: false, ondismiss: () => resolve({ outcome: failed ? 'failed' : 'dismissed' }) },
        handler: (result) => resolve({ outcome: 'paid', result }),
      })
      checkout.on('payment.failed', () => {
        failed = true
      })
      leaving.addEventListener('abort', () => checkout.close())
      checkout.open()
    })

/**
 * A page may load Razorpay only if its policy says so, and the policy is that of the document. Whoever came from another
 * page of the shop without a load is on that page's document still, so this one is loaded first.
 */
export async function loadRazorpayDialog(leaving: AbortSignal): Promise<PaymentDialog> {
  if (!isOwnDocument()) {
    window.location.reload()
    return new Promise(() => {})
  }
  return razorpayDialog(await loadRazorpay(), leaving)
}

function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname.toLowerCase() === window.location.pathname.toLowerCase()
}
