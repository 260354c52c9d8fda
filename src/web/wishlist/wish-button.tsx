import { Heart } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useWish } from './use-wish.ts'
import { WishLogin } from './wish-login.tsx'
import { wishlistPageTexts } from './wishlist-page.texts.ts'

/** The product page's way onto the wishlist, and off it again. */
export function WishButton({ productId }: { productId: string }) {
  const { wished, asking, setAsking, problem, toggle } = useWish(productId)
  return (
    <div className="noscript:hidden grid justify-items-start gap-2">
      <Button onClick={toggle} aria-pressed={wished}>
        <Heart aria-hidden className={`size-5 ${wished ? 'fill-bad text-bad' : ''}`} />
        {wished ? wishlistPageTexts.inList : 'Add to Wishlist'}
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
