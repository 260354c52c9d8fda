import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { resetPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { notice } from '#web/forms/notice.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { FORGOT_PASSWORD_PATH, LOGIN_PATH, loginPath } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { forgetUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NewPasswordFields, passwordsDiffer } from './new-password-fields.tsx'
import { takeNext } from './next-after-reset.ts'
import { useLinkToken } from './use-link-token.ts'

/** Opening it does nothing: programs that look into links before their reader does use none of them up. */
export default function ResetPassword() {
  const navigate = useNavigate()
  const token = useLinkToken()
  const [isOver, setOver] = useState(false)
  const { busy, fields, problem, form } = useFormCall({
    endpoint: resetPasswordCall,
    fallback: accountPageTexts.changePasswordFailed,
    also: () => ({ token: token ?? '' }),
    check: passwordsDiffer,
    onRefused: ({ kind }) => setOver(kind.code === accountFailures.linkOver.code),
    onDone({ message }) {
      forgetUser()
      navigate(loginPath(takeNext()), { state: notice(message), replace: true })
    },
  })
  return (
    <FormPage isTall title={t('Set a new password')} intro={t('This logs out all your devices.')}>
      {isOver || token === null ? (
        <LinkOver />
      ) : (
        <>
          <AccountForm {...form} aria-label={t('Set a new password')}>
            <NewPasswordFields fields={fields} />
            <Message text={problem} />
            <SubmitButton busy={busy} text={t('Set password')} busyText={t('Saving...')} />
          </AccountForm>
          <OtherWay />
        </>
      )}
    </FormPage>
  )
}

const OtherWay = () => (
  <FormLinks>
    <p>
      <TextLink to={LOGIN_PATH}>{t('Back to login')}</TextLink>
    </p>
  </FormLinks>
)

/** Takes the place of the whole form, so that nothing is left to move. */
const LinkOver = () => (
  <>
    <Message text={t(accountFailures.linkOver.text)} />
    <ButtonLink look="primary" to={FORGOT_PASSWORD_PATH}>
      {t('Get a new link')}
    </ButtonLink>
    <OtherWay />
  </>
)

export const meta = privatePageMeta(msg('Set a new password'), msg('Set a new password for your Likho account.'))
