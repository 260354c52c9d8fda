import type { Ref } from 'react'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { lines: number; onAccept: () => void; ref: Ref<HTMLDivElement> }

/** Nothing is charged that was not seen: what changed is accepted first. */
export function ChangedNotice({ lines, onAccept, ref }: Props) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-wait-wash px-4 py-3 text-wait"
    >
      <p className="max-w-measure font-medium">
        {lines === 1
          ? t('One item has changed since you added it. Please check it before you continue.')
          : t('{count} items have changed since you added them. Please check them before you continue.', {
              count: lines,
            })}
      </p>
      <Button onClick={onAccept}>{t('Update cart')}</Button>
    </div>
  )
}
