import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Confirmation, ConfirmDialog } from './confirm-dialog.tsx'

export type Confirm = (confirmation: Confirmation) => void

type Opened = { confirmation: Confirmation; count: number; finalFocus: () => HTMLElement | null }

/**
 * Asks before something is done: `confirm({ title, …, act })`, with the dialog somewhere on the page. What was done may
 * have changed anything on the page, so its loaders run again before the dialog closes.
 */
export function useConfirm(): { confirm: Confirm; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened>()
  const [open, setOpen] = useState(false)
  const { revalidate } = useRevalidator()

  function confirm(confirmation: Confirmation) {
    const finalFocus = focusAfter(document.activeElement)
    setOpened((before) => ({ confirmation, count: (before?.count ?? 0) + 1, finalFocus }))
    setOpen(true)
  }

  const dialog = opened && (
    <ConfirmDialog
      key={opened.count}
      confirmation={{ onDone: revalidate, ...opened.confirmation }}
      open={open}
      onClose={() => setOpen(false)}
      finalFocus={opened.finalFocus}
    />
  )
  return { confirm, dialog }
}

/** The button that was pressed; should that go with what is done, the list that it was in. */
function focusAfter(pressed: Element | null): () => HTMLElement | null {
  const list = pressed?.closest<HTMLElement>('[data-keeps-focus]') ?? null
  return () => (pressed instanceof HTMLElement && pressed.isConnected ? pressed : list)
}
