import { confirmSubscriptionCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { LinkPage, notKept } from './link-page.tsx'

export const headers = notKept

export default function ConfirmSubscription() {
  return (
    <LinkPage
      call={confirmSubscriptionCall}
      title="Letters from the counter"
      intro="One last step: say yes, and the newsletter of Likho comes to your mailbox."
      button="Yes, write to me"
      busyButton="Subscribing…"
    />
  )
}

export const meta = privatePageMeta('Confirm your subscription', 'Confirm that you want the newsletter of Likho.')
