import { useNavigate } from 'react-router'
import { OTP_LASTS_MINUTES } from '#contract/accounts/accounts.texts.ts'
import { verifyOtpCall } from '#contract/accounts/registration.endpoints.ts'
import { useAwake } from '#web/catalog/use-awake.ts'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { FormLinks, FormPage } from './form-page.tsx'
import { isGoodNews } from './is-good-news.ts'
import { Message } from './message.tsx'
import { notice } from './notice.tsx'
import { OtpField } from './otp-field.tsx'
import { forgetPending, pendingUserId } from './pending-registration.ts'
import { ResendCode } from './resend-code.tsx'
import { TextLink } from './text-link.tsx'
import { useFormCall } from './use-form-call.ts'

export default function VerifyOtp() {
  const navigate = useNavigate()
  const userId = useAwake() ? pendingUserId() : undefined
  const isUnknown = useAwake() && userId === undefined
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
        <Message text={message} tone={message && isGoodNews(message) ? 'good' : 'bad'} />
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

export const meta = accountMeta('Verify Your Email', 'Enter the code from our mail to open your account with Likho.')
