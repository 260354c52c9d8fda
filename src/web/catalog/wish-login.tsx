import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { keepWish } from '#web/stores/wish-after-login.ts'
import { wishlistPageTexts } from '#web/stores/wishlist-page.texts.ts'

const LoginDialog = lazy(() => import('#web/session/login-dialog.tsx'))

type Props = { productId: string; open: boolean; onOpenChange: (open: boolean) => void }

/** The way to log in and back here, with the wish kept. */
export function WishLogin({ productId, open, onOpenChange }: Props) {
  const { pathname, search } = useLocation()
  return (
    <Suspense>
      <LoginDialog
        open={open}
        onOpenChange={onOpenChange}
        title={wishlistPageTexts.mustLogIn}
        description={wishlistPageTexts.kept}
        next={pathname + search}
        onLogIn={() => keepWish(productId)}
      />
    </Suspense>
  )
}
