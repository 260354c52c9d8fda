import { useNavigate } from 'react-router'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { registerCall } from '#contract/accounts/registration.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { EmailField, FullNameField, UsernameField } from '#web/forms/person-fields.tsx'
import { PictureField } from '#web/forms/picture-field.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { loginPath, verifyEmailPath } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { rich } from '#web/kit/rich-text.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { useNext } from '#web/session/use-next.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { keepPending } from './pending-registration.ts'
import { TermsNote } from './terms-note.tsx'

export default function Register() {
  const navigate = useNavigate()
  const next = useNext()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: registerCall,
    fallback: accountPageTexts.registerFailed,
    onDone({ userId }) {
      keepPending(userId, Date.now())
      navigate(verifyEmailPath(next))
    },
  })
  return (
    <FormPage title={t('Register')} intro={t('Keep your cart, addresses and orders in one place.')}>
      <AccountForm {...form} aria-label={t('Register')}>
        <FullNameField fields={fields} />
        <EmailField fields={fields} hint={t('We’ll email you a verification code.')} />
        <UsernameField fields={fields} hint={accountTexts.badUsername} />
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="new-password"
          required
          fields={fields}
          hint={accountTexts.passwordTooShort}
        />
        <PictureField label={t('Avatar (optional)')} name="avatar" fields={fields} />
        <Message text={problem} />
        <SubmitButton busy={busy} text={t('Register')} busyText={t('Registering...')} />
      </AccountForm>
      <FormLinks>
        <p>
          {rich('Already a user? <a>Log in</a>', { a: (text) => <TextLink to={loginPath(next)}>{text}</TextLink> })}
        </p>
        <TermsNote />
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta(msg('Register'), msg('Create your Likho account.'))
