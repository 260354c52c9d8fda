import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'

/** Up to this many left, the number is worth saying. */
export const FEW = 5

type StockLevel = 'none' | 'few' | 'enough'

export const stockLevel = (stocks: number): StockLevel => (stocks === 0 ? 'none' : stocks <= FEW ? 'few' : 'enough')

/**
 * The stock as public pages know it: the number while there are few, else as many as anyone may buy. So a page stays true
 * while pieces of many are sold (migration 0030 tells pages by the same rule); the cart says how many there really are.
 */
export const shownStock = (stocks: number) => (stocks > FEW ? MOST_QUANTITY : stocks)
