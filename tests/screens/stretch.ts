import { MOST_ADDRESSES, LONGEST as OF_ADDRESS } from '#contract/addresses/addresses.texts.ts'
import { MOST_LINES, MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import { HIGHEST_PRICE, LONGEST_NAME } from '#contract/catalog/product.texts.ts'
import { LONGEST_SEASON } from '#contract/seasons/season.texts.ts'
import { DEMO_CUSTOMER } from '#server/accounts/demo-customer.ts'

/** One word without a gap, as long as its field takes. */
const long = (text: string, length: number) => `rpad(replace(${text}, ' ', ''), ${length}, 'Wxyzmaheshwarananda')`
const DEAREST = HIGHEST_PRICE * 100
/** All of the cart together, with tax, is just below what is taken in one payment. */
const IN_CART = (8_000_000 / MOST_LINES) * 100
const ASHA = `'${DEMO_CUSTOMER.id}'::uuid`
const THOUSAND = 'generate_series(1, 1000) as n'
const AT = `now() - n * interval '1 minute'`

const ADDRESS = `jsonb_build_object('firstName', ${long("'Venkata'", OF_ADDRESS.firstName)}, 'lastName', ${long("'Rao'", OF_ADDRESS.lastName)},
  'streetAddress', ${long("'14/2'", OF_ADDRESS.streetAddress)}, 'landmark', ${long("'Near'", OF_ADDRESS.landmark)}, 'city', ${long("'Thiru'", OF_ADDRESS.city)},
  'state', 'Dadra and Nagar Haveli and Daman and Diu', 'country', 'India', 'postalCode', '396210', 'phoneNumber', '9876543210', 'alternateNumber', '98765432109876543210',
  'addressType', 'HOME', 'additionalInfo', ${long("'Ring'", OF_ADDRESS.additionalInfo)})`

/** The order with the most lines: the newest of the demo customer's. */
const LONGEST_ORDER = '(select id from orders order by created_at desc limit 1)'
/** The product with the most reviews. */
const MOST_REVIEWED = '(select id from all_products order by rating_count desc, id limit 1)'

/**
 * Every name, address and amount as large as the shop takes it, and lists of a thousand. In SQL, as over the API it would take
 * minutes; the demo customer is who sees it as a shopper.
 */
export const STRETCH: readonly string[] = [
  `insert into users (id, username, email, full_name, password_hash, role, approved, gst_number, created_at)
     select gen_random_uuid(), 'seller.' || n, 'seller.' || n || '@demo.likho.local', 'Seller ' || n, '', 'seller', n % 2 = 0, '27AAPFU0939F1ZV', ${AT} from ${THOUSAND}`,
  `insert into all_products (id, name, category, price_paise, description, stock, image_id, attributes, created_at)
     select gen_random_uuid(), name || n, category, price_paise, description, stock, image_id, attributes, created_at - n * interval '1 day'
     from all_products, generate_series(1, 7) as n`,
  `update all_products set name = ${long('name', LONGEST_NAME)}, name_hi = null, price_paise = ${DEAREST}, mrp_paise = null,
     description = ${long('description', 3_000)}, sku = null, stock = 1000000`,
  `update users set full_name = ${long('full_name', 100)}, email = ${long("split_part(email, '@', 1)", 240)} || '@long.in', seller_note = ${long("'Refused'", 500)}`,
  `update addresses set first_name = ${long('first_name', OF_ADDRESS.firstName)}, last_name = ${long('last_name', OF_ADDRESS.lastName)},
     street_address = ${long('street_address', OF_ADDRESS.streetAddress)}, landmark = ${long('landmark', OF_ADDRESS.landmark)}, city = ${long('city', OF_ADDRESS.city)},
     additional_info = ${long("'Ring'", OF_ADDRESS.additionalInfo)}, alternate_number = '98765432109876543210'`,
  `insert into addresses (id, user_id, first_name, last_name, street_address, landmark, city, state, country, postal_code, phone_number, alternate_number, address_type, additional_info, selected, created_at)
     select gen_random_uuid(), user_id, first_name, last_name, street_address, landmark, city, state, country, postal_code, phone_number, alternate_number, address_type, additional_info, false, created_at
     from addresses, generate_series(2, ${MOST_ADDRESSES}) where user_id = ${ASHA}`,
  `update orders set user_id = ${ASHA}, customer = jsonb_build_object('fullName', ${long("'Asha'", 100)}, 'email', ${long("'asha'", 240)} || '@long.in'), address = ${ADDRESS},
     subtotal_paise = ${DEAREST}, total_paise = ${DEAREST}`,
  `update payments set amount_paise = ${DEAREST}`,
  `update payment_orders set amount_paise = ${DEAREST}`,
  `update order_lines set name = product.name, price_paise = product.price_paise, quantity = ${MOST_QUANTITY} from all_products as product where product.id = product_id`,
  `insert into order_lines (order_id, ordered_at, sales_paise, place, product_id, name, price_paise, quantity, image_id, seller_id)
     select ${LONGEST_ORDER}, ${AT}, price_paise::bigint * ${MOST_QUANTITY}, row_number() over (order by product.id), product.id, name, price_paise, ${MOST_QUANTITY}, image_id, seller_id from all_products as product order by product.id limit ${MOST_LINES - 1}`,
  `update orders set (subtotal_paise, total_paise) = (select sum(price_paise::bigint * quantity), sum(price_paise::bigint * quantity) from order_lines where order_id = orders.id) where id = ${LONGEST_ORDER}`,
  `update all_products set price_paise = ${IN_CART} where id in (select id from all_products where on_sale order by id limit ${MOST_LINES})`,
  `insert into cart_items (user_id, product_id, quantity, price_paise, place, saved)
     select ${ASHA}, id, 1, price_paise, row_number() over (order by id), false from all_products where on_sale order by id limit ${MOST_LINES}`,
  `insert into wishlist_items (user_id, product_id, created_at)
     select ${ASHA}, id, now() - row_number() over (order by id) * interval '1 minute' from all_products where on_sale order by id limit 500`,
  `update reviews set message = ${long('message', 2_000)}`,
  `insert into reviews (id, product_id, user_id, rating, message, created_at)
     select gen_random_uuid(), ${MOST_REVIEWED}, null, 1 + n % 5, ${long("'Good'", 2_000)}, ${AT} from ${THOUSAND}`,
  `update all_products set rating_count = rating_count + 1000, rating_sum = rating_sum + 3000 where id = ${MOST_REVIEWED}`,
  `insert into security_events (id, at, event, subject_id, actor_id, address, device)
     select gen_random_uuid(), ${AT}, 'login', ${ASHA}, ${ASHA}, '2001:0db8:85a3:0000:0000:8a2e:0370:7334', 'Chrome on Android' from ${THOUSAND}`,
  `insert into sessions (id, user_id, family_hash, token_hash, rotated_at, created_at, last_used_at, expires_at, address, agent)
     select gen_random_uuid(), ${ASHA}, 'f' || n, 't' || n, ${AT}, ${AT}, ${AT}, now() + interval '9 days', '2001:0db8:85a3:0000:0000:8a2e:0370:7334', ${long("'Mozilla'", 200)} from ${THOUSAND}`,
  `insert into grievances (id, name, email, language, order_number, text, created_at)
     select gen_random_uuid(), ${long("'Asha'", 100)}, ${long("'asha'", 240)} || '@long.in', 'en', ${long("'LK'", 40)}, ${long("'Late'", 3_000)}, ${AT} from ${THOUSAND}`,
  `insert into jobs (id, name, data, attempts, last_error, failed_at, created_at)
     select gen_random_uuid(), 'send-mail', jsonb_build_object('to', ${long("'asha'", 240)} || '@long.in', 'subject', ${long("'Your'", 200)}, 'text', ''), 9, ${long("'Refused'", 400)}, ${AT}, ${AT} from ${THOUSAND}`,
  `update seasons set name = ${long('name', LONGEST_SEASON.name)}, heading = ${long('heading', LONGEST_SEASON.heading)},
     body = ${long('body', LONGEST_SEASON.text)}, button = ${long('button', LONGEST_SEASON.button)}`,
  `update search_misses set text = ${long('text', 100)}`,
  `insert into order_notes (id, order_id, at, author_name, text)
     select gen_random_uuid(), ${LONGEST_ORDER}, ${AT}, ${long("'Asha'", 100)}, ${long("'Call'", 2_000)} from generate_series(1, 100) as n`,
]
