/**
 * Runs before the cart's page is painted, after the lines that wait: what is in the cart can be read at once, as it was called when it
 * was put in. Free of quotes, angle brackets and ampersands, as React would escape them; storage may be forbidden, then the page waits.
 */
export const KEPT_NAMES_SCRIPT =
  'try{const{cartItems}=JSON.parse(localStorage.root).state.cart;' +
  'document.querySelectorAll(`[data-kept-name]`).forEach(function(line,place){line.textContent=cartItems[place]?.name||``})}catch{}'
