import { useEffect, useId, useRef, useState } from 'react'
import { t } from '#contract/platform/t.ts'
import { LOGIN_PATH, REGISTER_PATH } from '#web/kit/paths.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { watchIdle } from './idle-watch.ts'

/** Keys that work the overlay itself. */
const OVERLAY_KEYS = ['Tab', 'Shift', 'Enter', ' ']

/** Greets visitors who come back after half an hour; who is logged in needs no login. Whatever they do puts it away, unless it is done on the card itself. */
export function IdleOverlay() {
  const isLoggedIn = useSessionUser() !== null
  const [shown, setShown] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      watchIdle(window, {
        onIdle: () => setShown(true),
        onReturn: () => setShown(false),
        isReturn: (event) => !isOnOverlay(event, card.current),
      }),
    [],
  )
  return shown && !isLoggedIn ? <Overlay card={card} /> : null
}

function isOnOverlay(event: Event, card: HTMLElement | null): boolean {
  if (!card?.contains(event.target as Node)) return false
  return event.type === 'mousemove' || (event instanceof KeyboardEvent && OVERLAY_KEYS.includes(event.key))
}

/** While the overlay is there it has the focus, so that it is read out; then whatever had it before. */
function borrowFocus(button: HTMLButtonElement): () => void {
  const before = document.activeElement
  button.focus({ preventScroll: true })
  return () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** Not a modal dialog: Tab leads on into the page. */
function Overlay({ card }: { card: React.RefObject<HTMLDivElement | null> }) {
  const id = useId()
  return (
    <div className="fixed inset-0 z-40 grid items-center justify-items-center bg-[#0b0e16]/50 p-4">
      <div
        ref={card}
        role="alertdialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        className="w-full max-w-dialog rounded-card bg-sheet p-6 shadow-float"
      >
        <h2 id={`${id}title`} className="font-semibold text-lead">
          {t('Still there?')}
        </h2>
        <p id={`${id}text`} className="mt-2 text-ink-soft">
          {t("You haven't interacted in a while. Please log in or register.")}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={LOGIN_PATH} look="primary">
            {t('Log in')}
          </ButtonLink>
          <ButtonLink to={REGISTER_PATH}>{t('Register')}</ButtonLink>
          <Button ref={borrowFocus} look="quiet">
            {t('Dismiss')}
          </Button>
        </div>
      </div>
    </div>
  )
}
