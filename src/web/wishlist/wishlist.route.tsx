import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLoaderData } from 'react-router'
import { msg, t } from '#contract/platform/t.ts'
import type { WishlistItem } from '#contract/wishlist/wishlist.endpoints.ts'
import { wishlistTexts } from '#contract/wishlist/wishlist.texts.ts'
import { CardIconButton } from '#web/catalog/card-icon-button.tsx'
import { ProductCard } from '#web/catalog/product-card.tsx'
import { PRODUCT_GRID, ProductGridSkeleton } from '#web/catalog/product-grid.tsx'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { loadWishlist, setWished, useWishlistState } from '#web/stores/wishlist-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { toast } from '#web/ui/toast.ts'
import scene from './wish-scene.svg?url'

const TITLE = msg('My Wishlist')

export async function clientLoader() {
  const user = requireLogin()
  return { items: await loadWishlist(user._id) }
}

/** What is removed is gone at once, and back in its place if the shop refuses. */
export default function Wishlist() {
  const loaded = useLoaderData<typeof clientLoader>()
  const productIds = useWishlistState((state) => state.productIds)
  const items = loaded.items.filter(({ _id }) => productIds.has(_id))
  const [problem, setProblem] = useState<string>()
  const list = useRef<HTMLUListElement>(null)

  async function change(item: WishlistItem, wanted: boolean): Promise<boolean> {
    setProblem(undefined)
    const wrong = await setWished(item._id, wanted)
    setProblem(wrong)
    return !wrong
  }

  async function remove(item: WishlistItem, at: number) {
    let removed: Promise<boolean> | undefined
    flushSync(() => {
      removed = change(item, false)
    })
    focusNear(list.current, at)
    if (!(await removed)) return
    const action = { label: t('Undo'), onClick: () => change(item, true) }
    toast({ tone: 'plain', text: t('Removed {name}', { name: item.productId.name }), action })
  }

  return (
    <Page>
      <div className="grid gap-6">
        <Message text={problem} />
        {items.length === 0 ? (
          <Nothing />
        ) : (
          <>
            <h2 className="text-ink-soft">
              {items.length === 1 ? t('1 product') : t('{count} products', { count: items.length })}
            </h2>
            <ul ref={list} aria-label={t(TITLE)} className={PRODUCT_GRID}>
              {items.map((item, at) => (
                <li key={item._id}>
                  <ProductCard
                    product={item.productId}
                    corner={<RemoveButton item={item} onRemove={() => remove(item, at)} />}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <PageBody>
    <h1 className="mb-6 font-semibold text-heading">{t(TITLE)}</h1>
    {children}
  </PageBody>
)

function RemoveButton({ item, onRemove }: { item: WishlistItem; onRemove: () => void }) {
  return (
    <CardIconButton label={t('Remove {name}', { name: item.productId.name })} title={t('Remove')} onClick={onRemove}>
      <X aria-hidden />
    </CardIconButton>
  )
}

/** Whoever removes by keyboard goes on with the next product, or with the page when none is left. */
function focusNear(list: HTMLUListElement | null, at: number): void {
  const buttons = [...(list?.isConnected ? list.querySelectorAll<HTMLElement>('.corner-button') : [])]
  const near = buttons[at] ?? buttons.at(-1) ?? document.getElementById('content')
  near?.focus({ preventScroll: true })
}

function Nothing() {
  return (
    <EmptyState
      scene={<img src={scene} alt="" width="400" height="400" />}
      title={wishlistTexts.empty}
      action={
        <ButtonLink to={SHOP_PATH} look="primary">
          {t('Browse Products')}
        </ButtonLink>
      }
    >
      <p>{t('Tap the heart on any product to save it here.')}</p>
    </EmptyState>
  )
}

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser>
      <ProductGridSkeleton count={5}>{t('Loading your wishlist…')}</ProductGridSkeleton>
    </WaitingForUser>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(TITLE, msg('Products you’ve saved at Likho.'))
