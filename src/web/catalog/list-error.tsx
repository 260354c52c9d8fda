import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { ErrorPage } from '#web/kit/error-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Magnifier } from './magnifier.tsx'

/** Filters are checked before anything is asked of the shop, so what it refuses is a position that no list has. */
export function ListError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  if (!isRouteErrorResponse(error) || error.status !== 400) return <ErrorPage error={error} />
  return (
    <PageBody>
      <EmptyState
        as="h1"
        scene={<Magnifier />}
        title={t('We couldn’t find this page')}
        action={
          <ButtonLink look="primary" to={pathname}>
            {t('Go to the first page')}
          </ButtonLink>
        }
      >
        <p>{t('The link may be old or incomplete. You can still browse the full list.')}</p>
      </EmptyState>
    </PageBody>
  )
}
