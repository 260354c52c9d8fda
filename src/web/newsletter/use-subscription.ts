import { type FormEvent, useState } from 'react'
import { type Outcome, type SendSubscription, subscribe } from './subscribe.ts'

/** Fetched with the first subscription: most visits never send one. */
const send: SendSubscription = async (email) => (await import('./send-subscription.ts')).sendSubscription(email)

/** What was typed stays in the field until the shop has it. */
export function useSubscription() {
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const field = form.elements.namedItem('email') as HTMLInputElement
    setSending(true)
    const result = await subscribe(field.value.trim(), send)
    setSending(false)
    setOutcome(result)
    if ('done' in result) form.reset()
    if ('wrong' in result) field.focus()
  }

  return { sending, onSubmit, done: '', wrong: undefined, failed: undefined, ...outcome }
}
