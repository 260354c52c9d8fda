/**
 * Runs before the first paint: who has chosen a language and opens the shop by its bare address gets it in that language. Every
 * other address says which language it is in. It also hears which one is chosen, before React can take the click for itself. Free of quotes,
 * angle brackets and ampersands, as React would escape them; storage may be forbidden, then nothing is remembered.
 */
export const LANGUAGE_SCRIPT =
  'try{const l=localStorage.language;if(l)if(l!==`en`)if(location.pathname===`/`)location.replace(`/`+l+location.search)}catch{}' +
  'addEventListener(`click`,function(e){const a=e.target.closest(`[data-language]`);' +
  'if(a)try{localStorage.language=a.dataset.language}catch{}},true)'
