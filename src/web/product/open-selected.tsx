import { Navigate } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { aboutProductPath, SHOP_PATH } from '#web/kit/paths.ts'
import { selectedProductId } from '#web/stores/selected-product.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** Goes on to the selected product, or to the shop when there is none. Only without scripts there is something to read. */
export function OpenSelected() {
  const isHydrated = useHydrated()
  return (
    <div className="min-h-dvh">
      {isHydrated && <Navigate to={selectedPath()} replace />}
      <div className="hidden noscript:block">
        <PageBody>
          <EmptyState
            as="h1"
            title={t('Choose a product')}
            action={
              <ButtonLink to={SHOP_PATH} look="primary">
                {t('Browse Products')}
              </ButtonLink>
            }
          >
            <p>{t('Pick a product in the shop to see it here.')}</p>
          </EmptyState>
        </PageBody>
      </div>
    </div>
  )
}

function selectedPath(): string {
  const id = selectedProductId()
  return id ? aboutProductPath(id) : SHOP_PATH
}
