import { unsubscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { LinkPage, notKept } from './link-page.tsx'

export const headers = notKept

export default function Unsubscribe() {
  return (
    <LinkPage
      call={unsubscribeCall}
      title={t('Unsubscribe from the newsletter')}
      intro={t('You won’t get any more newsletters. We’ll still email you about your orders.')}
      button={t('Unsubscribe')}
      busyButton={t('Unsubscribing…')}
    />
  )
}

export const meta = privatePageMeta(msg('Unsubscribe'), msg('Unsubscribe from the Likho newsletter.'))
