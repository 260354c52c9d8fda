import { t } from '#contract/platform/t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import scene from './not-found-scene.svg?url'
import { HOME_PATH, SHOP_PATH } from './paths.ts'

export function NotFoundPage() {
  return (
    <PageBody>
      <EmptyState
        as="h1"
        scene={<img src={scene} alt="" width="400" height="400" />}
        title={t('Page not found')}
        action={
          <>
            <ButtonLink to={SHOP_PATH} look="primary">
              {t('Browse the shop')}
            </ButtonLink>
            <ButtonLink to={HOME_PATH}>{t('Go to home page')}</ButtonLink>
          </>
        }
      >
        <p>{t('There’s nothing at this address (error 404). The page may have moved, or the link may have a typo.')}</p>
      </EmptyState>
    </PageBody>
  )
}
