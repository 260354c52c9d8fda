import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { addProductCall, type ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import type { ProductState } from '#contract/catalog/product-state.ts'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Message } from '#web/ui/message.tsx'
import { AddedProduct } from './added-product.tsx'
import { initialDescription } from './description-state.ts'
import { deleteDraft, readDraft, saveDraft } from './product-draft.ts'
import { ProductEditorPage, ProductEditorSkeleton } from './product-editor-page.tsx'
import { ProductForm } from './product-form.tsx'
import { useUploadProgress } from './use-upload-progress.ts'

const TITLE = 'Add Product'
const NEW_PRODUCT = 'new'
const NEW_STATES: readonly ProductState[] = ['onSale', 'draft']
const NAMES = { category: 'Category', picture: 'ProductImage' }

export const clientLoader = permittedLoader('manageOwnProducts', (user) => ({ user }))

export default function AddProduct() {
  const { user } = useLoaderData<typeof clientLoader>()
  const [added, setAdded] = useState<ManagedProduct>()
  return (
    <ProductEditorPage title={TITLE}>
      {added ? (
        <AddedProduct product={added} onAnother={() => setAdded(undefined)} />
      ) : (
        <AddForm user={user} onAdded={setAdded} />
      )}
    </ProductEditorPage>
  )
}

function AddForm({ user, onAdded }: { user: User; onAdded: (product: ManagedProduct) => void }) {
  const [draft] = useState(() => readDraft(user._id, NEW_PRODUCT))
  const { via, sent } = useUploadProgress()
  const call = useFormCall({
    endpoint: addProductCall,
    fallback: productTexts.addFailed,
    via,
    onDone({ data }) {
      deleteDraft(NEW_PRODUCT)
      onAdded(data)
    },
  })
  return (
    <ProductForm
      title={TITLE}
      initial={draft?.values ?? {}}
      description={initialDescription(draft?.values.description ?? '', draft?.byHand)}
      names={NAMES}
      states={NEW_STATES}
      call={call}
      sent={sent}
      submit={{ text: 'Add Product', busyText: 'Adding…' }}
      status={<AddProblem reason={call.problem} />}
      onValues={(values, byHand) => saveDraft(user._id, NEW_PRODUCT, { values, byHand })}
    />
  )
}

/** What did not work in the words of the shop, and below it why, where that is known. */
function AddProblem({ reason }: { reason: string | undefined }) {
  if (!reason) return null
  return (
    <div className="grid gap-1">
      <Message text={productTexts.addFailed} />
      {reason !== productTexts.addFailed && <p className="text-ink-soft text-small">{reason}</p>}
    </div>
  )
}

export const HydrateFallback = () => (
  <ProductEditorPage title={TITLE}>
    <ProductEditorSkeleton />
  </ProductEditorPage>
)

export const ErrorBoundary = () => (
  <ProductEditorPage title={TITLE}>
    <PageError />
  </ProductEditorPage>
)

export const meta = privatePageMeta(TITLE, 'Add a product to sell on Likho.')
