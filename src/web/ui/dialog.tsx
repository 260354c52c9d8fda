import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { t } from '#contract/platform/t.ts'
import { ICON_SPOT } from './icon-button.tsx'

type Overlay = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

type Look = {
  popup: string
  role?: 'alertdialog' | undefined
  description?: ReactNode
  closable?: boolean | undefined
  /** What has the focus afterwards, where the button that opened it may be gone by then. */
  finalFocus?: (() => HTMLElement | null) | undefined
  /** What has it first, where that is not the first that can. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Once it is gone and the focus is back where it was. */
  onClosed?: (() => void) | undefined
}

const BACKDROP =
  'fixed inset-0 z-40 bg-[#0b0e16]/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

/**
 * What dialogs and sheets share: the page behind it dimmed and still, a title, a way out, focus kept inside. One that is
 * not closable has no cross, and neither Escape nor a click outside ends it.
 */
export function ModalFrame({
  open,
  onOpenChange,
  title,
  children,
  popup,
  role,
  description,
  closable = true,
  finalFocus,
  initialFocus,
  onClosed,
}: Overlay & Look) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => closable && onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      disablePointerDismissal={!closable}
    >
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup
          {...(role && { role })}
          finalFocus={finalFocus}
          initialFocus={initialFocus}
          className={`fixed z-50 overflow-y-auto bg-sheet text-ink shadow-float ${popup}`}
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="pt-2 font-semibold text-lead">{title}</Base.Title>
            {closable && (
              <Base.Close aria-label={t('Close')} className={`${ICON_SPOT} -mr-2`}>
                <X aria-hidden />
              </Base.Close>
            )}
          </div>
          {description && <Base.Description className="mt-2 text-ink-soft">{description}</Base.Description>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const IN_THE_MIDDLE =
  'top-1/2 left-1/2 max-h-[85dvh] w-[calc(100vw-2rem)] max-w-dialog -translate-x-1/2 -translate-y-1/2 rounded-card p-6 ' +
  'transition duration-200 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0'

/** A question or a short task in the middle of the screen. An `alertdialog` interrupts and waits for an answer. */
export function Dialog(props: Overlay & Omit<Look, 'popup'>) {
  return <ModalFrame {...props} popup={IN_THE_MIDDLE} />
}

const AT_THE_SIDE =
  'inset-y-0 right-0 w-[calc(100vw-3rem)] max-w-sheet p-6 transition-transform duration-200 ' +
  'data-ending-style:translate-x-full data-starting-style:translate-x-full'

/** A panel that slides in from the side: the menu and the filters on phones. */
export function Sheet(props: Overlay) {
  return <ModalFrame {...props} popup={AT_THE_SIDE} />
}
