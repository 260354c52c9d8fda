import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { msg, t } from '#contract/platform/t.ts'
import { loadAddresses } from '#web/addresses/address-book.ts'
import { Notice } from '#web/forms/notice.tsx'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { currentProducts } from './current-products.ts'
import { syncDraftAddress } from './draft-address.ts'
import { NoDraft } from './no-draft.tsx'
import { Review } from './review.tsx'

const TITLE = msg('Review your order')

/** Null when there is nothing to buy. Nothing is charged that was not shown first, so today's prices are waited for. */
export async function clientLoader() {
  await restoreRoot()
  const { draft } = useRootStore.getState().order
  if (!draft) return null
  requireLogin()
  await syncDraftAddress()
  loadAddresses().then(syncDraftAddress)
  return { products: await currentProducts(draft) }
}

export default function BuyProduct() {
  const loaded = useLoaderData<typeof clientLoader>()
  const draft = useRootStore(({ order }) => order.draft)
  if (!loaded || !draft) return <NoDraft />
  return (
    <Page>
      <Review draft={draft} products={loaded.products} />
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <CheckoutPage title={t(TITLE)} at="Review">
    <Notice />
    {children}
  </CheckoutPage>
)

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser>
      <Skeleton className="h-96" />
    </WaitingForUser>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(TITLE, msg('Check your order before you pay at Likho.'))
