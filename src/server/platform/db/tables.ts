import type { UsersTable } from '../../accounts/user.table.ts'
import type { ProductsTable } from '../../catalog/product.table.ts'
import type { ImagesTable } from '../../gateways/images/image.table.ts'
import type { SeedsTable } from './seed.table.ts'

/** Every table of the database; each is described beside its domain. */
export type Tables = {
  images: ImagesTable
  products: ProductsTable
  seeds: SeedsTable
  users: UsersTable
}
