import { Dialog } from '#web/ui/dialog.tsx'
import { BulkForm } from './bulk-form.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'

type Props = { ids: readonly string[]; open: boolean; onClose: () => void; onDone: () => void }

/** Changes many products: what is to be done, then what it would make of each, then doing it. */
export function BulkDialog({ ids, open, onClose, onDone }: Props) {
  const edit = useBulkEdit(ids, () => {
    onClose()
    onDone()
  })
  const close = () => {
    if (edit.busy) return
    edit.reset()
    onClose()
  }
  const count = ids.length === 1 ? '1 product' : `${ids.length} products`
  return (
    <Dialog open={open} onOpenChange={close} title={`Change ${count}`}>
      {edit.preview ? (
        <BulkPreview
          preview={edit.preview}
          problem={edit.problem}
          busy={edit.busy}
          onApply={edit.apply}
          onBack={edit.back}
        />
      ) : (
        <BulkForm
          started={edit.typed}
          wrong={edit.wrong}
          problem={edit.problem}
          busy={edit.busy}
          onPreview={edit.look}
        />
      )}
    </Dialog>
  )
}
