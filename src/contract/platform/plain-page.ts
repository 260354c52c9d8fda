import { LANGUAGES } from './languages.ts'
import { currentLanguage } from './t.ts'

/** The shop's own looks (`web/ui/tokens.css`), as far as they need no file. */
const STYLE = `
:root{color-scheme:light dark;--rule:light-dark(#d9e2f3,#262c3b);--ink:light-dark(#1d2433,#eceae4);--soft:light-dark(#4a5263,#b4b8c2);
--brand:light-dark(#22409a,#9db2ff)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
body{margin:0;background:light-dark(#fbf9f4,#14161b);color:var(--ink);font:1.0625rem/2rem "Anek Latin",system-ui,sans-serif}
header{border-bottom:1px solid light-dark(#e5e0d5,#2e323c);background:light-dark(#fff,#1c1f27)}
header p{display:flex;align-items:center;gap:.5rem;max-width:75rem;margin:0 auto;padding:.75rem 1rem;font-weight:700;font-size:1.5rem}
svg{width:2rem;height:2rem}
main{max-width:34rem;margin:12vh auto 0;padding:0 1rem 4rem}
section{padding:2rem 1.5rem 2rem 3rem;border-radius:.75rem;background:
linear-gradient(90deg,transparent 1.5rem,light-dark(#eeb7b1,#63393a) 1.5rem calc(1.5rem + 1px),transparent calc(1.5rem + 1px)),
linear-gradient(0deg,var(--rule) 1px,transparent 1px) 0 -.5rem/100% 2rem light-dark(#fff,#1c1f27);border:1px solid var(--rule)}
h1{margin:0;font-size:2rem;line-height:2rem;padding-bottom:2rem;font-weight:600}
section p{margin:0}
.soft{color:var(--soft)}
.button{display:inline-block;margin-top:2rem;padding:.375rem 1.25rem;border-radius:.5rem;background:var(--brand);
color:light-dark(#fff,#14161b);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`

const NIB = `<svg aria-hidden="true" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#1b2f73"/>
<path d="M11.4 6h9.2l2.1 8.6L16 26.6 9.3 14.6z" fill="#fff"/><path d="M16 26v-9.6" stroke="#1b2f73" stroke-width="1.5"/>
<circle cx="16" cy="14.6" r="2.3" fill="#f5a524"/></svg>`

type Parts = {
  title: string
  /** What stands on the sheet, under its heading. */
  sheet: string
  /** Styles beside the common ones. */
  style?: string
  /** What follows the sheet. */
  after?: string
}

/** A page in the shop's looks that needs nothing of the shop: neither a thread to render it nor a file. All is HTML already. */
export const plainPage = ({ title, sheet, style = '', after = '' }: Parts) => `<!DOCTYPE html>
<html lang="${LANGUAGES[currentLanguage()].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Likho</title>
<style>${STYLE}${style}</style>
</head>
<body>
<header><p>${NIB}Likho</p></header>
<main>
<section>
<h1>${title}</h1>
${sheet}
</section>
${after}</main>
</body>
</html>
`
