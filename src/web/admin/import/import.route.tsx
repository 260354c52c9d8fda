import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { ADMIN_PRODUCTS_PATH } from '#web/kit/staff-paths.ts'
import { pagesIn } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffPage } from '../staff-page.tsx'
import { ExportLink } from './csv-links.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Importer } from './importer.tsx'
import { loadImport } from './load-import.ts'
import { TemplateLink } from './template-link.tsx'

export const clientLoader = permittedLoader('manageOwnProducts', (_user, { request }: { request: Request }) =>
  loadImport(pagesIn(new URL(request.url).searchParams)),
)

export default function ImportPage() {
  const loaded = useLoaderData<typeof clientLoader>()
  return (
    <Frame>
      <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <Importer {...loaded} />
        <HowItWorks>
          <TemplateLink />
          <ExportLink of="products" />
        </HowItWorks>
      </div>
    </Frame>
  )
}

const BACK = { to: ADMIN_PRODUCTS_PATH, text: 'Products' }

const Frame = ({ children }: { children: ReactNode }) => (
  <StaffPage title="Import products" back={BACK}>
    {children}
  </StaffPage>
)

export const HydrateFallback = () => (
  <Frame>
    <PageSkeleton text="Loading your latest import…" className="lg:grid-cols-[1.6fr_1fr]">
      <Skeleton className="h-72" />
      <Skeleton className="h-120" />
    </PageSkeleton>
  </Frame>
)

export const ErrorBoundary = () => (
  <Frame>
    <PageError />
  </Frame>
)

export const meta = privatePageMeta('Import products', 'Add or update many products from a spreadsheet.')
