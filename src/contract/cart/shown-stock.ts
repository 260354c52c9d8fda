import { FEW } from '#contract/catalog/stock-level.ts'
import { MOST_QUANTITY } from './cart-limits.ts'

/**
 * The stock as public pages know it: the number while there are few, else as many as anyone may buy. So a page stays true
 * while pieces of many are sold (migration 0030 tells pages by the same rule); the cart says how many there really are.
 */
export const shownStock = (stocks: number) => (stocks > FEW ? MOST_QUANTITY : stocks)
