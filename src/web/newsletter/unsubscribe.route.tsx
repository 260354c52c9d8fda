import { unsubscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { LinkPage, notKept } from './link-page.tsx'

export const headers = notKept

export default function Unsubscribe() {
  return (
    <LinkPage
      call={unsubscribeCall}
      title="Unsubscribe from the newsletter"
      intro="You won’t get any more newsletters. We’ll still email you about your orders."
      button="Unsubscribe"
      busyButton="Unsubscribing…"
    />
  )
}

export const meta = privatePageMeta('Unsubscribe', 'Unsubscribe from the Likho newsletter.')
