import { useState } from 'react'
import { MOST_AT_ONCE } from '#contract/catalog/bulk-edit.endpoints.ts'
import { Button } from '#web/ui/button.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { Selection } from './use-selection.ts'

/** Below a list whose rows can be chosen: how many are, and what can be done with them. Stays in reach of the thumb. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { ids, clear } = selection
  const [open, setOpen] = useState(false)
  const isTooMany = ids.length > MOST_AT_ONCE
  return (
    <>
      {ids.length > 0 && (
        <section
          aria-label="Chosen products"
          className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 -mx-2 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-edge bg-sheet p-2 shadow-float sm:p-3 lg:bottom-4 lg:mx-0"
        >
          <p role="status" className="grow px-2 font-semibold tabular-nums">
            {isTooMany ? `${ids.length} chosen, at most ${MOST_AT_ONCE} at once` : `${ids.length} chosen`}
          </p>
          <Button look="primary" aria-disabled={isTooMany} onClick={() => isTooMany || setOpen(true)}>
            Change…
          </Button>
          <Button look="quiet" onClick={clear}>
            Clear
          </Button>
        </section>
      )}
      <BulkDialog ids={ids} open={open} onClose={() => setOpen(false)} onDone={clear} />
    </>
  )
}

export function ChooseAll({ selection: { ids, isAll, toggleAll } }: { selection: Selection }) {
  return (
    <label className="flex min-h-11 items-center gap-3 justify-self-start px-3 text-small max-lg:px-0">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = ids.length > 0 && !isAll
        }}
        onChange={toggleAll}
        className="size-5 accent-brand"
      />
      Choose all shown
    </label>
  )
}
