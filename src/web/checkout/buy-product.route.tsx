import { Notice } from '#web/forms/notice.tsx'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { RequireLogin } from '#web/session/require-login.tsx'
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
      <RequireLogin>{() => (draft ? <Review draft={draft} /> : <Skeleton className="h-96" />)}</RequireLogin>
    </CheckoutPage>
  )
}

export const meta = privatePageMeta(TITLE, 'Look at your order once more before you pay at Likho.')
