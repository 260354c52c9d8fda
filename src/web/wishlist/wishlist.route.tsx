import { X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/accounts/user.ts'
import type { WishlistItem } from '#contract/wishlist/wishlist.endpoints.ts'
import { wishlistTexts } from '#contract/wishlist/wishlist.texts.ts'
import { CardIconButton } from '#web/catalog/card-icon-button.tsx'
import { ProductCard } from '#web/catalog/product-card.tsx'
import { PRODUCT_GRID, ProductGridSkeleton } from '#web/catalog/product-grid.tsx'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { RequireLogin } from '#web/session/require-login.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWishlist } from './use-wishlist.ts'
import scene from './wish-scene.svg?url'

const TITLE = 'My Wishlist'

export default function Wishlist() {
  return (
    <PageBody>
      <h1 className="mb-6 font-semibold text-heading">{TITLE}</h1>
      <RequireLogin>{(user) => <Wishes key={user._id} user={user} />}</RequireLogin>
    </PageBody>
  )
}

function Wishes({ user }: { user: User }) {
  const { items, problem, retry, remove, putBack } = useWishlist(user._id)
  const list = useRef<HTMLUListElement>(null)

  async function takeOff(item: WishlistItem, at: number) {
    let removed: Promise<boolean> | undefined
    flushSync(() => {
      removed = remove(item, at)
    })
    focusNear(list.current, at)
    if (!(await removed)) return
    const action = { label: 'Undo', onClick: () => putBack(item, at) }
    toast({ tone: 'plain', text: `${item.productId.name} was removed.`, action })
  }

  return (
    <div className="grid gap-6">
      <Message text={problem} />
      {!items && problem && (
        <div>
          <Button onClick={retry}>Retry</Button>
        </div>
      )}
      {!items && !problem && <ProductGridSkeleton count={5}>Loading your wishlist...</ProductGridSkeleton>}
      {items?.length === 0 && <Nothing />}
      {items && items.length > 0 && (
        <>
          <h2 className="text-ink-soft">{items.length === 1 ? '1 product' : `${items.length} products`}</h2>
          <ul ref={list} aria-label={TITLE} className={PRODUCT_GRID}>
            {items.map((item, at) => (
              <li key={item._id}>
                <ProductCard
                  product={item.productId}
                  corner={<RemoveButton item={item} onRemove={() => takeOff(item, at)} />}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function RemoveButton({ item, onRemove }: { item: WishlistItem; onRemove: () => void }) {
  return (
    <CardIconButton label={`Remove ${item.productId.name}`} onClick={onRemove}>
      <X aria-hidden />
    </CardIconButton>
  )
}

/** Whoever removes by keyboard goes on with the next product, or with the page when none is left. */
function focusNear(list: HTMLUListElement | null, at: number): void {
  const buttons = [...(list?.isConnected ? list.querySelectorAll('button') : [])]
  const near = buttons[at] ?? buttons.at(-1) ?? document.getElementById('content')
  near?.focus({ preventScroll: true })
}

function Nothing() {
  return (
    <EmptyState
      scene={<img src={scene} alt="" width="400" height="400" />}
      title={wishlistTexts.empty}
      action={
        <ButtonLink to="/shop" look="primary">
          Browse Products
        </ButtonLink>
      }
    >
      <p>Press the heart on a product you like, and find it here again.</p>
    </EmptyState>
  )
}

export const meta = privatePageMeta(TITLE, 'The products you wish for at Likho.')
