import type { UsersTable } from '../../accounts/user.table.ts'
import type { ActivitiesTable, ProductHeatTable, ProductPairsTable } from '../../activity/activity.table.ts'
import type { ProductsTable } from '../../catalog/product.table.ts'
import type { ImagesTable } from '../../gateways/images/image.table.ts'
import type { NewsletterSubscribersTable } from '../../newsletter/subscriber.table.ts'
import type { ReviewsTable } from '../../reviews/review.table.ts'
import type { SeedsTable } from './seed.table.ts'

/** Every table of the database; each is described beside its domain. */
export type Tables = {
  activities: ActivitiesTable
  images: ImagesTable
  newsletter_subscribers: NewsletterSubscribersTable
  product_heat: ProductHeatTable
  product_pairs: ProductPairsTable
  products: ProductsTable
  reviews: ReviewsTable
  seeds: SeedsTable
  users: UsersTable
}
