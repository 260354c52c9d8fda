import { useNavigate } from 'react-router'
import { OTP_LASTS_MINUTES } from '#contract/accounts/accounts.texts.ts'
import { verifyOtpCall } from '#contract/accounts/registration.endpoints.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { notice } from '#web/forms/notice.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { isSuccessText } from './is-success-text.ts'
import { OtpField } from './otp-field.tsx'
import { forgetPending, pendingUserId } from './pending-registration.ts'
import { ResendCode } from './resend-code.tsx'

export default function VerifyOtp() {
  const navigate = useNavigate()
  const userId = useHydrated() ? pendingUserId() : undefined
  const isUnknown = useHydrated() && userId === undefined
  const { busy, fields, problem, form } = useFormCall({
    endpoint: verifyOtpCall,
    fallback: accountPageTexts.otpFailed,
    also: () => ({ userId: pendingUserId() ?? '' }),
    onDone({ message }) {
      forgetPending()
      navigate('/userLogin', { state: notice(message) })
    },
  })
  const message = problem ?? (isUnknown ? accountPageTexts.noUserId : undefined)
  return (
    <FormPage
      title="Verify Your Email"
      intro={`We have sent a 6-digit code to your email. It is good for ${OTP_LASTS_MINUTES} minutes.`}
    >
      <AccountForm {...form} aria-label="Verify Your Email">
        <OtpField label="Enter OTP" fields={fields} />
        <Message text={message} tone={message && isSuccessText(message) ? 'good' : 'bad'} />
        <SubmitButton busy={busy} text="Verify OTP" busyText="Verifying..." />
      </AccountForm>
      {userId && <ResendCode userId={userId} />}
      <FormLinks>
        <p>
          Wrong address? <TextLink to="/register">Register again</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta(
  'Verify Your Email',
  'Enter the code from our mail to open your account with Likho.',
)
