import { useNavigate } from 'react-router'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { msg, t } from '#contract/platform/t.ts'
import { sellerRegisterCall } from '#contract/sellers/sellers.endpoints.ts'
import { keepPending } from '#web/accounts/pending-registration.ts'
import { TermsNote } from '#web/accounts/terms-note.tsx'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { notice } from '#web/forms/notice.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { EmailField, FullNameField, UsernameField } from '#web/forms/person-fields.tsx'
import { PictureField } from '#web/forms/picture-field.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { LOGIN_PATH, SELLER_LOGIN_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { rich } from '#web/kit/rich-text.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { GstinField } from './gstin-field.tsx'

export default function SellerRegister() {
  const navigate = useNavigate()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: sellerRegisterCall,
    fallback: accountPageTexts.registerFailed,
    onDone({ message, userId }) {
      keepPending(userId, Date.now())
      navigate(LOGIN_PATH, { state: { ...notice(message), mustVerify: true } })
    },
  })
  return (
    <FormPage title={t('Register')} intro={t('Create your seller account. We review each one before you can sell.')}>
      <AccountForm {...form} aria-label={t('Register')}>
        <FullNameField fields={fields} hint={t('Your name or your business’s name.')} />
        <EmailField
          fields={fields}
          hint={t('We’ll email you a verification code, and let you know when you’re approved.')}
        />
        <UsernameField fields={fields} hint={accountTexts.badUsername} />
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="new-password"
          required
          fields={fields}
          hint={accountTexts.passwordTooShort}
        />
        <GstinField fields={fields} />
        <PictureField label={t('Avatar')} name="avatar" fields={fields} required />
        <Message text={problem} />
        <SubmitButton busy={busy} text={t('Register')} busyText={t('Registering...')} />
      </AccountForm>
      <FormLinks>
        <p>
          {rich('Already a user? <a>Log in</a>', { a: (text) => <TextLink to={SELLER_LOGIN_PATH}>{text}</TextLink> })}
        </p>
        <TermsNote />
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta(msg('Register as a seller'), msg('Create your Likho seller account.'))
