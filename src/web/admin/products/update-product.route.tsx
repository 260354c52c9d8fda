import { useNavigate, useParams } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { deleteProductCall, type ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { History } from '../history.tsx'
import { useQuestion } from '../use-question.tsx'
import { ChangedDialog } from './changed-dialog.tsx'
import { startOf } from './description-state.ts'
import { PRODUCT_LIST, ProductPage } from './product-editor-page.tsx'
import { ProductForm } from './product-form.tsx'
import { valuesOf } from './product-values.ts'
import { useManagedProduct } from './use-managed-product.ts'
import { useProductEdit } from './use-product-edit.ts'

const TITLE = 'Update Product'
const NAMES = { category: 'category', picture: 'productImage' }

export default function UpdateProduct() {
  const { id = '' } = useParams()
  return <ProductPage title={TITLE}>{(user) => <OneProduct key={id} id={id} user={user} />}</ProductPage>
}

function OneProduct({ id, user }: { id: string; user: User }) {
  const { product, problem, retry } = useManagedProduct(id)
  const isSlow = useSlow(product || problem ? undefined : id)
  if (product) return <EditForm user={user} opened={product} />
  if (problem)
    return (
      <div className="grid justify-items-start gap-4">
        <Message text={problem} />
        <Button onClick={retry}>Retry</Button>
      </div>
    )
  return isSlow ? <Waiting /> : null
}

function EditForm({ user, opened }: { user: User; opened: ManagedProduct }) {
  const edit = useProductEdit(user, opened)
  const { product, start, turn, call } = edit
  return (
    <>
      {!product.onSale && (
        <Message tone="plain" text="Shoppers do not see this product now: its seller may not sell at the moment." />
      )}
      <ProductForm
        key={turn}
        title={TITLE}
        start={start}
        description={startOf(start.description ?? '')}
        names={NAMES}
        picture={product.image}
        file={edit.file}
        call={call}
        sent={edit.sent}
        submit={{ text: 'Update Product', busyText: 'Updating…' }}
        said={<Said saved={edit.saved} problem={call.problem} product={product} />}
        submitRef={edit.submitRef}
        onValues={edit.dropSaved}
      />
      <section className="mt-4 grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
        <h2 className="font-semibold text-lead">History</h2>
        <History subject="product" id={product._id} turn={turn} />
      </section>
      <DeleteProduct product={product} />
      <ChangedDialog
        before={valuesOf(product)}
        conflict={edit.conflict}
        onTakeTheirs={edit.takeTheirs}
        onKeepMine={edit.keepMine}
        onLater={edit.decideLater}
        finalFocus={() => edit.submitRef.current}
      />
    </>
  )
}

type SaidProps = { saved: string | undefined; problem: string | undefined; product: ManagedProduct }

function Said({ saved, problem, product }: SaidProps) {
  if (problem) return <Message text={problem} />
  if (!saved) return null
  return (
    <div className="grid gap-3">
      <Message text={saved} tone="good" />
      <div className="flex flex-wrap gap-2">
        {product.onSale && <ButtonLink to={`/product/${product._id}`}>View product</ButtonLink>}
        <ButtonLink to="/addProduct">Add another</ButtonLink>
      </div>
    </div>
  )
}

function DeleteProduct({ product: { _id: id, name } }: { product: ManagedProduct }) {
  const navigate = useNavigate()
  const { ask, dialog } = useQuestion()
  const askDelete = () =>
    ask({
      title: `Delete “${name}”?`,
      text: 'It is no longer sold. Past orders keep it. This cannot be undone.',
      yes: 'Delete product',
      doing: 'Deleting…',
      isGrave: true,
      async act() {
        const { message } = await api(deleteProductCall, { id })
        await navigate(PRODUCT_LIST, { replace: true })
        return message
      },
    })
  return (
    <>
      <Button className="justify-self-start" onClick={askDelete}>
        Delete this product…
      </Button>
      {dialog}
    </>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <span className="sr-only">Loading the product…</span>
      <Skeleton className="h-[40rem]" />
      <Skeleton className="h-96" />
    </div>
  )
}

export const meta = privatePageMeta(TITLE, 'Change a product that you sell at Likho.')
