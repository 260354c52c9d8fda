import { Link, useLocation } from 'react-router'
import type { ListState } from './list-state.ts'
import { listQuery } from './list-url.ts'

/** What visitors should know about the address they came by. */
export function ListNotices({ state }: { state: ListState }) {
  const { pathname } = useLocation()
  return (
    <>
      {state.partlyIgnored && (
        <p className="mt-4 text-ink-soft">A part of this address made no sense to us, so it was left out.</p>
      )}
      {state.cursor && (
        <p className="mt-4 text-ink-soft">
          You are further down the list.{' '}
          <Link
            to={pathname + listQuery(state)}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            Start from the first product
          </Link>
        </p>
      )}
    </>
  )
}
