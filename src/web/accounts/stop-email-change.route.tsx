import { stopEmailChangeCall } from '#contract/accounts/email-change.endpoints.ts'
import { HELPDESK_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { clearSessionData } from '#web/session/clear-session-data.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkForm } from './link-form.tsx'

export default function StopEmailChange() {
  return (
    <FormPage
      title="Keep Your Email"
      intro="You did not ask for a new email? Then someone knows your password. We keep the email you had, log out every device and mail you a link for a new password."
    >
      <LinkForm
        endpoint={stopEmailChangeCall}
        label="Keep Your Email"
        text="This was not me"
        busyText="Stopping..."
        look="danger"
        onDone={clearSessionData}
      />
      <FormLinks>
        <p>
          Link expired? <TextLink to={HELPDESK_PATH}>Reach the helpdesk</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta('Keep Your Email', 'Stop a change of email that you did not ask for.')
