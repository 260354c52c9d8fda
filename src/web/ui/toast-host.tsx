import { lazy, Suspense } from 'react'
import { useHasToasts } from './toast.ts'

const ToastList = lazy(() => import('./toast-list.tsx'))

/** Brings the toast library in with the first toast: most visits never see one. */
export function ToastHost() {
  return useHasToasts() ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null
}
