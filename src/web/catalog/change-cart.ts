/** What changes a cart is fetched when it is first changed. */
export const changeCart = async (change: (cart: typeof import('./card-cart.ts')) => void) =>
  change(await import('./card-cart.ts'))
