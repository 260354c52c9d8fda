import { nameOf } from '../addresses.ts'
import type { Family } from '../family.ts'

/** Ways up, as they are written to get past a look at the path. */
const UPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%252f',
  '..%5c',
  '..\\',
  '%c0%ae%c0%ae/',
  '..%c0%af',
  '....//',
  '..;/',
  '.%00./',
  '%uff0e%uff0e/',
]
const FILES = ['etc/passwd', 'package.json', 'data/session-secret', 'build/shop/shop.js', 'proc/self/environ']
const ENDS = ['', '%00', '%00.webp', '.webp', '%23', '/.']
const DOORS = [
  '/',
  '/media/',
  '/assets/',
  '/hi/',
  '/product/',
  '/api/v1/product/getProduct/',
  '/sitemap',
  '/outbox/',
  '/.well-known/',
]
/** What stands in those files and nowhere else. */
const SECRETS = [/root:.*:0:0:/, /"devDependencies"/, /SESSION_SECRET=/, /createServer\(/]

/** Paths that climb out of the folder that is served. */
export const traversal: Family = async ({ ask, endpoints, people }, { mustBe }) => {
  const tell = (path: string, { status, text }: { status: number; text: string }) => {
    mustBe(!SECRETS.some((secret) => secret.test(text)), `${path} shows a file of the machine`)
    mustBe(status < 500, `${path} is answered with ${status}`)
  }
  for (const door of DOORS) {
    for (const up of UPS) {
      for (const [number, file] of FILES.entries()) {
        const path = `${door}${up.repeat(number < 2 ? 8 : 3)}${file}${ENDS[(number + up.length) % ENDS.length]}`
        tell(path, await ask({ path }))
      }
    }
  }
  const names = [
    '/etc/passwd',
    '/%2fetc/passwd',
    '/file:///etc/passwd',
    '/.env',
    '/.git/config',
    '/package.json',
    '/data/',
    '/build/',
  ]
  for (const path of names) {
    const answer = await ask({ path })
    tell(path, answer)
    mustBe(answer.status === 404, `${path} is answered with ${answer.status}`)
  }
  const withParams = endpoints.filter(({ method, path }) => method === 'GET' && path.includes(':'))
  for (const endpoint of withParams) {
    for (const up of UPS) {
      const path = endpoint.path.replaceAll(/:\w+/g, `${up.replaceAll('/', '%2f').repeat(6)}etc%2fpasswd`)
      const answer = await ask({ path, as: people.superadmin })
      tell(path, answer)
      mustBe(answer.status >= 400, `${nameOf(endpoint)} takes ${path} for a name`)
    }
  }
}
