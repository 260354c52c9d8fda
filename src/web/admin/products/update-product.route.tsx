import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { getManagedProductCall, type ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { statesAfter } from '#contract/catalog/product-state.ts'
import { api } from '#web/kit/api.ts'
import { productPath } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { ADD_PRODUCT_PATH, ADMIN_PRODUCTS_PATH } from '#web/kit/staff-paths.ts'
import { pagesIn, useListPaging } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { HistoryEntries } from '../history-entries.tsx'
import { loadHistory } from '../load-history.ts'
import { LoadedRows } from '../loaded-rows.tsx'
import { useConfirm } from '../use-confirm.tsx'
import { ChangedDialog } from './changed-dialog.tsx'
import { initialDescription } from './description-state.ts'
import { productDeletion } from './product-deletion.ts'
import { ProductEditorPage, ProductEditorSkeleton } from './product-editor-page.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { standingOf } from './product-state-names.ts'
import { type ProductValues, valuesOf } from './product-values.ts'
import { NOTHING_TO_SAVE } from './unsaved-guard.tsx'
import { useProductEdit } from './use-product-edit.ts'

const TITLE = 'Update Product'
const NAMES = { category: 'category', picture: 'productImage' }

export const clientLoader = permittedLoader(
  'manageOwnProducts',
  async (user, { params, request }: ClientLoaderFunctionArgs) => {
    const { id = '' } = params
    const pages = pagesIn(new URL(request.url).searchParams)
    const [{ data: product }, history] = await Promise.all([
      api(getManagedProductCall, { id }),
      loadHistory({ subject: 'product', id }, pages),
    ])
    return { user, product, history }
  },
)

export default function UpdateProduct() {
  const { user, product, history } = useLoaderData<typeof clientLoader>()
  const paging = useListPaging()
  return (
    <ProductEditorPage title={TITLE}>
      <EditForm key={product._id} user={user} opened={product} />
      <ProductGallery key={`${product._id}-pictures`} product={product} />
      <section className="mt-4 grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
        <h2 className="font-semibold text-lead">History</h2>
        <LoadedRows list={history} {...paging}>
          {(entries) => <HistoryEntries entries={entries} />}
        </LoadedRows>
      </section>
      <DeleteProduct product={product} />
    </ProductEditorPage>
  )
}

function EditForm({ user, opened }: { user: User; opened: ManagedProduct }) {
  const edit = useProductEdit(user, opened)
  const { product, initial, call } = edit
  return (
    <>
      <Message tone="plain" text={standingOf(product).note} />
      <ProductForm
        key={edit.formKey}
        title={TITLE}
        productId={product._id}
        initial={initial}
        description={initialDescription(initial.description ?? '')}
        names={NAMES}
        states={statesAfter(product.state)}
        // The pictures below may have another first one by now.
        picture={opened.version >= product.version ? opened.image : product.image}
        file={edit.file}
        call={call}
        sent={edit.sent}
        submit={{ text: 'Update Product', busyText: 'Updating…' }}
        status={<SaveStatus saved={edit.saved} problem={call.problem} product={product} />}
        submitRef={edit.submitRef}
        startsDirty={differs(initial, valuesOf(product))}
        onValues={edit.clearSaved}
      />
      {edit.conflict && (
        <ChangedDialog
          open={edit.isConflictOpen}
          before={valuesOf(product)}
          conflict={edit.conflict}
          onTakeTheirs={edit.takeTheirs}
          onKeepMine={edit.keepMine}
          onLater={edit.decideLater}
          finalFocus={() => edit.submitRef.current}
        />
      )}
    </>
  )
}

const differs = (one: ProductValues, other: ProductValues) =>
  Object.keys({ ...one, ...other }).some((field) => one[field] !== other[field])

type SaveStatusProps = { saved: string | undefined; problem: string | undefined; product: ManagedProduct }

function SaveStatus({ saved, problem, product }: SaveStatusProps) {
  if (problem) return <Message text={problem} />
  if (!saved) return null
  return (
    <div className="grid gap-3">
      <Message text={saved} tone="good" />
      <div className="flex flex-wrap gap-2">
        {product.onSale && <ButtonLink to={productPath(product._id)}>View product</ButtonLink>}
        <ButtonLink to={ADD_PRODUCT_PATH}>Add another</ButtonLink>
      </div>
    </div>
  )
}

function DeleteProduct({ product }: { product: ManagedProduct }) {
  const navigate = useNavigate()
  const { confirm, dialog } = useConfirm()
  const leave = () => navigate(ADMIN_PRODUCTS_PATH, { replace: true, state: NOTHING_TO_SAVE })
  return (
    <>
      <Button className="justify-self-start" onClick={() => confirm({ ...productDeletion(product), onDone: leave })}>
        Delete product…
      </Button>
      {dialog}
    </>
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

export const meta = privatePageMeta(TITLE, 'Edit a product you sell on Likho.')
