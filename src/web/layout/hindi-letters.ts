/**
 * The letters of Hindi are as heavy as all pictures at the top of a page, and every phone has some of its own. So the first page is
 * written with those, fetches ours when it is awake, and notes it here; pages that are opened later are written with ours.
 * Free of quotes, as React would escape them; storage may be forbidden, then the phone's own stay.
 */
export const LETTERS_SCRIPT = 'try{if(localStorage.letters)document.documentElement.dataset.letters=``}catch{}'

/** Fetched, not shown: a page does not change its letters under the reader's eyes. */
export async function fetchHindiLetters(): Promise<void> {
  try {
    const found = await document.fonts.load('1em "Anek Hindi"', 'क')
    if (found.length > 0) localStorage.letters = 'hi'
  } catch {
    // The next page tries again.
  }
}
