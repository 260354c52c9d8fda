import { type FormEvent, startTransition, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { refusalOf } from '#web/forms/submit-endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { toast } from '#web/ui/toast.ts'

export type Confirmation = {
  title: string
  /** What follows from a yes. */
  text: string
  /** What the button says, and while it is at it. */
  yes: string
  doing: string
  /** What the other button says: what stays as it is. */
  keep: string
  isDestructive?: boolean
  /** One of several that has to be chosen with a yes; `missing` is said without it. */
  choice?: { label: string; missing: string; choices: readonly { value: string; text: string }[] }
  /** A text that has to be given with a yes; `missing` is said without it. Where nothing is, it may be left out. */
  reason?: {
    label: string
    missing?: string
    /** How much may be typed, where a few words are not enough. */
    longest?: number
    /** What it is given for: what was typed and not given waits under it. */
    about: string
  }
  /** A line that has to be given with a yes, such as a number; `missing` is said without it. */
  field?: { label: string; missing: string }
  /** Something that may be chosen with a yes. */
  option?: string
  /** Does it and answers what to say. A refusal is shown in the dialog. */
  act: (given: { choice: string; reason: string; field: string; isChosen: boolean }) => Promise<string>
  /** For refusals that the page itself deals with: answered true, the dialog closes. */
  onRefused?: (error: unknown) => Promise<boolean>
  /** What follows, before the dialog closes; the page is loaded again unless said otherwise. */
  onDone?: () => Promise<void> | void
}

type Props = {
  confirmation: Confirmation
  open: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
  /** What was typed when the same question was left without an answer. */
  draft: string | undefined
  onDraft: (reason: string) => void
}

const WORDS = { fallback: requestFailures.unexpected.text }
const NAME = 'reason'
const CHOICE = 'choice'
const FIELD = 'field'
const OPTION = 'option'

/**
 * Waits for a yes or a no. A refusal by the shop is shown in the dialog, which stays open. The focus starts where something
 * has to be chosen or typed, else on what changes nothing: a key too many must not do it.
 */
export function ConfirmDialog({ confirmation, open, onClose, finalFocus, draft, onDraft }: Props) {
  const { title, text, yes, doing, keep, isDestructive, choice, reason, field, option } = confirmation
  const { act, onDone, onRefused } = confirmation
  const choiceField = useRef<HTMLSelectElement>(null)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const lineField = useRef<HTMLInputElement>(null)
  const keepButton = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const [noChoice, setNoChoice] = useState<string>()
  const [wrongLine, setWrongLine] = useState<string>()

  const close = () => busy || onClose()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { elements } = event.currentTarget
    const ticked = elements.namedItem(OPTION)
    const chosen = choiceField.current?.value ?? ''
    const given = reasonField.current?.value.trim() ?? ''
    const line = lineField.current?.value.trim() ?? ''
    setProblem(undefined)
    if (choice && !chosen) {
      flushSync(() => setNoChoice(choice.missing))
      choiceField.current?.focus()
      return
    }
    if (field && !line) {
      flushSync(() => setWrongLine(field.missing))
      lineField.current?.focus()
      return
    }
    if (reason?.missing && !given) {
      flushSync(() => setWrong(reason.missing))
      reasonField.current?.focus()
      return
    }
    setBusy(true)
    try {
      const isChosen = ticked instanceof HTMLInputElement && ticked.checked
      const said = await act({ choice: chosen, reason: given, field: line, isChosen })
      await onDone?.()
      onDraft('')
      toast({ tone: 'good', text: said })
      // The router shows what it loaded in a transition: the dialog closes with that, when it is clear what keeps the focus.
      startTransition(onClose)
    } catch (error) {
      if (await onRefused?.(error)) return startTransition(onClose)
      const { problem: said, fields } = refusalOf(error, WORDS)
      setWrong(fields[NAME])
      setProblem(fields[NAME] ? undefined : (said ?? WORDS.fallback))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      role="alertdialog"
      title={title}
      description={text}
      finalFocus={finalFocus}
      initialFocus={choice ? choiceField : field ? lineField : reason ? reasonField : keepButton}
    >
      <form method="dialog" noValidate onSubmit={submit} className="mt-6 grid gap-4">
        {choice && (
          <Field label={choice.label} error={noChoice}>
            {(wiring) => (
              <select
                ref={choiceField}
                name={CHOICE}
                defaultValue=""
                required
                className={`${CONTROL} min-h-11`}
                onChange={() => setNoChoice(undefined)}
                {...wiring}
              >
                <option value="" />
                {choice.choices.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {field && (
          <Field label={field.label} error={wrongLine}>
            {(wiring) => (
              <input
                ref={lineField}
                name={FIELD}
                maxLength={40}
                autoComplete="off"
                required
                className={CONTROL}
                onChange={() => setWrongLine(undefined)}
                {...wiring}
              />
            )}
          </Field>
        )}
        {reason && (
          <Field label={reason.label} error={wrong}>
            {(wiring) => (
              <textarea
                ref={reasonField}
                name={NAME}
                defaultValue={draft}
                rows={reason.longest ? 8 : 3}
                maxLength={reason.longest ?? 500}
                required={reason.missing !== undefined}
                className={CONTROL}
                onChange={({ target }) => {
                  setWrong(undefined)
                  onDraft(target.value)
                }}
                {...wiring}
              />
            )}
          </Field>
        )}
        {option && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name={OPTION} className="size-5 accent-brand" />
            {option}
          </label>
        )}
        <Message text={problem} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit" look={isDestructive ? 'danger' : 'primary'} aria-disabled={busy}>
            {busy ? doing : yes}
          </Button>
          <Button ref={keepButton} onClick={close} aria-disabled={busy}>
            {keep}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
