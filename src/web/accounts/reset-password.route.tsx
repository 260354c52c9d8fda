import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { resetPasswordCall } from '#contract/accounts/registration.endpoints.ts'
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
    <FormPage title="Set a new password" intro="This logs out all your devices.">
      {isOver || token === null ? (
        <LinkOver />
      ) : (
        <AccountForm {...form} aria-label="Set a new password">
          <NewPasswordFields fields={fields} />
          <Message text={problem} />
          <SubmitButton busy={busy} text="Set password" busyText="Saving..." />
        </AccountForm>
      )}
      <FormLinks>
        <p>
          <TextLink to={LOGIN_PATH}>Back to login</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

const LinkOver = () => (
  <>
    <Message text={accountFailures.linkOver.text} />
    <ButtonLink look="primary" to={FORGOT_PASSWORD_PATH}>
      Get a new link
    </ButtonLink>
  </>
)

export const meta = privatePageMeta('Set a new password', 'Set a new password for your Likho account.')
