import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Api } from '#contract/platform/api.ts'
import type { AnswerOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { fieldsOf, focusField, formValues } from './form-values.ts'
import { type FormErrors, mapFormErrors } from './map-form-errors.ts'
import { type Fields, submitEndpoint, type Words } from './submit-endpoint.ts'

type Plan<E extends Endpoint> = Words & {
  endpoint: E
  /** Sent beside what the form holds. */
  also?: (values: Record<string, unknown>) => Partial<InputOf<E>>
  /** What must be said whatever else is wrong. */
  check?: (values: Record<string, unknown>) => Fields
  /** Another way for the call to go out. */
  via?: Api
  onDone: (answer: AnswerOf<E>, form: HTMLFormElement) => void
  onRefused?: (failure: Failure) => void
}

const NOTHING_WRONG: FormErrors = { fields: {} }

/** A form that is one call. Its fields are the browser's own, so what was typed stays, also from before the page woke up. */
export function useFormCall<E extends Endpoint>({ endpoint, also, check, via, onDone, onRefused, ...words }: Plan<E>) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NOTHING_WRONG)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const typed = formValues(form)
    const values = { ...typed, ...also?.(typed) }
    setBusy(true)
    setErrors(({ fields }) => ({ fields }))
    const { refused, answer } = await submitEndpoint(endpoint, values as InputOf<E>, words, via)
    setBusy(false)
    if (!refused) {
      setErrors(NOTHING_WRONG)
      onDone(answer, form)
      return
    }
    // At once, so that a field which the refusal brings along is there to be told of.
    if (refused.failure) flushSync(() => onRefused?.(refused.failure as Failure))
    const wrong = check?.(values) ?? {}
    const next = mapFormErrors({ ...refused, fields: { ...refused.fields, ...wrong } }, fieldsOf(form))
    // At once, so that the field that gets the focus is read with its error.
    flushSync(() => setErrors(next))
    if (next.first) focusField(form, next.first)
  }

  /** A field that is being put right is no longer wrong. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    setErrors((before) => {
      if (!(name in before.fields)) return before
      const { [name]: _, ...fields } = before.fields
      return { ...before, fields }
    })
  }

  /** For forms whose refusal is no longer said once something else is typed. */
  const dropProblem = () => setErrors(({ fields }) => ({ fields }))

  return {
    busy,
    fields: errors.fields,
    problem: errors.problem,
    dropProblem,
    form: { onSubmit, onInput, 'aria-busy': busy },
  }
}
