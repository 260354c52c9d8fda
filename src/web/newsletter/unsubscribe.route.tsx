import { unsubscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { LinkPage, notKept } from './link-page.tsx'

export const headers = notKept

export default function Unsubscribe() {
  return (
    <LinkPage
      call={unsubscribeCall}
      title="Leave the newsletter"
      intro="Press the button, and no more letters go to this address. Mails about your orders still do."
      button="Unsubscribe"
      busyButton="Unsubscribing…"
    />
  )
}

export const meta = privatePageMeta('Unsubscribe', 'Leave the newsletter of Likho.')
