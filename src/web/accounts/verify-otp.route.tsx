import { useNavigate } from 'react-router'
import { OTP_LASTS_MINUTES } from '#contract/accounts/accounts.texts.ts'
import { verifyOtpCall } from '#contract/accounts/registration.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { loginPath, registerPath, SELLER_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { rich } from '#web/kit/rich-text.ts'
import { keepUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { safeNext } from '#web/session/safe-next.ts'
import { useNext } from '#web/session/use-next.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { isSuccessText } from './is-success-text.ts'
import { OtpField } from './otp-field.tsx'
import { forgetPending, pendingUserId } from './pending-registration.ts'
import { ResendCode } from './resend-code.tsx'

export default function VerifyOtp() {
  const navigate = useNavigate()
  const next = useNext()
  const userId = useHydrated() ? pendingUserId() : undefined
  const isUnknown = useHydrated() && userId === undefined
  const { busy, fields, problem, form } = useFormCall({
    endpoint: verifyOtpCall,
    fallback: accountPageTexts.otpFailed,
    also: () => ({ userId: pendingUserId() ?? '' }),
    onDone({ message, data: { user } }) {
      forgetPending()
      keepUser(user)
      toast({ tone: 'good', text: message })
      navigate(safeNext(next, user.role === 'seller' ? SELLER_PATH : undefined), { replace: true })
    },
  })
  return (
    <FormPage
      isTall
      title={t('Verify Your Email')}
      intro={t('Enter the 6-digit code we emailed you. It works for {minutes} minutes.', {
        minutes: OTP_LASTS_MINUTES,
      })}
    >
      <AccountForm {...form} aria-label={t('Verify Your Email')}>
        <OtpField label={t('Enter OTP')} fields={fields} />
        <Message text={problem} tone={problem && isSuccessText(problem) ? 'good' : 'bad'} />
        <SubmitButton busy={busy} text={t('Verify OTP')} busyText={t('Verifying...')} />
      </AccountForm>
      {userId ? (
        <ResendCode userId={userId} />
      ) : isUnknown ? (
        <Message text={problem ? undefined : accountPageTexts.noUserId} />
      ) : (
        <ResendPlace />
      )}
      <FormLinks>
        <p>
          {rich('Wrong email? <a>Register again</a>', {
            a: (text) => <TextLink to={registerPath(next)}>{text}</TextLink>,
          })}
        </p>
        <p>
          {rich('Already a user? <a>Log in</a>', { a: (text) => <TextLink to={loginPath(next)}>{text}</TextLink> })}
        </p>
      </FormLinks>
    </FormPage>
  )
}

/** As high as the button, which only the browser knows whether to show: what stands below it does not jump. */
const ResendPlace = () => <div className="noscript:hidden h-11" />

export const meta = privatePageMeta(
  msg('Verify Your Email'),
  msg('Enter the code we emailed you to create your Likho account.'),
)
