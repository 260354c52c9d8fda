import type { Address } from './address.ts'
import { DEFAULT_COUNTRY } from './addresses.texts.ts'
import { indianState } from './indian-states.ts'

/** As every address has it. */
export const PIN_CODE = /^[1-9]\d{5}$/

/** Whether we deliver there. Address books may hold others from before the shop refused them. */
export const isInIndia = ({ country, state }: Pick<Address, 'country' | 'state'>): boolean =>
  country === DEFAULT_COUNTRY && indianState(state) !== undefined
