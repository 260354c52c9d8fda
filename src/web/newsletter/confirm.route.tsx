import { confirmSubscriptionCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { LinkPage, notKept } from './link-page.tsx'

export const headers = notKept

export default function ConfirmSubscription() {
  return (
    <LinkPage
      call={confirmSubscriptionCall}
      title={t('The Likho newsletter')}
      intro={t('One last step: confirm, and you’re on the list for the Likho newsletter.')}
      button={t('Confirm subscription')}
      busyButton={t('Subscribing…')}
    />
  )
}

export const meta = privatePageMeta(
  msg('Confirm your subscription'),
  msg('Confirm your subscription to the Likho newsletter.'),
)
