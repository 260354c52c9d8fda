import { useRevalidator } from 'react-router'
import { addNoteCall, deleteNoteCall, LONGEST_NOTE, type PersonNote } from '#contract/admin/people.endpoints.ts'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { api } from '#web/kit/api.ts'
import { momentText } from '#web/kit/india-time.ts'
import { OrderSection } from '#web/orders/order-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { useConfirm } from '../use-confirm.tsx'

type Props = { personId: string; notes: readonly PersonNote[] }

/** What colleagues should know about somebody. */
export function PersonNotes({ personId, notes }: Props) {
  const { revalidate } = useRevalidator()
  const { confirm, dialog } = useConfirm()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: addNoteCall,
    fallback: 'We couldn’t save the note. Please try again.',
    also: () => ({ id: personId }),
    onDone(_answer, typed) {
      typed.reset()
      revalidate()
    },
  })
  const askToDelete = ({ _id, text }: PersonNote) =>
    confirm({
      title: 'Delete this note?',
      text,
      yes: 'Delete note',
      doing: 'Deleting…',
      keep: 'Keep note',
      isDestructive: true,
      act: async () => (await api(deleteNoteCall, { id: _id })).message,
    })
  return (
    <OrderSection title="Notes">
      <form method="dialog" noValidate {...form} aria-label="Add a note" className="grid gap-3">
        <Field label="New note" error={fields.text} hint="For staff. They get it too, if they download their data.">
          {(wiring) => (
            <textarea {...wiring} name="text" rows={2} maxLength={LONGEST_NOTE} className={`${CONTROL} min-h-20`} />
          )}
        </Field>
        <Message text={problem} />
        <Button type="submit" aria-disabled={busy} className="justify-self-start">
          {busy ? 'Saving…' : 'Add note'}
        </Button>
      </form>
      {notes.length > 0 && (
        <ol aria-label="Notes" className="divide-y divide-line">
          {notes.map((note) => (
            <li key={note._id} className="py-3 last:pb-0">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
              <p className="flex flex-wrap items-center justify-between gap-x-3 text-ink-soft text-small">
                <span>
                  {note.by} · <time dateTime={note.at}>{momentText(note.at)}</time>
                </span>
                {note.mayDelete && (
                  <Button look="quiet" onClick={() => askToDelete(note)} className="-mr-4">
                    Delete note
                  </Button>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {dialog}
    </OrderSection>
  )
}
