import { type ReactNode, use } from 'react'
import { Links, Meta, type MetaArgs, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { LANGUAGES } from '#contract/platform/languages.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import './app.css'
import devanagariFont from './fonts/anek-devanagari.woff2?url'
import latinFont from './fonts/anek-latin.woff2?url'
import { ErrorPage } from './kit/error-page.tsx'
import { fallbackMeta } from './kit/page-meta.ts'
import { PageNonce } from './kit/page-nonce.ts'
import { CATALOGUES } from './kit/speak.ts'
import { EARLY_ACTS_SCRIPT } from './layout/early-acts.ts'
import { LETTERS_SCRIPT } from './layout/hindi-letters.ts'
import { LANGUAGE_SCRIPT } from './layout/language.ts'
import { Shell } from './layout/shell.tsx'
import { PAPER_COLOUR, THEME_SCRIPT } from './layout/theme.ts'

const preloadedFont = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

/** The letters of Hindi come after the first page (`layout/hindi-letters.ts`). */
const firstFonts = () => (currentLanguage() === 'hi' ? [latinFont] : [latinFont, devanagariFont])

/** `platform/pages/defer-scripts.ts` puts it behind all that paints. */
function catalogue() {
  const href = CATALOGUES[currentLanguage()]
  if (!href) return []
  return [{ rel: 'preload', as: 'fetch', href, crossOrigin: 'anonymous' as const, fetchPriority: 'low' as const }]
}

export const links = () => [
  ...firstFonts().map(preloadedFont),
  ...catalogue(),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const meta = ({ error }: MetaArgs) => fallbackMeta(error)

/** Zod tries whether it may make functions from text. The content security policy forbids it, and browsers would report each try. */
const NO_EVAL_PROBE = 'globalThis.__zod_globalConfig={jitless:true}'

/** It has run when React comes: the browser's share of the code need not carry it once more. */
const FIRST_SCRIPT = import.meta.env.SSR
  ? [LANGUAGE_SCRIPT, NO_EVAL_PROBE, THEME_SCRIPT, LETTERS_SCRIPT, EARLY_ACTS_SCRIPT].join(';')
  : ''

/** Every page brings them along for the browser, which leaves them there. */
const facts = () => (import.meta.env.SSR ? JSON.stringify(shopFacts()) : document.documentElement.dataset.shop)

/** The theme is set on the root element before React wakes up, which is the one difference it must not mind. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={LANGUAGES[currentLanguage()].tag} data-shop={facts()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER_COLOUR.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER_COLOUR.dark} />
        <script nonce={use(PageNonce)} suppressHydrationWarning>
          {FIRST_SCRIPT}
        </script>
        <Meta />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
