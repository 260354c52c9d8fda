import { useNavigation } from 'react-router'
import { t } from '#contract/platform/t.ts'

/** A thin bar at the top while the next page is on its way. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={t('Loading the page')}
      className="navigation-progress pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 bg-brand"
    />
  )
}
