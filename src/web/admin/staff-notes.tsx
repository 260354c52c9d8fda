import { Trash2 } from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { addOrderNoteCall } from '#contract/admin/order-notes.endpoints.ts'
import type { addNoteCall } from '#contract/admin/people.endpoints.ts'
import { LONGEST_NOTE, type StaffNote } from '#contract/admin/staff-notes.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { AccountForm } from '#web/forms/account-form.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { momentText } from '#web/kit/india-time.ts'
import { OrderSection } from '#web/orders/order-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useConfirm } from './use-confirm.tsx'

type NewProps = {
  call: typeof addOrderNoteCall | typeof addNoteCall
  /** Of the order or the person. */
  about: string
  /** Who reads them. */
  hint: string
}
type Props = NewProps & {
  notes: readonly StaffNote[]
  /** Answers what to say. */
  remove: (noteId: string) => Promise<string>
}

/** What colleagues tell each other. */
export function StaffNotes({ notes, remove, ...fresh }: Props) {
  const { confirm, dialog } = useConfirm()
  const askToRemove = (noteId: string) =>
    confirm({
      title: 'Delete this note?',
      text: 'It’s gone for everyone. You can’t undo this.',
      yes: 'Delete note',
      doing: 'Deleting…',
      keep: 'Keep note',
      isDestructive: true,
      act: () => remove(noteId),
    })
  return (
    <OrderSection title="Internal notes" className="print:hidden">
      <NewNote {...fresh} />
      <div data-keeps-focus tabIndex={-1} className="outline-none">
        {notes.length > 0 && (
          <ul aria-label="Notes" className="divide-y divide-line border-line border-t">
            {notes.map(({ _id, at, by, text, mayDelete }) => (
              <li key={_id} data-row tabIndex={-1} className="flex items-start justify-between gap-2 py-3 outline-none">
                <div className="min-w-0">
                  <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
                  <p className="text-ink-soft text-small">
                    {by} · <time dateTime={at}>{momentText(at)}</time>
                  </p>
                </div>
                {mayDelete && (
                  <IconButton label={`Delete the note of ${by}`} onClick={() => askToRemove(_id)}>
                    <Trash2 aria-hidden className="size-5" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {dialog}
    </OrderSection>
  )
}

function NewNote({ call, about, hint }: NewProps) {
  const { revalidate } = useRevalidator()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: call,
    fallback: requestFailures.unexpected.text,
    also: () => ({ id: about }),
    onDone(_, sent) {
      sent.reset()
      revalidate()
    },
  })
  return (
    <AccountForm {...form} aria-label="Add a note" className="grid gap-2">
      <Field label="New note" hint={hint} error={fields.text}>
        {(wiring) => <textarea name="text" rows={2} maxLength={LONGEST_NOTE} className={CONTROL} {...wiring} />}
      </Field>
      <Message text={problem} />
      <Button type="submit" aria-disabled={busy} className="justify-self-start">
        {busy ? 'Adding…' : 'Add note'}
      </Button>
    </AccountForm>
  )
}
