import { KeysRefused, ProviderAway, ProviderRefusal, type ProviderTrouble } from './provider-away.ts'
import { errorShape } from './razorpay-shapes.ts'

const LONGEST_REASON = 300
const KEYS_REFUSED = [401, 403]
/** Timed out, still running, too early, too many: the same request may be answered later. */
const ASK_LATER = [408, 409, 425, 429]

/** What an error of Razorpay means to us. Whatever may mend itself counts as away: only a clear no is a refusal. */
export function razorpayFault(request: string, status: number, body: unknown): ProviderAway | ProviderRefusal {
  if (KEYS_REFUSED.includes(status)) {
    return new KeysRefused(
      `Razorpay does not accept the shop's keys (${status}). Check RAZORPAY_KEY_ID and its secret.`,
    )
  }
  if (status >= 500 || ASK_LATER.includes(status)) {
    return new ProviderAway(`Razorpay cannot do it at the moment (${status}).`)
  }
  const reason = reasonIn(body) ?? `Razorpay refused it (${status}).`
  return new ProviderRefusal(`razorpay refused ${request}: ${status}`, reason, troubleIn(reason))
}

/** Razorpay has one code for whatever it refuses: only its words tell these apart. */
const TROUBLES: readonly [RegExp, ProviderTrouble][] = [
  [/(not have enough|insufficient) (account )?balance/i, 'lowBalance'],
  [/id provided does not exist/i, 'unknownId'],
]
const troubleIn = (reason: string) => TROUBLES.find(([words]) => words.test(reason))?.[1]

/** A sentence of theirs, which ours may follow. */
function reasonIn(body: unknown): string | undefined {
  const { data } = errorShape.safeParse(body)
  const words = data?.error.description.replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON)
  if (!words) return undefined
  return /[.!?]$/.test(words) ? words : `${words}.`
}
