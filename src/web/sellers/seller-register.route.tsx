import { useNavigate } from 'react-router'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { sellerRegisterCall } from '#contract/sellers/sellers.endpoints.ts'
import { AccountForm, SubmitButton } from '#web/accounts/account-form.tsx'
import { accountMeta } from '#web/accounts/account-meta.ts'
import { accountPageTexts } from '#web/accounts/account-pages.texts.ts'
import { FormLinks, FormPage } from '#web/accounts/form-page.tsx'
import { Message } from '#web/accounts/message.tsx'
import { notice } from '#web/accounts/notice.tsx'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { EmailField, FullNameField, UsernameField } from '#web/accounts/person-fields.tsx'
import { PictureField } from '#web/accounts/picture-field.tsx'
import { TermsNote } from '#web/accounts/terms-note.tsx'
import { TextLink } from '#web/accounts/text-link.tsx'
import { useFormCall } from '#web/accounts/use-form-call.ts'
import { GstinField } from './gstin-field.tsx'

export default function SellerRegister() {
  const navigate = useNavigate()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: sellerRegisterCall,
    fallback: accountPageTexts.registerFailed,
    onDone: ({ message }) => navigate('/userLogin', { state: notice(message) }),
  })
  return (
    <FormPage title="Register" intro="Open your seller account. We look at each one before it sells.">
      <AccountForm {...form} aria-label="Register">
        <FullNameField fields={fields} hint="Yours, or that of your business." />
        <EmailField fields={fields} hint="We write to it when your account is approved." />
        <UsernameField fields={fields} hint={accountTexts.badUsername} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          fields={fields}
          hint={accountTexts.passwordTooShort}
        />
        <GstinField fields={fields} />
        <PictureField label="Avatar" name="avatar" fields={fields} required />
        <Message text={problem} />
        <SubmitButton busy={busy} text="Register" busyText="Registering..." />
      </AccountForm>
      <FormLinks>
        <p>
          Already a user? <TextLink to="/sellerLogin">Log in</TextLink>
        </p>
        <TermsNote />
      </FormLinks>
    </FormPage>
  )
}

export const meta = accountMeta('Register as a seller', 'Open your seller account with Likho.')
