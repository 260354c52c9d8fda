import { lazy, Suspense, useState } from 'react'
import { t } from '#contract/platform/t.ts'
import { clearWaitingToasts, useHasToasts, useWaitingToasts } from './toast.ts'

const loadList = () => import('./toast-list.tsx')

/** Brings the toast library in with the first toast: most visits never see one. */
export function ToastHost({ load = loadList }: { load?: typeof loadList }) {
  const [List] = useState(() => lazy(() => load().catch(() => ({ default: PlainToast }))))
  return useHasToasts() ? (
    <Suspense>
      <List />
    </Suspense>
  ) : null
}

/** Without the network there is no library either, and a toast often says just that. */
function PlainToast() {
  const last = useWaitingToasts().at(-1)
  if (!last) return null
  const { text, action } = last
  const act = () => {
    clearWaitingToasts()
    action?.onClick()
  }
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-[35] mx-auto flex max-w-dialog items-center justify-between gap-4 rounded-card border border-line bg-sheet p-4 shadow-float"
    >
      {text}
      <button type="button" onClick={act} className="min-h-11 font-semibold text-brand">
        {action?.label ?? t('OK')}
      </button>
    </p>
  )
}
