import type { AskedOutside } from '#contract/go-live/go-live-checks.ts'
import type { Asked } from '#contract/go-live/judge-go-live.ts'
import type { Providers } from '#server/gateways/gateways.ts'
import { KeysRefused, ProviderRefusal } from '#server/gateways/payment/provider-away.ts'
import { ShiprocketFault } from '#server/gateways/shipping/shiprocket-client.ts'

type Answered = Pick<Asked, 'outcome'> & { rupees?: number }
type Outside = Pick<Providers, 'payments' | 'shipping'>

const ANSWER_WITHIN_MS = 8_000
const LOGIN_REFUSED = [401, 403]
/** More than any column or screen has room for. */
const MOST_RUPEES = 1_000_000_000

const ASK: Record<AskedOutside, (outside: Outside) => Promise<Answered> | undefined> = {
  payments: ({ payments }) => payments.tryKeys?.().then(() => ({ outcome: 'ok' })),
  pickup: ({ shipping }) =>
    shipping.account?.hasPickupPlace().then((isThere) => ({ outcome: isThere ? 'ok' : 'missing' })),
  wallet: ({ shipping }) =>
    shipping.account?.walletRupees().then((rupees) => ({
      outcome: 'ok',
      rupees: Math.max(0, Math.min(MOST_RUPEES, Math.floor(rupees))),
    })),
}

/** Asks a provider now. Undefined where this shop has none of the kind. Nothing is kept of what went wrong but which kind it is. */
export async function askOutside(check: AskedOutside, outside: Outside): Promise<Answered | undefined> {
  const asked = ASK[check](outside)
  if (!asked) return undefined
  const { promise: late, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(() => reject(new Error('no answer in time')), ANSWER_WITHIN_MS)
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    return { outcome: isRefusal(error) ? 'refused' : 'away' }
  } finally {
    clearTimeout(limit)
  }
}

const isRefusal = (error: unknown) =>
  error instanceof KeysRefused ||
  error instanceof ProviderRefusal ||
  (error instanceof ShiprocketFault && LOGIN_REFUSED.includes(error.status))
