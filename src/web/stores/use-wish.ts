import { useEffect, useEffectEvent, useState } from 'react'
import { wishlistTexts } from '#contract/wishlist/wishlist.texts.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { toast } from '#web/ui/toast.ts'
import { takeWish } from './wish-after-login.ts'
import { isOnWishlist, loadWishlistIds, setWished, useWishlistState } from './wishlist-state.ts'

/** Whether a product is on the visitor's wishlist, and how to change that. Somebody not logged in is asked to. */
export function useWish(productId: string) {
  const userId = useSessionUser()?._id
  const wished = useWishlistState(isOnWishlist(productId))
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function change(wanted: boolean) {
    setProblem(undefined)
    const wrong = await setWished(productId, wanted)
    // The session may have ended meanwhile.
    if (wrong && !sessionUser()) setAsking(true)
    else if (wrong) {
      setProblem(wrong)
      toast({ tone: 'bad', text: wrong })
    } else toast({ tone: 'good', text: wanted ? wishlistTexts.added : wishlistTexts.removed })
  }

  const finishWish = useEffectEvent(() => change(true))
  useEffect(() => {
    if (!userId) return
    if (takeWish(productId)) finishWish()
    else loadWishlistIds(userId)
  }, [userId, productId])

  return { wished, asking, setAsking, problem, toggle: () => (userId ? change(!wished) : setAsking(true)) }
}
