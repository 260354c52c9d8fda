import { inLanguage, type Language, splitLanguage } from '#contract/platform/languages.ts'
import { plainPage } from '#contract/platform/plain-page.ts'
import { readLocaleFrom } from '#contract/platform/t.ts'
import { CART_PATH, WISHLIST_PATH } from '#web/kit/paths.ts'
import { THEME_SCRIPT } from '#web/layout/theme.ts'
import type { KeptPage } from './keep-pages.ts'
import { offlineTexts } from './offline.texts.ts'

const MOST_LISTED = 12

/** Its letters are kept with the rest. */
const FONT = SHOPPING_FILES.find((path) => /latin[^/]*\.woff2$/.test(path))

const STYLE = `
@font-face{font-family:"Anek Latin";src:url("${FONT}");font-weight:400 700}
h2{margin:2rem 0 .5rem;font-size:1.25rem;font-weight:600}
ul{margin:0;padding:0;list-style:none;border-top:1px solid light-dark(#e5e0d5,#2e323c)}
li{border-bottom:1px solid light-dark(#e5e0d5,#2e323c)}
li a{display:block;padding:.375rem 0;color:var(--brand);text-decoration:none;overflow-wrap:anywhere}
li a:hover{text-decoration:underline}`

/** The shop may also be out of reach while the browser takes itself to be online. */
const LOOK_AGAIN_MS = 15_000
const SCRIPT =
  `${THEME_SCRIPT};const again=()=>location.reload();addEventListener("online",again);` +
  `setInterval(()=>navigator.onLine&&fetch("/",{method:"HEAD"}).then(a=>a.ok&&again()).catch(()=>{}),${LOOK_AGAIN_MS})`

/** Stands in for a page that cannot be had and was never seen: says so and what there is, at the address that was asked for. */
export async function offlinePage(url: string, list: () => Promise<readonly KeptPage[]>): Promise<Response> {
  const pages = await list().catch(() => [])
  const nonce = crypto.randomUUID()
  return new Response(offlineHtml(pages, nonce, splitLanguage(new URL(url).pathname).language), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; font-src 'self'; frame-ancestors 'none'`,
    },
  })
}

/** Titles come out of pages, as HTML already. */
export function offlineHtml(pages: readonly KeptPage[], nonce: string, language: Language): string {
  readLocaleFrom(() => ({ language, messages: OFFLINE_MESSAGES[language] ?? {} }))
  const ofUse = [CART_PATH, WISHLIST_PATH].map((path) => inLanguage(language, path))
  const first = ofUse.flatMap((path) => pages.find(({ href }) => href === path) ?? [])
  const others = pages.filter((page) => !first.includes(page))
  const listed = [...first, ...others].slice(0, MOST_LISTED)
  return plainPage({
    title: offlineTexts.title,
    style: STYLE,
    sheet: `<p>${offlineTexts.notSaved}</p>
<p class="soft">${offlineTexts.cartIsKept}</p>
<a class="button" href="">${offlineTexts.retry}</a>`,
    after: `${listed.length > 0 ? `<h2>${offlineTexts.savedPages}</h2>\n<ul>${listed.map(item).join('')}</ul>\n` : ''}<script nonce="${nonce}">${SCRIPT}</script>\n`,
  })
}

const item = ({ href, title }: KeptPage) => `<li><a href="${attribute(href)}">${title}</a></li>`

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
