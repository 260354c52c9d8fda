import type { PersonNotesTable } from '../../accounts/person-note.table.ts'
import type {
  EmailChangesTable,
  PasswordResetsTable,
  RegistrationPicturesTable,
  RegistrationsTable,
} from '../../accounts/registration.table.ts'
import type { RecoveryCodesTable, SecondFactorsTable } from '../../accounts/second-factor/second-factor.table.ts'
import type { AttemptsTable, SessionsTable } from '../../accounts/session.table.ts'
import type { UsersTable } from '../../accounts/user.table.ts'
import type { ActivitiesTable, ProductHeatTable, ProductPairsTable } from '../../activity/activity.table.ts'
import type { AddressesTable } from '../../addresses/address.table.ts'
import type { BestSellersTable, OrderDayChangesTable, OrderDaysTable } from '../../admin/figures.table.ts'
import type { AttentionActionsTable, AttentionDigestsTable } from '../../attention/attention.table.ts'
import type { AuditEntriesTable } from '../../audit/audit.table.ts'
import type { UnfinishedRestoreTable } from '../../backup/unfinished-restore.table.ts'
import type { CartItemsTable } from '../../cart/cart-item.table.ts'
import type { ProductFamiliesTable, ProductVariantsTable } from '../../catalog/families/family.table.ts'
import type {
  ProductImportChangesTable,
  ProductImportFaultsTable,
  ProductImportPicturesTable,
  ProductImportRowsTable,
  ProductImportsTable,
} from '../../catalog/imports/import.table.ts'
import type { ProductsTable, StockLevelsTable } from '../../catalog/product.table.ts'
import type { ProductPicturesTable } from '../../catalog/product-picture.table.ts'
import type { CheckoutLinesTable, CheckoutsTable } from '../../checkout/checkout.table.ts'
import type { ImagesTable } from '../../gateways/images/image.table.ts'
import type {
  SandboxPaymentOrdersTable,
  SandboxPaymentsTable,
  SandboxRefundsTable,
} from '../../gateways/payment/sandbox-payment.table.ts'
import type { SandboxShipmentsTable } from '../../gateways/shipping/sandbox-shipment.table.ts'
import type { ProviderEventsTable } from '../../gateways/webhook-events.ts'
import type { GoLiveNotesTable } from '../../go-live/go-live-note.table.ts'
import type { GrievancesTable } from '../../grievances/grievance.table.ts'
import type { NewsletterSubscribersTable } from '../../newsletter/subscriber.table.ts'
import type { OrderNoticesTable } from '../../orders/notices/order-notice.table.ts'
import type {
  CouponUsesTable,
  InstallationTable,
  InvoicesTable,
  NumberSeriesTable,
  OrderEventsTable,
  OrderLinesTable,
  OrderMailsTable,
  OrderNotesTable,
  OrdersTable,
  SellerAnswersTable,
} from '../../orders/order.table.ts'
import type { OrderViewsTable } from '../../orders/order-view.table.ts'
import type {
  PaymentDisputesTable,
  PaymentOrdersTable,
  PaymentPollsTable,
  PaymentsTable,
  RefundsTable,
  StrayPaymentsTable,
} from '../../payments/payment.table.ts'
import type { ReviewsTable } from '../../reviews/review.table.ts'
import type { SearchMissesTable, SearchWordsTable, SynonymsTable } from '../../search/search.table.ts'
import type { SeasonsTable } from '../../seasons/season.table.ts'
import type { SecurityEventsTable } from '../../security/security-event.table.ts'
import type { ShipmentsTable } from '../../shipping/shipment.table.ts'
import type { ShopSettingsTable } from '../../shop-settings/shop-settings.table.ts'
import type { WishlistItemsTable } from '../../wishlist/wishlist.table.ts'
import type { JobsTable } from '../jobs/job.table.ts'
import type { SeedsTable } from './seed.table.ts'

/** Every table of the database; each is described beside its domain. */
export type Tables = {
  activities: ActivitiesTable
  /** With what is not for sale at present; for staff only. */
  all_products: ProductsTable
  addresses: AddressesTable
  attempts: AttemptsTable
  attention_actions: AttentionActionsTable
  attention_digests: AttentionDigestsTable
  audit_entries: AuditEntriesTable
  best_sellers: BestSellersTable
  cart_items: CartItemsTable
  checkout_lines: CheckoutLinesTable
  checkouts: CheckoutsTable
  coupon_uses: CouponUsesTable
  email_changes: EmailChangesTable
  images: ImagesTable
  installation: InstallationTable
  invoices: InvoicesTable
  jobs: JobsTable
  go_live_notes: GoLiveNotesTable
  grievances: GrievancesTable
  newsletter_subscribers: NewsletterSubscribersTable
  number_series: NumberSeriesTable
  order_day_changes: OrderDayChangesTable
  order_days: OrderDaysTable
  order_events: OrderEventsTable
  order_notices: OrderNoticesTable
  order_lines: OrderLinesTable
  order_views: OrderViewsTable
  order_mails: OrderMailsTable
  order_notes: OrderNotesTable
  orders: OrdersTable
  password_resets: PasswordResetsTable
  payment_disputes: PaymentDisputesTable
  payment_orders: PaymentOrdersTable
  payment_polls: PaymentPollsTable
  payments: PaymentsTable
  person_notes: PersonNotesTable
  product_families: ProductFamiliesTable
  product_heat: ProductHeatTable
  product_import_changes: ProductImportChangesTable
  product_import_faults: ProductImportFaultsTable
  product_import_pictures: ProductImportPicturesTable
  product_import_rows: ProductImportRowsTable
  product_imports: ProductImportsTable
  product_pairs: ProductPairsTable
  product_pictures: ProductPicturesTable
  product_variants: ProductVariantsTable
  /** A view: what shoppers see and buy. */
  products: ProductsTable
  provider_events: ProviderEventsTable
  recovery_codes: RecoveryCodesTable
  refunds: RefundsTable
  registration_pictures: RegistrationPicturesTable
  registrations: RegistrationsTable
  reviews: ReviewsTable
  sandbox_payment_orders: SandboxPaymentOrdersTable
  sandbox_payments: SandboxPaymentsTable
  sandbox_refunds: SandboxRefundsTable
  sandbox_shipments: SandboxShipmentsTable
  search_misses: SearchMissesTable
  search_words: SearchWordsTable
  seasons: SeasonsTable
  second_factors: SecondFactorsTable
  security_events: SecurityEventsTable
  seeds: SeedsTable
  stray_payments: StrayPaymentsTable
  synonyms: SynonymsTable
  stock_levels: StockLevelsTable
  seller_answers: SellerAnswersTable
  sessions: SessionsTable
  shipments: ShipmentsTable
  shop_settings: ShopSettingsTable
  unfinished_restore: UnfinishedRestoreTable
  users: UsersTable
  wishlist_items: WishlistItemsTable
}
