import { confirmSubscriptionCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { LinkPage, notKept } from './link-page.tsx'

export const headers = notKept

export default function ConfirmSubscription() {
  return (
    <LinkPage
      call={confirmSubscriptionCall}
      title={t('Get offers and new arrivals')}
      intro={t('One last step: confirm, and you’ll get the Likho newsletter by email.')}
      button={t('Confirm subscription')}
      busyButton={t('Subscribing…')}
    />
  )
}

export const meta = privatePageMeta(
  msg('Confirm your subscription'),
  msg('Confirm your subscription to the Likho newsletter.'),
)
