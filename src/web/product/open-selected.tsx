import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { aboutProductPath, SHOP_PATH } from '#web/kit/paths.ts'
import { selectedProductId } from '#web/stores/selected-product.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'

/** Goes on to the selected product, or to the shop when there is none. Only without scripts there is something to read. */
export function OpenSelected() {
  const navigate = useNavigate()
  useEffect(() => {
    const id = selectedProductId()
    navigate(id ? aboutProductPath(id) : SHOP_PATH, { replace: true })
  }, [navigate])
  return (
    <div className="min-h-dvh">
      <div className="hidden noscript:block">
        <PageBody>
          <EmptyState
            as="h1"
            title="Which product?"
            action={
              <ButtonLink to={SHOP_PATH} look="primary">
                Browse the shop
              </ButtonLink>
            }
          >
            <p>Choose one in the shop and it opens here.</p>
          </EmptyState>
        </PageBody>
      </div>
    </div>
  )
}
