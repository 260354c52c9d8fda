import { GO_LIVE_WORDS, type GoLiveCheck } from '#contract/go-live/go-live-checks.ts'
import type { GoLiveLine } from '#contract/go-live/judge-go-live.ts'
import { twoStepPath } from '#web/kit/paths.ts'
import { ADMIN_GO_LIVE_PATH, ADMIN_SETTINGS_PATH } from '#web/kit/staff-paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { STATE_LOOKS } from './state-looks.ts'
import type { Busy } from './use-go-live.ts'

/** Where it is mended, for what is mended in the shop itself. */
const LINKS: { [Check in GoLiveCheck]?: { to: string; text: string } } = {
  identity: { to: ADMIN_SETTINGS_PATH, text: 'Open settings' },
  grievance: { to: ADMIN_SETTINGS_PATH, text: 'Open settings' },
  secondFactor: { to: twoStepPath(ADMIN_GO_LIVE_PATH), text: 'Set up yours' },
}

type Props = { line: GoLiveLine; busy: Busy; onCheck: (check: GoLiveCheck) => void; onMail: () => void }

/** How one thing stands; why it matters and how it is mended as long as it is not right. */
export function GoLiveRow({ line: { check, state, detail }, busy, onCheck, onMail }: Props) {
  const { title, why, mend } = GO_LIVE_WORDS[check]
  const { icon: Icon, word, colour } = STATE_LOOKS[state]
  const link = state === 'ok' ? undefined : LINKS[check]
  const isBusy = busy !== undefined
  const checkText = busy === check ? 'Checking…' : 'Check again'
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-8">
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <Icon aria-hidden className={`mt-0.5 size-5 ${colour}`} />
        <div className="grid gap-1">
          <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
            {title}
            <span className={`font-semibold text-fine ${colour}`}>{word}</span>
          </h2>
          <p className="max-w-measure text-pretty [overflow-wrap:anywhere]">{detail}</p>
          {state !== 'ok' && (
            <p className="max-w-measure text-pretty text-ink-soft text-small [overflow-wrap:anywhere]">
              {why} {mend}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-lg:pl-8">
        {link && <ButtonLink to={link.to}>{link.text}</ButtonLink>}
        {check === 'mail' && (
          <Button aria-disabled={isBusy} onClick={onMail}>
            {busy === 'sending' ? 'Sending…' : 'Mail me a link'}
          </Button>
        )}
        <Button
          aria-disabled={isBusy}
          aria-label={`${checkText}: ${title}`}
          onClick={() => onCheck(check)}
          className="min-w-32"
        >
          {checkText}
        </Button>
      </div>
    </li>
  )
}
