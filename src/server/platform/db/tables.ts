import type { PasswordResetsTable, RegistrationsTable } from '../../accounts/registration.table.ts'
import type { AttemptsTable, SessionsTable } from '../../accounts/session.table.ts'
import type { UsersTable } from '../../accounts/user.table.ts'
import type { ActivitiesTable, ProductHeatTable, ProductPairsTable } from '../../activity/activity.table.ts'
import type { ProductsTable } from '../../catalog/product.table.ts'
import type { ImagesTable } from '../../gateways/images/image.table.ts'
import type { NewsletterSubscribersTable } from '../../newsletter/subscriber.table.ts'
import type { ReviewsTable } from '../../reviews/review.table.ts'
import type { SearchMissesTable, SearchWordsTable, SynonymsTable } from '../../search/search.table.ts'
import type { JobsTable } from '../jobs/job.table.ts'
import type { SeedsTable } from './seed.table.ts'

/** Every table of the database; each is described beside its domain. */
export type Tables = {
  activities: ActivitiesTable
  attempts: AttemptsTable
  images: ImagesTable
  jobs: JobsTable
  newsletter_subscribers: NewsletterSubscribersTable
  password_resets: PasswordResetsTable
  product_heat: ProductHeatTable
  product_pairs: ProductPairsTable
  products: ProductsTable
  registrations: RegistrationsTable
  reviews: ReviewsTable
  search_misses: SearchMissesTable
  search_words: SearchWordsTable
  seeds: SeedsTable
  synonyms: SynonymsTable
  sessions: SessionsTable
  users: UsersTable
}
