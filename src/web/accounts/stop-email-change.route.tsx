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
      title="Keep your email"
      intro="Didn’t ask for a new email? Someone may know your password. We’ll keep your old email, log out all devices and email you a link to set a new password."
    >
      <LinkForm
        endpoint={stopEmailChangeCall}
        label="Keep your email"
        text="This wasn’t me"
        busyText="Stopping..."
        look="danger"
        onDone={clearSessionData}
      />
      <FormLinks>
        <p>
          Link expired? <TextLink to={HELPDESK_PATH}>Contact the helpdesk</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta('Keep your email', 'Stop an email change you didn’t ask for.')
