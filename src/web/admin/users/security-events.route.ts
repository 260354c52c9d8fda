import { data } from 'react-router'
import { userSecurityEventsCall } from '#contract/security/security.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from '#web/kit/keyset-list.ts'
import { pagesIn } from '#web/kit/use-list-address.ts'
import { permittedLoader } from '#web/session/require-permission.ts'

const PAGE_SIZE = 20

const loadEvents = keysetLoader((id: string, cursor) => api(userSecurityEventsCall, { id, limit: PAGE_SIZE, cursor }))

/** For the fetcher of a dialog. It is no page of its own. */
export const clientLoader = permittedLoader('manageUsers', (_user, { request }: { request: Request }) => {
  const { searchParams } = new URL(request.url)
  return loadEvents(searchParams.get('id') ?? '', pagesIn(searchParams))
})

/** A dialog loads it each time it is opened. */
export const shouldRevalidate = () => false

export const loader = () => {
  throw data(null, { status: 404 })
}
export default () => null
