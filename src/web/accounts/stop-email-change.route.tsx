import { stopEmailChangeCall } from '#contract/accounts/email-change.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { HELPDESK_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { rich } from '#web/kit/rich-text.ts'
import { clearSessionData } from '#web/session/clear-session-data.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkForm } from './link-form.tsx'

export default function StopEmailChange() {
  return (
    <FormPage
      isTall
      title={t('Keep your email')}
      intro={t(
        'Didn’t ask for a new email? Someone may know your password. We’ll keep your old email, log out all devices and email you a link to set a new password.',
      )}
    >
      <LinkForm
        endpoint={stopEmailChangeCall}
        label={t('Keep your email')}
        text={t('This wasn’t me')}
        busyText={t('Stopping...')}
        look="danger"
        onDone={clearSessionData}
      />
      <FormLinks>
        <p>
          {rich('Link expired? <a>Contact the helpdesk</a>', {
            a: (text) => <TextLink to={HELPDESK_PATH}>{text}</TextLink>,
          })}
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta(msg('Keep your email'), msg('Stop an email change you didn’t ask for.'))
