import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/user.ts'
import { RequirePermission } from '#web/session/require-permission.tsx'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'

export const PRODUCT_LIST = '/admin?list=products'

/** What the pages for putting products on sale share: who may, the way back, the title. */
export function ProductPage({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  return (
    <PageBody>
      <RequirePermission permission="manageOwnProducts" waiting={<WaitingForUser />}>
        {(user) => (
          <div className="mx-auto grid max-w-[68rem] gap-4">
            <ButtonLink to={PRODUCT_LIST} look="quiet" className="-ml-4 justify-self-start">
              <ArrowLeft aria-hidden className="size-5" />
              Product List
            </ButtonLink>
            <h1 className="font-semibold text-heading">{title}</h1>
            {children(user)}
          </div>
        )}
      </RequirePermission>
    </PageBody>
  )
}
