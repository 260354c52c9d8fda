import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { isFailure } from './is-failure.ts'
import { networkFailures } from './network.failures.ts'
import type { LoaderRefusal } from './page-api.ts'
import { HOME_PATH } from './paths.ts'

/** What went wrong, in words for a shopper. Errors that were not foreseen keep their secrets. */
export function wordsFor(error: unknown): string {
  if (isFailure(error)) return error.message
  if (isRouteErrorResponse(error)) {
    const { message } = (error.data ?? {}) as Partial<LoaderRefusal>
    return message ?? t(requestFailures.unexpected.text)
  }
  // A page that could not be fetched fails as the browser's own TypeError.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return t(networkFailures.unreachable.text)
  return t(requestFailures.unexpected.text)
}

/** Fetched when the shop has said that there is no such page: it is within reach then. */
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }))

/** Stands in for a page that failed: what happened, what was kept, and another try. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  return (
    <PageBody>
      <div className="max-w-measure py-12">
        <h1 className="font-semibold text-heading">{t('This page didn’t load')}</h1>
        <p role="alert" className="mt-4 text-lead">
          {wordsFor(error)}
        </p>
        <p className="mt-2 text-ink-soft">{t('Your cart is safe.')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('Retry')}
          </Button>
          <ButtonLink to={HOME_PATH} reloadDocument>
            {t('Go to home page')}
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  )
}
