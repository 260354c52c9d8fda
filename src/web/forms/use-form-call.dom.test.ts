import type { FormEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { type PendingRequest, pendingRequests } from '#tests/support/pending-requests.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { useFormCall } from './use-form-call.ts'

let requests: PendingRequest[]
beforeEach(() => {
  requests = pendingRequests()
})
afterEach(() => vi.unstubAllGlobals())

async function openForm(more: { onRefused?: (form: HTMLFormElement) => void } = {}) {
  const form = document.createElement('form')
  form.innerHTML = '<input name="email" value="asha@example.in" />'
  const onDone = vi.fn()
  const { latest } = await renderHook(useFormCall<typeof subscribeCall>, {
    endpoint: subscribeCall,
    fallback: 'That did not work.',
    onDone,
    onRefused: () => more.onRefused?.(form),
  })
  const submit = async () => {
    latest().form.onSubmit({ preventDefault() {}, currentTarget: form } as FormEvent<HTMLFormElement>)
    await settle()
  }
  return { latest, submit, onDone }
}

test('a form that is sent again while the answer is awaited makes one call', async () => {
  const { latest, submit, onDone } = await openForm()
  await submit()
  expect(latest().busy).toBe(true)
  await submit()
  expect(requests).toHaveLength(1)
  await requests[0]?.answer(Response.json({ success: true, message: 'Thank you.' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(latest().busy).toBe(false)
})

test('what failed can be sent again, and the earlier problem is not said meanwhile', async () => {
  const { latest, submit, onDone } = await openForm()
  await submit()
  await requests[0]?.fail()
  expect(latest()).toMatchObject({ busy: false, problem: 'That did not work.' })
  await submit()
  expect(latest().problem).toBeUndefined()
  await requests[1]?.answer(Response.json({ success: true, message: 'Thank you.' }))
  expect(onDone).toHaveBeenCalledOnce()
})

test('a field that a refusal brings along is shown with what is wrong in it, and what was typed stays', async () => {
  const { latest, submit } = await openForm({
    onRefused: (form) => form.insertAdjacentHTML('beforeend', '<input name="code" />'),
  })
  await submit()
  const refusal = {
    success: false,
    code: 'second-factor/wrong-code',
    message: 'No.',
    fields: { code: 'Enter the code' },
    requestId: '1',
  }
  await requests[0]?.answer(Response.json(refusal, { status: 400 }))
  expect(latest()).toMatchObject({ fields: { code: 'Enter the code' }, problem: undefined })
})
