import type { FastifyInstance } from 'fastify'
import { finish } from '../cache/page.ts'
import { sendPage } from '../cache/send-page.ts'

/** Where browsers ask for it: at the top, as it answers for all pages. */
const PATH = '/sw.js'

/** It may ask the shop and nobody else. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Taken by every browser that has a worker of ours: it lets go of all that was kept and of itself. */
export const RETIRED_WORKER = `addEventListener('install',()=>skipWaiting())
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name)
await registration.unregister()
})()))
`

/** The service worker of this build, or one that ends it: browsers ask for it again with every page, and must never get an old one. */
export default async function serviceWorker(app: FastifyInstance, { script }: { script?: string | undefined }) {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
  }
  const page = finish({ status: 200, headers, body: Buffer.from(script ?? RETIRED_WORKER) })
  app.get(PATH, (request, reply) => sendPage(request, reply, page))
}
