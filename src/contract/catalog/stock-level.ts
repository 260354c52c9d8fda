/** Up to this many left, the number is worth saying. */
export const FEW = 5

type StockLevel = 'none' | 'few' | 'enough'

export const stockLevel = (stocks: number): StockLevel => (stocks === 0 ? 'none' : stocks <= FEW ? 'few' : 'enough')
