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
        title="There is nothing to pay for yet"
        action={
          <>
            <ButtonLink look="primary" to={CART_PATH}>
              Go to the cart
            </ButtonLink>
            <ButtonLink to={SHOP_PATH}>Browse the shop</ButtonLink>
          </>
        }
      >
        <p>Choose what you need, then come back here from the cart or by Buy Now.</p>
      </EmptyState>
    </PageBody>
  )
}
