import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { SelectField } from '../seasons/select-field.tsx'
import { BULK, KINDS } from './bulk-values.ts'
import type { TypedChange } from './use-bulk-edit.ts'

type Props = {
  started: TypedChange
  /** What is wrong with the value. */
  wrong: string | undefined
  problem: string | undefined
  busy: boolean
  onPreview: (change: TypedChange) => void
}

export function BulkForm({ started, wrong, problem, busy, onPreview }: Props) {
  const [kind, setKind] = useState(started.kind)
  const [isTouched, setTouched] = useState(false)
  const asked = BULK[kind]
  const value = {
    key: kind,
    label: asked.label,
    name: 'value',
    defaultValue: kind === started.kind ? started.value : undefined,
    error: isTouched ? undefined : wrong,
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTouched(false)
    onPreview({ kind, value: String(new FormData(event.currentTarget).get('value') ?? '') })
  }

  return (
    <form method="dialog" noValidate onSubmit={submit} onInput={() => setTouched(true)} className="mt-4 grid gap-4">
      <SelectField
        label="What to change"
        value={kind}
        error={undefined}
        options={KINDS.map((one) => [one, BULK[one].name])}
        onChange={({ target }) => {
          const next = KINDS.find((one) => one === target.value)
          if (next) setKind(next)
        }}
      />
      {asked.choices ? (
        <SelectField {...value} key={kind} options={asked.choices} />
      ) : (
        <TextField
          {...value}
          key={kind}
          hint={asked.hint}
          inputMode={asked.inputMode}
          maxLength={12}
          autoComplete="off"
          className="tabular-nums"
        />
      )}
      <Message text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Loading…' : 'Preview'}
        </Button>
      </div>
    </form>
  )
}
