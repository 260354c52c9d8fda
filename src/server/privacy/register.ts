import type { Tables } from '#server/platform/db/tables.ts'
import type { PurposeName } from './purposes.ts'

/** The view `products` shows rows of all_products. */
type Stored = Exclude<keyof Tables, 'products'>
type Columns<Table extends Stored> = readonly (keyof Tables[Table])[]

/**
 * What stands in each column of each table: nothing about a person (`none`), or what for (purposes.ts). The test beside
 * it reads the real schema: a column that is not named here fails it.
 */
export const REGISTER: { [Table in Stored]: { [Mark in PurposeName | 'none']?: Columns<Table> } } = {
  activities: { none: ['id', 'product_id', 'action', 'at'], activity: ['visitor_id', 'user_id'] },
  addresses: {
    none: ['id', 'selected', 'created_at'],
    addressBook: [
      ...(['user_id', 'first_name', 'last_name', 'street_address', 'landmark', 'city', 'state', 'country'] as const),
      ...(['postal_code', 'phone_number', 'alternate_number', 'address_type', 'additional_info'] as const),
    ],
  },
  all_products: {
    none: [
      ...(['id', 'name', 'category', 'price_paise', 'description', 'stock', 'image_id', 'weight_g'] as const),
      ...(['height_cm', 'length_cm', 'width_cm', 'attributes', 'pack_size', 'rating_sum', 'rating_count'] as const),
      ...(['created_at', 'name_words', 'average_rating', 'on_sale', 'version', 'name_hi', 'description_hi'] as const),
      ...(['state', 'sku', 'barcode', 'mrp_paise', 'in_stock'] as const),
    ],
    sellerProfile: ['seller_id'],
  },
  // Its subjects are hashes, kept for a day.
  attempts: { none: ['subject', 'count', 'since', 'last_at', 'blocked_until'] },
  attention_actions: {
    none: ['id', 'kind', 'subject', 'action', 'at'],
    namesOfStaff: ['actor_id', 'actor_name'],
    orderWords: ['note'],
  },
  attention_digests: { none: ['day'] },
  audit_entries: {
    none: ['id', 'at', 'subject', 'action', 'data'],
    namesOfStaff: ['actor_id', 'actor_name', 'subject_id'],
    orderWords: ['changes'],
  },
  best_sellers: { none: ['days', 'place', 'product_id', 'pieces', 'paise', 'as_of'] },
  cart_items: {
    none: ['product_id', 'quantity', 'price_paise', 'place', 'updated_at', 'saved'],
    cart: ['user_id'],
  },
  checkout_lines: {
    none: [
      ...(['checkout_id', 'place', 'product_id', 'name', 'image_id', 'category', 'weight_g'] as const),
      ...(['price_paise', 'quantity'] as const),
    ],
    namesOfStaff: ['seller_id', 'seller_name'],
  },
  checkouts: {
    none: [
      ...(['id', 'source', 'status', 'fingerprint', 'coupon_code', 'subtotal_paise', 'tax_paise'] as const),
      ...(['discount_paise', 'total_paise', 'expires_at', 'created_at', 'request_key', 'held_since'] as const),
      ...(['askers', 'deliver_by', 'tax_percent', 'return_days', 'dispatch_days'] as const),
    ],
    order: ['user_id', 'customer', 'address'],
  },
  coupon_uses: { none: ['order_id', 'code', 'at'], order: ['user_id'] },
  email_changes: {
    none: ['id', 'created_at', 'expires_at'],
    signIn: ['user_id', 'old_email', 'new_email', 'confirm_hash', 'stop_hash'],
  },
  go_live_notes: { none: ['name', 'about', 'outcome', 'amount_rupees', 'at'], account: ['user_id'] },
  grievances: {
    none: ['id', 'number', 'language', 'state', 'created_at', 'answered_at'],
    complaint: ['name', 'email', 'order_number', 'text', 'answer'],
    namesOfStaff: ['answered_by'],
  },
  images: { none: ['width', 'height', 'created_at'], account: ['id'] },
  // The document names the shop and the state a sale went to.
  invoices: { none: ['order_id', 'issued_at'], placeOfSale: ['document'], taxInvoice: ['recipient'] },
  jobs: {
    none: ['id', 'name', 'key', 'run_at', 'attempts', 'lease', 'last_error', 'failed_at', 'created_at'],
    mailOnItsWay: ['data'],
  },
  installation: { none: ['only_one', 'number_prefix'] },
  newsletter_subscribers: { none: ['created_at', 'confirmed_at', 'language'], newsletter: ['email'] },
  number_series: { none: ['name', 'last'] },
  order_day_changes: { none: ['id', 'day', 'status', 'orders', 'total_paise', 'refunded_paise'] },
  order_days: { none: ['day', 'status', 'orders', 'total_paise', 'refunded_paise'] },
  order_events: { none: ['id', 'order_id', 'at', 'kind', 'actor'], placeOfSale: ['data'] },
  order_lines: {
    none: [
      ...(['order_id', 'place', 'product_id', 'name', 'image_id', 'weight_g', 'price_paise', 'quantity'] as const),
      ...(['ordered_at', 'restocked', 'category', 'sales_paise', 'refunded_paise', 'first_of_seller'] as const),
      'first_of_category',
    ],
    namesOfStaff: ['seller_id', 'seller_name'],
  },
  order_mails: { none: ['id', 'order_id', 'at', 'mail', 'given_up'] },
  order_notes: { none: ['id', 'order_id', 'at'], namesOfStaff: ['author_id', 'author_name'], orderWords: ['text'] },
  order_notices: { none: ['order_id', 'noted_at', 'mailed_at'] },
  order_views: { none: ['id', 'created_at'], savedViews: ['user_id', 'name', 'filter'] },
  orders: {
    none: [
      ...(['id', 'number', 'invoice_number', 'money', 'checkout_id', 'payment_id', 'source', 'status'] as const),
      ...(['delivery_stage', 'buyer_left', 'coupon_code', 'subtotal_paise', 'tax_paise', 'discount_paise'] as const),
      ...(['total_paise', 'created_at', 'delivered_at', 'cancel_requested_at', 'restocked_at'] as const),
      ...(['refunded_paise', 'deliver_by', 'tax_percent', 'return_days', 'dispatch_days', 'astray'] as const),
    ],
    order: ['user_id', 'customer', 'address', 'pin'],
  },
  password_resets: { none: ['created_at', 'expires_at'], signIn: ['token_hash', 'user_id'] },
  payment_disputes: {
    none: [
      ...(['id', 'provider', 'payment_id', 'amount_paise', 'reason_code', 'status', 'respond_by'] as const),
      ...(['created_at', 'told_at'] as const),
    ],
  },
  payment_orders: {
    none: [
      ...(['id', 'provider', 'checkout_id', 'amount_paise', 'created_at', 'key_id', 'unknown_since'] as const),
      'sold_out_at',
    ],
    order: ['user_id'],
  },
  payment_polls: { none: ['provider', 'asked_until'] },
  payments: {
    none: [
      ...(['id', 'payment_order_id', 'amount_paise', 'fee_paise', 'offer_paise', 'currency', 'status'] as const),
      'received_at',
    ],
  },
  person_notes: {
    none: ['id', 'at'],
    notesOnPeople: ['user_id', 'text'],
    namesOfStaff: ['author_id', 'author_name'],
  },
  product_families: { none: ['id', 'name', 'options'], sellerProfile: ['seller_id'] },
  product_heat: { none: ['product_id', 'heat'] },
  product_import_changes: {
    none: ['import_id', 'line', 'product_id', 'added', 'changes', 'move', 'marked', 'stayed'],
  },
  product_import_faults: { none: ['import_id', 'line', 'place', 'column_name', 'text'] },
  product_import_pictures: { none: ['image_id', 'added_at'], imports: ['user_id', 'name'] },
  product_import_rows: { none: ['import_id', 'line', 'product_id'], imports: ['cells'] },
  product_imports: {
    none: [
      ...(['id', 'status', 'dry_run', 'columns', 'total', 'position', 'done', 'failed', 'added', 'changed'] as const),
      ...(['started_at', 'touched_at', 'noted', 'undo_status', 'undo_line', 'undone', 'removed', 'restored'] as const),
      ...(['stayed', 'fetched', 'slow_hosts', 'waited_ms'] as const),
    ],
    imports: ['user_id'],
  },
  product_pairs: { none: ['product_id', 'other_id', 'weight'] },
  product_pictures: { none: ['product_id', 'place', 'image_id', 'alt'] },
  product_variants: { none: ['product_id', 'family_id', 'option_values', 'place'] },
  provider_events: { none: ['provider', 'id', 'received_at', 'is_readable'] },
  recovery_codes: { signIn: ['user_id', 'code_hash'] },
  refunds: {
    none: [
      ...([
        'id',
        'payment_id',
        'amount_paise',
        'reason',
        'status',
        'provider_id',
        'created_at',
        'processed_at',
      ] as const),
      ...(['attempt', 'failure', 'status_since', 'check_at', 'lines', 'cause', 'restocked', 'request_key'] as const),
      'trouble',
    ],
    orderWords: ['note'],
  },
  registration_pictures: { none: ['registration_id', 'field', 'size'], registration: ['bytes', 'network'] },
  registrations: {
    none: ['id', 'role', 'otp_expires_at', 'otp_tries', 'verified_at', 'created_at', 'expires_at'],
    registration: ['token_hash', 'username', 'email', 'full_name', 'password_hash', 'gst_number', 'otp_hash'],
  },
  reviews: {
    none: [
      ...(['id', 'product_id', 'rating', 'created_at', 'verified'] as const),
      ...(['removed_reason', 'removed_at', 'version'] as const),
    ],
    review: ['user_id', 'message'],
  },
  sandbox_payment_orders: { none: ['id', 'amount_paise', 'receipt', 'created_at'] },
  sandbox_payments: { none: ['id', 'payment_order_id', 'status', 'refund_key', 'created_at'] },
  sandbox_refunds: { none: ['key', 'payment_id', 'amount_paise', 'created_at'] },
  sandbox_shipments: { none: ['order_number', 'reached', 'cancelled'] },
  // Under nobody's name; what looks like a mail address or a phone number is not kept.
  search_misses: { none: ['text', 'times', 'last_at'] },
  search_words: { none: ['word', 'products', 'things', 'query', 'sound'] },
  seasons: {
    none: [
      ...(['id', 'name', 'heading', 'body', 'button', 'leads_to', 'words', 'picture', 'from_month'] as const),
      ...(['from_day', 'to_month', 'to_day', 'is_on', 'version', 'name_hi', 'heading_hi', 'body_hi'] as const),
      'button_hi',
    ],
  },
  second_factors: { none: ['confirmed_at', 'last_step'], signIn: ['user_id', 'sealed_secret'] },
  security_events: {
    none: ['id', 'at', 'event', 'detail'],
    securityLog: ['subject_id', 'actor_id', 'address', 'device'],
  },
  seeds: { none: ['name', 'started_at', 'finished_at'] },
  seller_answers: {
    none: ['order_id', 'answer', 'answered_at'],
    namesOfStaff: ['seller_id', 'seller_name', 'reason'],
  },
  sessions: {
    none: ['id', 'rotated_at', 'created_at', 'last_used_at', 'expires_at', 'proven_at'],
    signIn: ['user_id', 'family_hash', 'token_hash', 'previous_hash', 'address', 'agent'],
  },
  shipments: {
    none: [
      ...(['order_id', 'provider', 'status', 'provider_order_id', 'provider_shipment_id', 'courier_name'] as const),
      ...(['courier_stage', 'courier_status_at', 'checked_at', 'created_at', 'trouble', 'trouble_at'] as const),
      ...([
        'parcel_number',
        'own_courier',
        'awb',
        'track_url',
        'replaced_moving_at',
        'announced_at',
        'announced_paise',
        'replaced_ids',
      ] as const),
    ],
    placeOfSale: ['courier_words'],
    orderWords: ['trouble_text'],
  },
  shop_settings: { none: ['section', 'value', 'version', 'saved_at'], namesOfStaff: ['saved_by'] },
  stock_levels: { none: ['product_id', 'pieces', 'each_paise', 'since'], sellerProfile: ['owner_id'] },
  stray_payments: {
    none: [
      ...(['id', 'provider', 'payment_order_id', 'amount_paise', 'currency', 'is_ours', 'status'] as const),
      ...(['order_id', 'received_at'] as const),
    ],
  },
  synonyms: { none: ['term', 'means', 'query', 'sound', 'role'] },
  unfinished_restore: { none: ['only_one', 'made_at', 'is_copy'] },
  users: {
    none: ['created_at', 'approved', 'role', 'seller_decided_at', 'seller_suspended', 'seller_resent_at'],
    account: ['id', 'username', 'email', 'full_name', 'password_hash', 'avatar_id', 'cover_id', 'limited_to'],
    language: ['language'],
    sellerProfile: ['gst_number', 'seller_note', 'seller_phone', 'pickup_address', 'seller_resent_changes'],
  },
  wishlist_items: { none: ['product_id', 'quantity', 'created_at'], wishlist: ['user_id'] },
}
