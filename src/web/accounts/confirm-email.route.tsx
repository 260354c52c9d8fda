import { confirmEmailCall } from '#contract/accounts/email-change.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { CHANGE_DETAILS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { rich } from '#web/kit/rich-text.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkForm } from './link-form.tsx'

export default function ConfirmEmail() {
  return (
    <FormPage
      isTall
      title={t('Confirm your new email')}
      intro={t('You’ll log in with it, and we’ll send our emails there.')}
    >
      <LinkForm
        endpoint={confirmEmailCall}
        label={t('Confirm your new email')}
        text={t('Confirm')}
        busyText={t('Confirming...')}
      />
      <FormLinks>
        <p>
          {rich('Link expired? <a>Get a new one</a>', {
            a: (text) => <TextLink to={CHANGE_DETAILS_PATH}>{text}</TextLink>,
          })}
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta(msg('Confirm your new email'), msg('Confirm the new email for your Likho account.'))
