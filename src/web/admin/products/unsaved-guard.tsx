import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Goes along with a navigation that has nothing to save any more. */
export const NOTHING_TO_SAVE = { nothingToSave: true }

/** Asks before a page with something typed and not saved is left, by a link or by closing the tab. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const stayButton = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && !nextLocation.state?.nothingToSave,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      role="alertdialog"
      initialFocus={stayButton}
      title="Leave without saving?"
      description="What you changed on this page isn’t saved yet."
    >
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        <Button look="danger" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
        <Button ref={stayButton} onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>
      </div>
    </Dialog>
  )
}
