import { type ReactNode, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Confirmation, ConfirmDialog } from './confirm-dialog.tsx'
import { focusAfter } from './focus-after.ts'

export type Confirm = (confirmation: Confirmation) => void

type Opened = { confirmation: Confirmation; count: number; finalFocus: () => HTMLElement | null }

/**
 * Asks before something is done: `confirm({ title, …, act })`, with the dialog somewhere on the page. What was done may
 * have changed anything on the page, so its loaders run again before the dialog closes. A reason that was typed and not
 * given is there again when the same is asked again.
 */
export function useConfirm(): { confirm: Confirm; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened>()
  const [open, setOpen] = useState(false)
  const reasons = useRef(new Map<string, string>())
  const { revalidate } = useRevalidator()

  function confirm(confirmation: Confirmation) {
    const finalFocus = focusAfter(document.activeElement)
    setOpened((before) => ({ confirmation, count: (before?.count ?? 0) + 1, finalFocus }))
    setOpen(true)
  }

  const about = opened?.confirmation.reason?.about ?? ''
  const dialog = opened && (
    <ConfirmDialog
      key={opened.count}
      confirmation={{ onDone: revalidate, ...opened.confirmation }}
      open={open}
      onClose={() => setOpen(false)}
      finalFocus={opened.finalFocus}
      draft={reasons.current.get(about)}
      onDraft={(reason) => reasons.current.set(about, reason)}
    />
  )
  return { confirm, dialog }
}
