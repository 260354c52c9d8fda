import { confirmEmailCall } from '#contract/accounts/email-change.endpoints.ts'
import { CHANGE_DETAILS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkForm } from './link-form.tsx'

export default function ConfirmEmail() {
  return (
    <FormPage title="Confirm Your New Email" intro="Once confirmed you log in with it, and our mails go there.">
      <LinkForm endpoint={confirmEmailCall} label="Confirm Your New Email" text="Confirm" busyText="Confirming..." />
      <FormLinks>
        <p>
          Link expired? <TextLink to={CHANGE_DETAILS_PATH}>Change Details</TextLink> sends another one.
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta('Confirm Your New Email', 'Confirm the new email of your account with Likho.')
