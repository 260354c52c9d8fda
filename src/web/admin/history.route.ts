import { data } from 'react-router'
import { AUDIT_SUBJECTS } from '#contract/audit/audit-entry.ts'
import { choiceIn, pagesIn } from '#web/kit/use-list-address.ts'
import { permittedLoader } from '#web/session/require-permission.ts'
import { loadHistory } from './load-history.ts'

/** For the fetcher of a history dialog. It is no page of its own. */
export const clientLoader = permittedLoader('seeAdminPanel', (_user, { request }: { request: Request }) => {
  const { searchParams } = new URL(request.url)
  const subject = choiceIn(searchParams, 'subject', AUDIT_SUBJECTS) ?? 'user'
  return loadHistory({ subject, id: searchParams.get('id') ?? '' }, pagesIn(searchParams))
})

/** A dialog loads it each time it is opened. */
export const shouldRevalidate = () => false

export const loader = () => {
  throw data(null, { status: 404 })
}
export default () => null
