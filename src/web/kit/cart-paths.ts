export const CART = '/cart'

/** Whoever logs in on the way to the checkout is back where they were, with everything still in the cart. */
export const loginThen = (next: string) => `/userLogin?next=${encodeURIComponent(next)}`
