import { cartTexts } from '#contract/cart/cart.texts.ts'
import { t } from '#contract/platform/t.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import basket from './empty-basket.svg?url'

export const EmptyCart = () => (
  <EmptyState
    as="h1"
    scene={<img src={basket} alt="" width="400" height="400" fetchPriority="high" />}
    title={cartTexts.empty}
    action={
      <ButtonLink look="primary" to={SHOP_PATH}>
        {t('Browse Products')}
      </ButtonLink>
    }
  >
    <p>{t('We’ll save your cart on this device.')}</p>
  </EmptyState>
)
