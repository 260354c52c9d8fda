import { t } from '#contract/platform/t.ts'
import { CART_PATH, SHOP_PATH } from '#web/kit/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'

/** Somebody came here without having chosen anything, or came back after the purchase. */
export function NoDraft() {
  return (
    <PageBody>
      <EmptyState
        as="h1"
        title={t('Nothing to check out yet')}
        action={
          <>
            <ButtonLink look="primary" to={CART_PATH}>
              {t('Go to cart')}
            </ButtonLink>
            <ButtonLink to={SHOP_PATH}>{t('Browse Products')}</ButtonLink>
          </>
        }
      >
        <p>{t('Check out from your cart, or tap Buy Now on a product.')}</p>
      </EmptyState>
    </PageBody>
  )
}
