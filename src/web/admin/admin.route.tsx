import { Package, Plus, ReceiptText, Store, Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { RequirePermission } from '#web/session/require-permission.tsx'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Dashboard } from './dashboard/dashboard.tsx'
import { OrderList } from './orders/order-list.tsx'
import { PanelSection } from './panel-section.tsx'
import { ProductList } from './products/product-list.tsx'
import { UserList } from './users/user-list.tsx'

export default function AdminPage() {
  return (
    <PageBody>
      <RequirePermission permission="seeAdminPanel" waiting={<WaitingForUser />}>
        {(user) => <Panel user={user} />}
      </RequirePermission>
    </PageBody>
  )
}

function Panel({ user }: { user: User }) {
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-semibold text-heading">Admin Panel</h1>
        <nav
          aria-label="Admin Panel"
          className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-2 sm:gap-3"
        >
          {can(user, 'manageSellers') && (
            <ButtonLink to="/sellers">
              <Store aria-hidden className="size-5" />
              Manage Sellers
            </ButtonLink>
          )}
          {can(user, 'manageOwnProducts') && (
            <ButtonLink to="/addProduct" look="primary">
              <Plus aria-hidden className="size-5" />
              Add Product
            </ButtonLink>
          )}
        </nav>
      </header>
      <Dashboard user={user} />
      <Lists user={user} />
    </div>
  )
}

/** One list at a time: which one, and what it is narrowed to, stands in the address. */
function Lists({ user }: { user: User }) {
  const [params, setParams] = useSearchParams()
  const open = params.get('list')
  useInViewAtFirst(open)
  const section = (list: string) => ({
    anchor: list,
    isOpen: open === list,
    onToggle: () => setParams(open === list ? {} : { list }, { replace: true, preventScrollReset: true }),
  })
  return (
    <div className="grid gap-4">
      {can(user, 'manageUsers') && (
        <PanelSection title="User List" icon={Users} {...section('users')}>
          <UserList me={user} />
        </PanelSection>
      )}
      <PanelSection title="Product List" icon={Package} {...section('products')}>
        <ProductList />
      </PanelSection>
      <PanelSection title="Order List" icon={ReceiptText} {...section('orders')}>
        <OrderList me={user} />
      </PanelSection>
    </div>
  )
}

/** The lists stand below the figures; who comes by an address that names one is led to it. */
function useInViewAtFirst(anchor: string | null) {
  const first = useRef(anchor)
  useEffect(() => {
    if (first.current && window.scrollY === 0) document.getElementById(first.current)?.scrollIntoView()
  }, [])
}

export const meta = privatePageMeta('Admin Panel', 'Users, products and orders of Likho.')
