import { nameOf, pathOf } from '../addresses.ts'
import type { Answer } from '../ask.ts'
import type { Family } from '../family.ts'

const EVIL = 'evil.example'
/** What an answer might be made of though no cache tells it apart. */
const UNKEYED: Record<string, string>[] = [
  { host: EVIL },
  { host: `likho.example:1337@${EVIL}` },
  { host: `likho.example"><script src=//${EVIL}>` },
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'http' },
  { 'x-forwarded-proto': `http://${EVIL}/?` },
  { 'x-forwarded-port': '1337' },
  { 'x-forwarded-prefix': `//${EVIL}` },
  { 'x-forwarded-scheme': 'nothttps' },
  { 'x-host': EVIL },
  { 'x-original-url': '/admin' },
  { 'x-rewrite-url': '/api/v1/users/me' },
  { 'x-http-method-override': 'POST' },
  { forwarded: `host=${EVIL};proto=http` },
  { 'accept-language': 'hi' },
  { accept: 'application/json' },
  { 'user-agent': `<script src=//${EVIL}>` },
  { referer: `https://${EVIL}/` },
  { 'x-request-id': `${EVIL}-12345678` },
  { cookie: `likho_visitor=${EVIL}; theme=${EVIL}` },
  { range: 'bytes=0-10' },
  { 'x-react-router-revalidate': EVIL },
]
const PUBLIC = [
  '/',
  '/shop',
  '/hi/shop',
  '/shop?sort=rating',
  '/about',
  '/robots.txt',
  '/sitemap.xml',
  '/nothing-here',
  '/api/v1/product/cards?limit=3',
  '/api/v1/season',
  '/shop.data',
]
/** Endings by which a cache in front takes something for a file. */
const LIKE_FILES = [
  '.css',
  '/x.css',
  ';x.css',
  '%2fx.css',
  '%3bx.css',
  '%00x.css',
  '%0ax.css',
  '%23x.css',
  '%3fx.css',
  '/..%2fx.js',
  '?x.css',
  '/%2e%2e/assets/x.js',
]
/** Other spellings of a path, by which a rule in front may be passed. */
const spellings = (path: string) => [
  path.toUpperCase(),
  `/${path}`,
  path.replaceAll('/', '//'),
  `${path}/`,
  `${path}//`,
  `/.${path}`,
  `/shop/..${path}`,
  `/shop/..;${path}`,
  `/assets/..%2f${path.slice(1)}`,
  path.replace('/api', '/%61pi'),
  path.replace('/api/', '/api/./'),
  path.replace('/api/', '/api;x/'),
  `${path}%20`,
  `${path}%09`,
  `http://likho.example${path}`,
]

/** Answers that are kept for everybody and must not be of one's making, and those that are somebody's own. */
export const caches: Family = async ({ ask, endpoints, people }, { mustBe }) => {
  let number = 0
  for (const path of PUBLIC) {
    const clean = await ask({ path })
    for (const headers of UNKEYED) {
      const [what] = Object.entries(headers)
      number += 1
      // Not asked for before: what is found there was made for this request.
      const fresh = `${path}${path.includes('?') ? '&' : '?'}utm_source=${number}`
      const poisoned = await ask({ path: fresh, headers })
      const after = await ask({ path: fresh })
      mustBe(!tells(poisoned), `${path} repeats ${what} in what it answers`)
      mustBe(!tells(after), `${path} repeats ${what} to whoever comes next`)
      mustBe(after.status === clean.status, `${path} answers ${after.status} to whoever comes after ${what}`)
      mustBe(isSame(after, clean), `${path} is another page for whoever comes after ${what}`)
    }
    const known = await ask({ path, as: people.customer })
    mustBe(isSame(known, clean), `${path} is another page for who is logged in`)
    mustBe(!('set-cookie' in clean.headers), `${path} gives a cookie with an answer that is kept`)
    if (isKept(clean) && path !== '/robots.txt' && path !== '/sitemap.xml') {
      mustBe(/accept-encoding/.test(clean.headers.vary ?? ''), `${path} comes in several encodings and does not say so`)
    }
  }

  for (const as of [people.customer, people.superadmin]) {
    for (const endpoint of endpoints.filter(({ method, who }) => method === 'GET' && who !== 'anyone')) {
      const path = pathOf(endpoint)
      const answer = await ask({ path, as })
      mustBe(/no-store/.test(answer.headers['cache-control'] ?? ''), `${nameOf(endpoint)} may be kept by a cache`)
      for (const ending of LIKE_FILES) {
        const like = await ask({ path: path + ending, as })
        mustBe(like.status >= 400 || !isKept(like), `${path}${ending} is somebody's own, and may be kept by a cache`)
      }
    }
  }
  for (const endpoint of endpoints.filter(({ method, who }) => method === 'GET' && who !== 'anyone')) {
    for (const path of spellings(pathOf(endpoint))) {
      const { status, json } = await ask({ path })
      mustBe(json?.success !== true, `${path} is answered to a visitor: ${status}`)
      mustBe(status < 500, `${path} is answered with ${status}`)
    }
  }
}

const isKept = ({ headers }: Answer) => /public|s-maxage|max-age=[1-9]/.test(headers['cache-control'] ?? '')

function tells({ headers, text }: Answer): boolean {
  const { 'x-request-id': _, ...rest } = headers
  return text.includes(EVIL) || JSON.stringify(rest).includes(EVIL)
}

/** Ids of requests differ; what is shown does not. */
const isSame = (one: Answer, other: Answer) => shown(one) === shown(other)
const shown = ({ text }: Answer) => text.replace(/"requestId":"[^"]*"/g, '')
