import { useNavigate } from 'react-router'
import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import type { confirmEmailCall, stopEmailChangeCall } from '#contract/accounts/email-change.endpoints.ts'
import { t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { notice } from '#web/forms/notice.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { ACCOUNT_PATH, LOGIN_PATH } from '#web/kit/paths.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { Message } from '#web/ui/message.tsx'
import { useLinkToken } from './use-link-token.ts'

type Props = {
  endpoint: typeof confirmEmailCall | typeof stopEmailChangeCall
  label: string
  text: string
  busyText: string
  look?: 'primary' | 'danger'
  /** Done before the next page opens, which depends on whether anybody is still logged in. */
  onDone?: () => Promise<void>
}

/** The one button of a page that a mailed link opens. Nothing happens before it is pressed. */
export function LinkForm({ endpoint, label, onDone, ...button }: Props) {
  const navigate = useNavigate()
  const token = useLinkToken()
  const { busy, problem, form } = useFormCall({
    endpoint,
    fallback: accountPageTexts.registerFailed,
    also: () => ({ token: token ?? '' }),
    async onDone({ message }) {
      await onDone?.()
      navigate(sessionUser() ? ACCOUNT_PATH : LOGIN_PATH, { state: notice(message), replace: true })
    },
  })
  if (token === null) return <Message text={t(accountFailures.linkOver.text)} />
  return (
    <AccountForm {...form} aria-label={label}>
      <Message text={problem} />
      <SubmitButton busy={busy} {...button} />
    </AccountForm>
  )
}
