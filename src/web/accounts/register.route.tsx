import { useNavigate } from 'react-router'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { registerCall } from '#contract/accounts/registration.endpoints.ts'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { FormLinks, FormPage } from './form-page.tsx'
import { Message } from './message.tsx'
import { PasswordField } from './password-field.tsx'
import { keepPending } from './pending-registration.ts'
import { EmailField, FullNameField, UsernameField } from './person-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { TermsNote } from './terms-note.tsx'
import { TextLink } from './text-link.tsx'
import { useFormCall } from './use-form-call.ts'

export default function Register() {
  const navigate = useNavigate()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: registerCall,
    fallback: accountPageTexts.registerFailed,
    onDone({ userId }) {
      keepPending(userId, Date.now())
      navigate('/verifyotp')
    },
  })
  return (
    <FormPage title="Register" intro="Keep your cart, your addresses and your orders in one place.">
      <AccountForm {...form} aria-label="Register">
        <FullNameField fields={fields} />
        <EmailField fields={fields} hint="We send a code to it, to see that it is yours." />
        <UsernameField fields={fields} hint={accountTexts.badUsername} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          fields={fields}
          hint={accountTexts.passwordTooShort}
        />
        <PictureField label="Avatar (optional)" name="avatar" fields={fields} />
        <Message text={problem} />
        <SubmitButton busy={busy} text="Register" busyText="Registering..." />
      </AccountForm>
      <FormLinks>
        <p>
          Already a user? <TextLink to="/userLogin">Log in</TextLink>
        </p>
        <TermsNote />
      </FormLinks>
    </FormPage>
  )
}

export const meta = accountMeta('Register', 'Open your account with Likho.')
