import { useState } from 'react'
import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { t } from '#contract/platform/t.ts'
import { useHandedOver } from '#web/forms/notice.tsx'
import { verifyEmailPath } from '#web/kit/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { keepPending } from './pending-registration.ts'

/** Whether the e-mail is still to be proved: the page before said so, or the last login was refused for it. */
export function useMustVerify() {
  const { mustVerify: wasSaid = false } = useHandedOver()
  const [isRefused, setRefused] = useState<boolean>()
  return {
    wasSaid: wasSaid && isRefused === undefined,
    isRefused: isRefused === true,
    noteRefusal({ kind, data }: Failure) {
      const isPending = kind.code === accountFailures.notVerified.code
      if (isPending && data?.userId) keepPending(data.userId)
      setRefused(isPending)
    },
  }
}

export const VerifyEmailLink = ({ next }: { next: string | null }) => (
  <ButtonLink to={verifyEmailPath(next)}>{t('Verify your email')}</ButtonLink>
)
