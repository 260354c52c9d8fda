import { Plus } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { ADD_PRODUCT_PATH } from '#web/kit/staff-paths.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffCard, StaffPage } from '../staff-page.tsx'
import { loadProducts, ProductList } from './product-list.tsx'

const TITLE = 'Products'

export const clientLoader = permittedLoader('manageOwnProducts', async (_user, { request }: { request: Request }) => ({
  list: await loadProducts(new URL(request.url).searchParams),
}))

export default function ProductsPage() {
  const { list } = useLoaderData<typeof clientLoader>()
  return (
    <StaffPage
      title={TITLE}
      actions={
        <ButtonLink to={ADD_PRODUCT_PATH} look="primary">
          <Plus aria-hidden className="size-5" />
          Add Product
        </ButtonLink>
      }
    >
      <StaffCard>
        <ProductList list={list} />
      </StaffCard>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading products…">
      <Skeleton className="h-96" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'Find and change products.')
