import { sql } from 'kysely'

/** Of a row `line` of an order `orders`: pieces whose money goes back are not sent. */
export const PIECES_TO_SEND = sql<number>`line.quantity - coalesce((
  select sum(piece.quantity) from refunds, jsonb_to_recordset(refunds.lines) as piece (place integer, quantity integer)
  where refunds.payment_id = orders.payment_id and piece.place = line.place
), 0)::integer`
