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
  const act = () => {
    clearWaitingToasts()
    last.action?.onClick()
  }
  return (
    <p role="alert" className="plain-toast">
      {last.text}
      <button type="button" onClick={act}>
        {last.action?.label ?? t('Close')}
      </button>
    </p>
  )
}
