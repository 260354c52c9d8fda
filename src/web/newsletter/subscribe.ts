import { newsletterTexts } from '#contract/newsletter/newsletter.texts.ts'
import { BAD_EMAIL } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import { isFailure } from '#web/kit/is-failure.ts'

export type Outcome =
  | { done: string }
  /** The address itself is wrong: said beside the field. */
  | { wrong: string }
  /** The address may be right, yet it did not arrive. */
  | { failed: string }

export type SendSubscription = (email: string) => Promise<{ message: string }>

/** Subscribes an address. What has no @ is refused before the network is used; the shop looks closer. */
export async function subscribe(email: string, send: SendSubscription): Promise<Outcome> {
  if (!email.includes('@')) return { wrong: t(BAD_EMAIL) }
  try {
    const { message } = await send(email)
    return { done: message }
  } catch (error) {
    const wrong = isFailure(error) ? error.fields?.email : undefined
    return wrong ? { wrong } : { failed: newsletterTexts.failed }
  }
}
