export const PAPER_COLOUR = { light: '#fbf9f4', dark: '#14161b' }

type Theme = keyof typeof PAPER_COLOUR

/**
 * Runs before the first paint, so that a chosen theme never flashes. Free of quotes and angle brackets: React would
 * escape them. Storage may be forbidden; then the system's theme stays.
 */
export const THEME_SCRIPT = 'try{const t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}'

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Turns light to dark and back, and remembers it. */
export function switchTheme(): void {
  const theme: Theme = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', PAPER_COLOUR[theme])
  try {
    localStorage.theme = theme
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
