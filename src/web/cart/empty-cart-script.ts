/**
 * Runs before the cart's page is painted: a visitor whose browser keeps no cart sees at once that it is empty, without waiting for the
 * page's scripts. Whoever is logged in may have filled it on another device. Free of quotes, angle brackets and ampersands, as React
 * would escape them; storage may be forbidden, then the page waits.
 */
export const EMPTY_CART_SCRIPT =
  'try{const{user,root}=localStorage;' +
  'if(!user)if(!JSON.parse(root||null)?.state.cart.cartItems.length)document.documentElement.dataset.cart=`empty`}catch{}'
