import { PUBLIC_URL } from '../attacked-shop.ts'
import type { Family } from '../family.ts'

const EVIL = 'evil.example'
const PLACES = [
  `https://${EVIL}/`,
  `//${EVIL}/`,
  `\\\\${EVIL}/`,
  `/\\${EVIL}/`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `/\t/${EVIL}/`,
  `/\n/${EVIL}/`,
  `\u0001//${EVIL}/`,
  ` //${EVIL}`,
  `/.//${EVIL}`,
  `/%2f${EVIL}`,
  `/hi//${EVIL}`,
  `https://likho.example@${EVIL}/`,
  `https://likho.example.${EVIL}/`,
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  `/%0d%0aLocation:%20https://${EVIL}/`,
]
const NAMES = [
  'next',
  'redirect',
  'redirect_uri',
  'return',
  'returnTo',
  'url',
  'continue',
  'dest',
  'to',
  'q',
  'name',
  'from',
]
const PAGES = [
  '/',
  '/userLogin',
  '/sellerLogin',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/logOut',
  '/user',
  '/admin',
  '/hi/admin',
  '/search',
  '/admin/reports',
  '/two-step',
]

const linksIn = (html: string) =>
  [...html.matchAll(/\b(?:href|action|src|formaction)="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )

/** Every path that somebody may be led away by, before any script of ours runs. */
const odd = (place: string) => encodeURI(place).replaceAll('%25', '%')

/** Links to the shop that lead elsewhere. What the browser itself makes of `?next=` is proven by safe-next.test.ts. */
export const redirects: Family = async ({ ask }, { mustBe }) => {
  const look = async (path: string) => {
    const { status, headers, text } = await ask({ path })
    const { location, refresh } = headers
    const leads = location === undefined ? undefined : URL.parse(location, PUBLIC_URL)
    mustBe(leads === undefined || leads?.origin === PUBLIC_URL, `${path} leads to ${location}`)
    mustBe(refresh === undefined, `${path} is sent on by Refresh: ${refresh}`)
    const away = linksIn(text).find((link) => URL.parse(link, PUBLIC_URL)?.hostname.endsWith(EVIL))
    mustBe(away === undefined, `${path} shows a link to ${away}`)
    const runs = linksIn(text).find((link) => /^(javascript|data:text)/.test(URL.parse(link, PUBLIC_URL)?.href ?? ''))
    mustBe(runs === undefined, `${path} shows a link that runs: ${runs}`)
    mustBe(status < 500, `${path} is answered with ${status}`)
  }
  for (const page of PAGES) {
    for (const name of NAMES) {
      for (const place of PLACES) {
        // Each name with some of the places, `next` with all.
        if (name !== 'next' && (page.length + name.length + place.length) % 3 !== 0) continue
        await look(`${page}?${name}=${encodeURIComponent(place)}`)
      }
    }
  }
  for (const place of PLACES) await look(odd(place.startsWith('/') ? place : `/${place}`))
  for (const place of PLACES) await look(`/hi${odd(place.startsWith('/') ? place : `/${place}`)}`)
  for (const place of PLACES) await look(`/admin${odd(place.startsWith('/') ? place : `/${place}`)}`)
}
