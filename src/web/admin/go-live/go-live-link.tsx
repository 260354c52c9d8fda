import { ChevronRight, Rocket } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { listGoLiveCall } from '#contract/go-live/go-live.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { ADMIN_GO_LIVE_PATH } from '#web/kit/staff-paths.ts'
import { leftText } from './left-text.ts'

/** How the go-live list stands, for whom it is there: undefined until it is known, null where there is nothing to say. */
export function useGoLiveLeft(user: User): string | null | undefined {
  const mayLook = can(user, 'manageSettings')
  const [left, setLeft] = useState<string | null>()
  useEffect(() => {
    if (!mayLook) return
    let isGone = false
    const say = (text: string | null) => isGone || setLeft(text)
    api(listGoLiveCall).then(
      ({ data }) => say(data.every(({ state }) => state === 'ok') ? null : leftText(data)),
      // The page itself says what is wrong; the dashboard does without the link.
      () => say(null),
    )
    return () => {
      isGone = true
    }
  }, [mayLook])
  return mayLook ? left : null
}

/** On the dashboard until everything is green. */
export const GoLiveLink = ({ text }: { text: string }) => (
  <Link
    to={ADMIN_GO_LIVE_PATH}
    className="flex items-center gap-3 rounded-card border border-line bg-sheet p-4 font-medium transition-colors hover:border-brand"
  >
    <Rocket aria-hidden className="size-6 shrink-0 text-brand" />
    Go live: {text}
    <ChevronRight aria-hidden className="ml-auto size-5 shrink-0 text-ink-soft" />
  </Link>
)
