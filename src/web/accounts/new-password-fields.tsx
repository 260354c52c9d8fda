import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { t } from '#contract/platform/t.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import type { Fields } from '#web/forms/submit-endpoint.ts'

/** A new password, twice. */
export function NewPasswordFields({ fields }: { fields: Fields }) {
  return (
    <>
      <PasswordField
        label={t('New password')}
        name="newPassword"
        autoComplete="new-password"
        required
        fields={fields}
        hint={accountTexts.passwordTooShort}
      />
      <PasswordField
        label={t('Confirm new password')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        fields={fields}
      />
    </>
  )
}

/** Said whatever else is wrong: the schema looks at the pair only once each of them is good. */
export const passwordsDiffer = ({ newPassword, confirmPassword }: Record<string, unknown>): Fields =>
  newPassword === confirmPassword ? {} : { confirmPassword: accountTexts.passwordsDiffer }
