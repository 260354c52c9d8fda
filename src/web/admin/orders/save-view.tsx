import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderFilter } from '#contract/admin/order-filter.ts'
import { saveViewCall } from '#contract/admin/order-views.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { AccountForm } from '#web/forms/account-form.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { filter: OrderFilter }

/** Keeps the filter as it is now as a tab of one's own. */
export function SaveView({ filter }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden className="size-5" />
        Save this view
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Save this view"
        description="It becomes a tab above the list. Only you see it."
      >
        <NameForm filter={filter} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function NameForm({ filter, onClose }: Props & { onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const { form, fields, problem, busy } = useFormCall({
    endpoint: saveViewCall,
    fallback: requestFailures.unexpected.text,
    also: () => ({ filter }),
    onDone: async ({ message }) => {
      await revalidate()
      toast({ tone: 'good', text: message })
      onClose()
    },
  })
  return (
    <AccountForm {...form} className="mt-6 grid gap-4">
      <TextField label="Name of the view" name="name" maxLength={30} required autoComplete="off" error={fields.name} />
      <Message text={problem} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Saving…' : 'Save view'}
        </Button>
        <Button onClick={onClose}>Don’t save</Button>
      </div>
    </AccountForm>
  )
}
