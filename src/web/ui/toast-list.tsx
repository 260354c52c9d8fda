import { useEffect } from 'react'
import { toast as show, Toaster } from 'sonner'
import { t } from '#contract/platform/t.ts'
import { clearWaitingToasts, useWaitingToasts } from './toast.ts'

const SHOWN_FOR_MS = 6_000

const SHOW = { good: show.success, bad: show.error, plain: show }

/** On phones some pages have a bar at the bottom; without the network all of them have. */
const ABOVE_BAR = { bottom: 'calc(var(--bottom-bar, 0px) + var(--offline-bar, 0px) + 1rem)' }

const colours = {
  '--normal-bg': 'var(--color-sheet)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'var(--color-line)',
  '--border-radius': 'var(--radius-card)',
  fontFamily: 'inherit',
  // Above the page and its bars, below a dialog and what dims the page behind it.
  zIndex: 35,
} as React.CSSProperties

/** The cross is as large as a finger, inside the toast and beside its text. */
const LOOKS = {
  classNames: {
    toast: 'py-2! pr-14!',
    actionButton: 'h-11! rounded-field! px-4!',
    closeButton:
      'top-1/2! right-1! left-auto! size-11! -translate-y-1/2! transform-none! rounded-field! border-0! bg-transparent! text-ink! [&>svg]:size-4',
  },
}

export default function ToastList() {
  const waiting = useWaitingToasts()
  useEffect(() => {
    if (waiting.length === 0) return
    for (const { tone, text, action, alert } of waiting) {
      SHOW[tone](alert ? <span role="alert">{text}</span> : text, { duration: SHOWN_FOR_MS, action })
    }
    clearWaitingToasts()
  }, [waiting])
  return (
    <Toaster
      position="bottom-center"
      offset={ABOVE_BAR}
      mobileOffset={ABOVE_BAR}
      style={colours}
      toastOptions={{ ...LOOKS, closeButtonAriaLabel: t('Close toast') }}
      closeButton
      containerAriaLabel={t('Notifications')}
    />
  )
}
