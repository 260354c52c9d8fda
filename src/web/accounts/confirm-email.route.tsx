import { confirmEmailCall } from '#contract/accounts/email-change.endpoints.ts'
import { CHANGE_DETAILS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkForm } from './link-form.tsx'

export default function ConfirmEmail() {
  return (
    <FormPage title="Confirm your new email" intro="You’ll log in with it, and we’ll send our emails there.">
      <LinkForm endpoint={confirmEmailCall} label="Confirm your new email" text="Confirm" busyText="Confirming..." />
      <FormLinks>
        <p>
          Link expired? <TextLink to={CHANGE_DETAILS_PATH}>Get a new one</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta('Confirm your new email', 'Confirm the new email for your Likho account.')
