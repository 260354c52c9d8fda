import { Package, ReceiptText, Users } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import { useListAddress } from '#web/kit/use-list-address.ts'
import { permittedLoader } from '#web/session/require-permission.ts'
import { loadOrders, OrderList } from './orders/order-list.tsx'
import { PanelSection } from './panel-section.tsx'
import { loadProducts, ProductList } from './products/product-list.tsx'
import { loadUsers, UserList } from './users/user-list.tsx'

/** One list at a time: which one, and what it is filtered by, stands in the address. */
export const clientLoader = permittedLoader('seeAdminPanel', async (user, { request }: { request: Request }) => {
  const { searchParams } = new URL(request.url)
  const open = searchParams.get('list')
  return {
    user,
    users: open === 'users' && can(user, 'manageUsers') ? await loadUsers(searchParams) : undefined,
    products: open === 'products' && can(user, 'manageOwnProducts') ? await loadProducts(searchParams) : undefined,
    orders: open === 'orders' && can(user, 'seeOwnSales') ? await loadOrders(searchParams) : undefined,
  }
})

export default function AdminLists() {
  const { user, users, products, orders } = useLoaderData<typeof clientLoader>()
  const { params, go } = useListAddress()
  const open = params.get('list')
  const section = (list: string) => ({
    anchor: list,
    isOpen: open === list,
    onToggle: () => go(new URLSearchParams(open === list ? {} : { list })),
  })
  return (
    <div className="grid gap-4">
      {can(user, 'manageUsers') && (
        <PanelSection title="User List" icon={Users} {...section('users')}>
          <UserList me={user} list={users} />
        </PanelSection>
      )}
      {can(user, 'manageOwnProducts') && (
        <PanelSection title="Product List" icon={Package} {...section('products')}>
          <ProductList list={products} />
        </PanelSection>
      )}
      {can(user, 'seeOwnSales') && (
        <PanelSection title="Order List" icon={ReceiptText} {...section('orders')}>
          <OrderList me={user} list={orders} />
        </PanelSection>
      )}
    </div>
  )
}
