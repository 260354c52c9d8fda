import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ADMIN_PRODUCTS_PATH } from '#web/kit/staff-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'

/** What the pages for adding and changing a product share: the way back and the title. */
export function ProductEditorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageBody>
      <div className="mx-auto grid max-w-[68rem] gap-4">
        <ButtonLink to={ADMIN_PRODUCTS_PATH} look="quiet" className="-ml-4 justify-self-start">
          <ArrowLeft aria-hidden className="size-5" />
          Products
        </ButtonLink>
        <h1 className="font-semibold text-heading">{title}</h1>
        {children}
      </div>
    </PageBody>
  )
}

export function ProductEditorSkeleton() {
  return (
    <PageSkeleton text="Loading the product…" className="lg:grid-cols-[minmax(0,1fr)_21rem]">
      <Skeleton className="h-[40rem]" />
      <Skeleton className="h-96" />
    </PageSkeleton>
  )
}
