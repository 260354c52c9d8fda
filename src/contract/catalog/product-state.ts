import { z } from 'zod'
import { productTexts } from './product.texts.ts'

/** A draft has never been on sale; what is off sale was, and may be again. */
export const PRODUCT_STATES = ['draft', 'onSale', 'offSale'] as const

export const productState = z.enum(PRODUCT_STATES, productTexts.badState)
export type ProductState = z.output<typeof productState>

/** What people have once been able to buy is no draft any more. */
export const canBecome = (from: ProductState, to: ProductState) => to !== 'draft' || from === 'draft'

/** What a state may become, and itself. */
export const statesAfter = (from: ProductState) => PRODUCT_STATES.filter((to) => canBecome(from, to))
