import { type FormEvent, type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { loginCall } from '#contract/accounts/session.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { msg, t } from '#contract/platform/t.ts'
import type { sellerLoginCall } from '#contract/sellers/sellers.endpoints.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { Notice } from '#web/forms/notice.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { UsernameField } from '#web/forms/person-fields.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { CHECKOUT_PATH, forgotPasswordPath } from '#web/kit/paths.ts'
import { keepUser } from '#web/kit/session-user.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { safeNext } from '#web/session/safe-next.ts'
import { useNext } from '#web/session/use-next.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useMustVerify, VerifyEmailLink } from './must-verify.tsx'
import { useSecondStep } from './use-second-step.tsx'

type Props = {
  title: string
  endpoint: typeof loginCall | typeof sellerLoginCall
  /** Whom it is for, where that is not everybody. */
  onlyFor?: Role
  /** Where it leads when no page asked for the login. */
  home?: string
  /** Ways to other pages. */
  children: ReactNode
}

/**
 * What the logins of shoppers and sellers share: the form, the code where one is wanted, and the way on. Whoever is logged
 * in goes on at once, also who was before or logs in in another tab.
 */
export function LoginPage({ onlyFor, home, ...rest }: Props) {
  const user = useSessionUser()
  const next = useNext()
  const { page, problem, onRefused } = useSecondStep(keepUser)
  if (user && (!onlyFor || user.role === onlyFor)) return <Navigate to={safeNext(next, home)} replace />
  return page || <LoginForm {...rest} next={next} onDone={keepUser} onRefused={onRefused} before={problem} />
}

const BEFORE_PAYING = msg('Log in or register to place your order.')

type FormProps = Omit<Props, 'onlyFor' | 'home'> & {
  next: string | null
  onDone: (user: User) => void
  onRefused: (failure: Failure) => void
  /** Why an earlier try led back here. */
  before: string | undefined
}

function LoginForm({ title, endpoint, children, next, onDone, onRefused, before }: FormProps) {
  const [isTyping, setTyping] = useState(false)
  const verify = useMustVerify()
  const { busy, fields, problem, form, dropProblem } = useFormCall({
    endpoint,
    fallback: accountPageTexts.loginFailed,
    unreachable: accountPageTexts.loginUnreachable,
    onDone: ({ data }) => onDone(data.user),
    onRefused(failure) {
      verify.noteRefusal(failure)
      onRefused(failure)
    },
  })
  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    dropProblem()
    setTyping(true)
  }
  return (
    <FormPage title={title} intro={next === CHECKOUT_PATH && t(BEFORE_PAYING)}>
      <Notice />
      {verify.wasSaid && <VerifyEmailLink next={next} />}
      <AccountForm {...form} onInput={onInput} aria-label={title}>
        <UsernameField fields={fields} hint={t('You can use your email too.')} />
        <PasswordField label={t('Password')} name="password" autoComplete="current-password" required fields={fields} />
        <Message text={problem ?? (isTyping ? undefined : before)} />
        {verify.isRefused && <VerifyEmailLink next={next} />}
        <SubmitButton busy={busy} text={t('Log in')} busyText={t('Logging in...')} />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to={forgotPasswordPath(next)}>{accountTexts.forgottenPassword}</TextLink>
        </p>
        {children}
      </FormLinks>
    </FormPage>
  )
}
