/** Apart from the schemas, so that pages which only keep a cart do not load zod. */
export const LEAST_QUANTITY = 1
export const MOST_QUANTITY = 999
/** Different products in one cart. */
export const MOST_LINES = 100

export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= LEAST_QUANTITY && (value as number) <= MOST_QUANTITY

/** The nearest quantity there is; what is no number at all means one. */
export const toQuantity = (pieces: unknown) =>
  typeof pieces === 'number' ? Math.min(Math.max(Math.trunc(pieces), LEAST_QUANTITY), MOST_QUANTITY) : LEAST_QUANTITY
