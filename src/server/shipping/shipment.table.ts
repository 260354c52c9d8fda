import type { Generated } from 'kysely'
import type { Courier } from '#contract/shipping/couriers.ts'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type ShipmentsTable = {
  order_id: string
  provider: Courier
  status: Generated<'waiting' | 'sent' | 'done' | 'cancelled' | 'byHand'>
  provider_order_id: string | null
  provider_shipment_id: string | null
  awb: string | null
  courier_name: string | null
  track_url: string | null
  courier_stage: DeliveryStage | null
  /** The courier's own, for its last word. */
  courier_words: string | null
  courier_status_at: Date | null
  checked_at: Date | null
  trouble: 'walletEmpty' | 'refused' | 'unreachable' | 'runaway' | 'numberTaken' | null
  trouble_text: string | null
  trouble_at: Date | null
  parcel_number: Generated<number>
  own_courier: Generated<boolean>
  replaced_moving_at: Date | null
  announced_at: Date | null
  announced_paise: number | null
  replaced_ids: string[] | null
  created_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    shipments: ShipmentsTable
  }
}

export const register = {
  shipments: { none: 20, placeOfSale: ['courier_words'], orderWords: ['trouble_text'] },
} satisfies Register
