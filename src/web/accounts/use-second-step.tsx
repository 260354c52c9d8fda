import { lazy, type ReactNode, Suspense, useState } from 'react'
import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import type { User } from '#contract/accounts/user.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { t } from '#contract/platform/t.ts'
import { FormPage } from '#web/ui/form-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const LoginSecondStep = lazy(() => import('./login-second-step.tsx'))

const Waiting = () => (
  <FormPage title={t('Enter your code')}>
    <Skeleton className="h-40" />
  </FormPage>
)

/** For the pages of both logins: the page that asks for a code, while one is wanted, and why it led back to the login. */
export function useSecondStep(onDone: (user: User) => void) {
  const [loginToken, setLoginToken] = useState<string>()
  const [problem, setProblem] = useState<string>()

  /** Takes the refusal of a login as the beginning of its second step, if it is that. */
  function onRefused({ kind, data }: Failure) {
    setProblem(undefined)
    if (kind.code === secondFactorFailures.codeNeeded.code) setLoginToken(data?.loginToken)
  }

  function onBack(said?: string) {
    setProblem(said)
    setLoginToken(undefined)
  }

  const page: ReactNode = loginToken && (
    <Suspense fallback={<Waiting />}>
      <LoginSecondStep loginToken={loginToken} onDone={onDone} onBack={onBack} />
    </Suspense>
  )
  return { page, problem, onRefused }
}
