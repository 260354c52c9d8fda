import { Heart } from 'lucide-react'
import { t } from '#contract/platform/t.ts'
import { WishLogin } from '#web/catalog/wish-login.tsx'
import { useWish } from '#web/stores/use-wish.ts'
import { wishlistPageTexts } from '#web/stores/wishlist-page.texts.ts'
import { Button } from '#web/ui/button.tsx'

/** The product page's way onto the wishlist, and off it again. */
export function WishButton({ productId }: { productId: string }) {
  const { wished, asking, setAsking, problem, toggle } = useWish(productId)
  return (
    <div className="noscript:hidden grid justify-items-start gap-2">
      <Button onClick={toggle} aria-pressed={wished}>
        <Heart aria-hidden className={`size-5 ${wished ? 'fill-bad text-bad' : ''}`} />
        {wished ? wishlistPageTexts.inList : t('Add to Wishlist')}
      </Button>
      {problem && (
        <p role="alert" className="font-medium text-bad text-small">
          {problem}
        </p>
      )}
      {asking && <WishLogin productId={productId} open onOpenChange={setAsking} />}
    </div>
  )
}
