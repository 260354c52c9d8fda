import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { clearWaitingToasts, toast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'

afterEach(clearWaitingToasts)

test('what has to be said is said although the toasts could not be fetched', async () => {
  const page = document.createElement('div')
  const root = createRoot(page)
  root.render(
    <>
      <p>The page</p>
      <ToastHost load={() => Promise.reject(new TypeError('Failed to fetch'))} />
    </>,
  )
  const onClick = vi.fn()
  toast({ tone: 'bad', text: 'That didn’t work.', action: { label: 'Try again', onClick } })
  const alert = () => page.querySelector('[role=alert]')?.textContent
  await vi.waitFor(() => expect(alert()).toContain('That didn’t work.'))
  expect(page.textContent).toContain('The page')
  page.querySelector('button')?.click()
  await vi.waitFor(() => expect(alert()).toBeUndefined())
  expect(onClick).toHaveBeenCalledOnce()
  root.unmount()
})
