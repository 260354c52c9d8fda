import { t } from '#contract/platform/t.ts'
import { useWish } from '#web/stores/use-wish.ts'
import { CardIconButton } from './card-icon-button.tsx'
import { WishLogin } from './wish-login.tsx'

/** The heart in the corner of a card. */
export function WishHeart({ productId, name }: { productId: string; name: string }) {
  const { wished, asking, setAsking, toggle } = useWish(productId)
  return (
    <>
      <CardIconButton
        label={t('Add {name} to Wishlist', { name })}
        title={t('Add to Wishlist')}
        aria-pressed={wished}
        onClick={toggle}
        className="wish-heart"
      />
      {asking && <WishLogin productId={productId} open onOpenChange={setAsking} />}
    </>
  )
}
