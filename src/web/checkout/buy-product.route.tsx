import { accountMeta } from '#web/accounts/account-meta.ts'
import { Notice } from '#web/accounts/notice.tsx'
import { SignedIn } from '#web/accounts/signed-in.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { NoDraft } from './no-draft.tsx'
import { Review } from './review.tsx'
import { useDraft } from './use-draft.ts'

const TITLE = 'Review your order'

export default function BuyProduct() {
  const draft = useDraft()
  if (draft === null) return <NoDraft />
  return (
    <CheckoutPage title={TITLE} at="Review">
      <Notice />
      <SignedIn>{() => (draft ? <Review draft={draft} /> : <Skeleton className="h-96" />)}</SignedIn>
    </CheckoutPage>
  )
}

export const meta = accountMeta(TITLE, 'Look at your order once more before you pay at Likho.')
