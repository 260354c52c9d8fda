import { Check } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import type { Refusal } from '#web/forms/submit-endpoint.ts'
import { CONTROL } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = {
  /** What it is, for those who cannot see the column: “Price of Blue Gel Pen”. */
  label: string
  /** The value as the list shows it, and in words. */
  children: ReactNode
  text: string
  value: number
  inputMode: 'decimal' | 'numeric'
  send: (
    typed: string,
    before: number,
  ) => Promise<{ answer?: { message: string } | undefined; refused?: Refusal | undefined }>
}

/**
 * A number of a list that is changed where it stands: Enter saves, Escape leaves it as it was. What was typed stays until
 * then; should the number have changed meanwhile, it is said what it is now, and saving again replaces that.
 */
export function InlineEdit({ label, children, text, value, inputMode, send }: Props) {
  const [before, setBefore] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const note = useId()
  const { revalidate } = useRevalidator()

  function close() {
    flushSync(() => {
      setBefore(undefined)
      setProblem(undefined)
    })
    opener.current?.focus()
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('value') ?? '').trim()
    if (busy || before === undefined) return
    if (typed === String(before)) return close()
    setBusy(true)
    const { answer, refused } = await send(typed, before)
    if (answer) {
      await revalidate()
      toast({ tone: 'good', text: answer.message })
      close()
    } else if (refused) {
      const now = refused.failure?.data?.now
      if (now !== undefined) {
        setBefore(Number(now))
        void revalidate()
      }
      setProblem(Object.values(refused.fields)[0] ?? refused.problem)
    }
    setBusy(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || busy) return
    event.stopPropagation()
    close()
  }

  if (before === undefined)
    return (
      <button
        ref={opener}
        type="button"
        aria-label={`${text}. Change ${label}`}
        title="Change"
        onClick={() => setBefore(value)}
        className="-mx-2 inline-flex min-h-11 min-w-11 items-center justify-end rounded-field px-2 tabular-nums underline decoration-dotted decoration-edge underline-offset-4 hover:bg-line/60"
      >
        {children}
      </button>
    )
  return (
    <form method="dialog" noValidate aria-busy={busy} onSubmit={save} className="grid justify-items-end gap-1">
      <span className="flex items-center">
        <input
          ref={selectOnMount}
          name="value"
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && note}
          inputMode={inputMode}
          enterKeyHint="done"
          maxLength={12}
          autoComplete="off"
          defaultValue={value}
          onKeyDown={onKeyDown}
          onChange={() => setProblem(undefined)}
          className={`${CONTROL} min-h-11 !w-24 text-right tabular-nums`}
        />
        <IconButton type="submit" label="Save" aria-disabled={busy} className="-mr-2">
          <Check aria-hidden className="size-5" />
        </IconButton>
      </span>
      {problem && (
        <span id={note} role="alert" className="max-w-48 text-left font-medium text-bad text-small">
          {problem}
        </span>
      )}
    </form>
  )
}

const selectOnMount = (input: HTMLInputElement | null) => {
  focusOnMount(input)
  input?.select()
}
