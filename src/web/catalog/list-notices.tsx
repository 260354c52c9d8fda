import { Link, useLocation } from 'react-router'
import { t } from '#contract/platform/t.ts'
import type { ListState } from './list-state.ts'
import { listQuery } from './list-url.ts'

/** What visitors should know about the address they came by. */
export function ListNotices({ state }: { state: ListState }) {
  const { pathname } = useLocation()
  return (
    <>
      {state.partlyIgnored && (
        <p className="mt-4 text-ink-soft">{t('Some filters in this link didn’t work, so we skipped them.')}</p>
      )}
      {state.cursor && (
        <p className="mt-4 text-ink-soft">
          {t('You’re partway down the list.')}{' '}
          <Link
            to={pathname + listQuery(state)}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {t('Go to the first page')}
          </Link>
        </p>
      )}
    </>
  )
}
