import { lazy, Suspense, useState } from 'react'
import { useWaitingToasts } from './toast.ts'

const ToastList = lazy(() => import('./toast-list.tsx'))

/** Brings the toast library in with the first toast: most visits never see one. */
export function ToastHost() {
  const waiting = useWaitingToasts()
  const [needed, setNeeded] = useState(false)
  if (waiting.length > 0 && !needed) setNeeded(true)
  return needed ? (
    <Suspense>
      <ToastList waiting={waiting} />
    </Suspense>
  ) : null
}
