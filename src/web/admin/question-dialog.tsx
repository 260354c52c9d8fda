import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { refusalOf } from '#web/forms/submit-endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { toast } from '#web/ui/toast.ts'

export type Question = {
  title: string
  /** What follows from a yes. */
  text: string
  /** What the button says, and while it is at it. */
  yes: string
  doing: string
  isGrave?: boolean
  /** A text that has to be given with a yes; `missing` is said without it. */
  reason?: { label: string; missing: string }
  /** Does it and answers what to say. A refusal is shown in the dialog. */
  act: (reason: string) => Promise<string>
}

type Props = { question: Question; open: boolean; onClose: () => void; finalFocus: () => HTMLElement | null }

const WORDS = { fallback: requestFailures.unexpected.text }
const NAME = 'reason'

/** A question that waits for its answer. What cannot be done is said where it was asked for. */
export function QuestionDialog({ question, open, onClose, finalFocus }: Props) {
  const { title, text, yes, doing, isGrave, reason, act } = question
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [wrong, setWrong] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const field = event.currentTarget.elements.namedItem(NAME)
    const given = field instanceof HTMLTextAreaElement ? field.value.trim() : ''
    setProblem(undefined)
    if (reason && !given) {
      flushSync(() => setWrong(reason.missing))
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setBusy(true)
    try {
      const said = await act(given)
      toast({ tone: 'good', text: said })
      onClose()
    } catch (error) {
      const { problem: said, fields } = refusalOf(error, WORDS)
      setWrong(fields[NAME])
      setProblem(fields[NAME] ? undefined : (said ?? WORDS.fallback))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={() => !busy && onClose()}
      role="alertdialog"
      title={title}
      description={text}
      finalFocus={finalFocus}
    >
      <form method="dialog" noValidate onSubmit={submit} className="mt-6 grid gap-4">
        {reason && (
          <Field label={reason.label} error={wrong}>
            {(wiring) => (
              <textarea
                name={NAME}
                rows={3}
                maxLength={500}
                required
                className={CONTROL}
                onChange={() => setWrong(undefined)}
                {...wiring}
              />
            )}
          </Field>
        )}
        <Message text={problem} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look={isGrave ? 'danger' : 'primary'} aria-disabled={busy}>
            {busy ? doing : yes}
          </Button>
          <Button onClick={onClose} aria-disabled={busy}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
