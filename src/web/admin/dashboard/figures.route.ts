import { data } from 'react-router'
import { PERIODS } from '#contract/admin/periods.ts'
import { permittedLoader } from '#web/session/require-permission.ts'
import { DEFAULT_PERIOD, loadFigures } from './load-figures.ts'

/** For the fetcher of the dashboard. It is no page of its own. */
export const clientLoader = permittedLoader('seeFigures', (_user, { request }: { request: Request }) => {
  const days = Number(new URL(request.url).searchParams.get('days'))
  return loadFigures(PERIODS.find((period) => period === days) ?? DEFAULT_PERIOD)
})

/** What is done in the lists need not wait for the figures to be added up again. */
export const shouldRevalidate = () => false

export const loader = () => {
  throw data(null, { status: 404 })
}
export default () => null
