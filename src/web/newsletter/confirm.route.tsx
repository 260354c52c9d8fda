import { confirmSubscriptionCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { LinkPage, notKept } from './link-page.tsx'

export const headers = notKept

export default function ConfirmSubscription() {
  return (
    <LinkPage
      call={confirmSubscriptionCall}
      title="Get offers and new arrivals"
      intro="One last step: confirm, and you’ll get the Likho newsletter by email."
      button="Confirm subscription"
      busyButton="Subscribing…"
    />
  )
}

export const meta = privatePageMeta('Confirm your subscription', 'Confirm your subscription to the Likho newsletter.')
