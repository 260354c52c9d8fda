import { msg } from '#contract/platform/t.ts'
import type { ShopFacts } from './shop-facts.ts'
import { SHOP_OWNER, TAX_PERCENT } from './shop-owner.ts'

/** How staff are told of new orders. */
export const NOTICE_TIMES = ['each', 'hourly', 'daily', 'off'] as const

/** All that the owner decides. */
export type ShopSettings = ShopFacts & {
  notices: {
    newOrders: (typeof NOTICE_TIMES)[number]
    /** Addresses that are told; where there are none, every superadmin's. */
    to: string[]
  }
}

const { country: _, ...owner } = SHOP_OWNER

/** What holds until the owner says otherwise. */
export const DEFAULT_SETTINGS: ShopSettings = {
  identity: { ...owner, helpPhone: '+91 80 0000 0000', helpHours: msg('Monday to Saturday, 10 am to 6 pm') },
  grievance: { name: msg('Meera Iyer'), mail: 'grievance@likho.example', phone: '+91 80 0000 0001', address: '' },
  social: { instagram: '', facebook: '', x: '', youtube: '' },
  tax: { taxPercent: TAX_PERCENT },
  shipping: { dispatchDays: 2 },
  returns: { returnDays: 7 },
  notices: { newOrders: 'each', to: [] },
}
