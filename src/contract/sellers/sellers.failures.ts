import { failures } from '#contract/platform/failures.ts'
import { sellerTexts } from './sellers.texts.ts'

export const sellerFailures = failures('sellers', {
  unknown: { status: 404, text: 'We couldn’t find this seller.' },
  reasonMissing: { status: 400, text: sellerTexts.reasonMissing },
  notSeller: { status: 403, text: 'This isn’t a seller account. Please use the customer login.' },
  notRefused: { status: 409, text: 'There’s nothing to send again. Reload the page to see where your account stands.' },
})
