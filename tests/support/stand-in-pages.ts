import { threadId } from 'node:worker_threads'
import { listCardsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { Api, Pages } from '#contract/platform/api.ts'
import { serviceabilityCall } from '#contract/shipping/shipping.endpoints.ts'

/** Stands in for the built pages in a thread that renders: some of them do what pages must never do. */
const pages: Record<string, (api: Api) => unknown> = {
  '/thread': () => threadId,
  '/cards': async (api) => {
    const [few, many] = await Promise.all([api(listCardsCall, { limit: 1 }), api(listCardsCall, { limit: 2 })])
    return `${few.data} ${many.data}`
  },
  '/delivered': async (api) => {
    const [cards, { days }] = await Promise.all([api(listCardsCall, {}), api(serviceabilityCall, { pin: '560001' })])
    return `${cards.data.length} in ${days} days`
  },
  '/refused': (api) => api(listCardsCall, { limit: 1 }).catch(({ kind, message }) => `${kind.status} ${message}`),
  '/environment': () => JSON.stringify(process.env),
  '/breaks': () =>
    new Promise(() => {
      setTimeout(() => {
        throw new Error('a mistake')
      })
    }),
  '/hangs': () => {
    for (;;);
  },
  '/never': () => new Promise(() => {}),
  '/eats': () => {
    const eaten: number[][] = []
    for (;;) eaten.push(new Array(100_000).fill(eaten.length))
  },
}

export const routes: Pages['routes'] = [{ path: '/thread', hasLoader: true, query: [] }]

export const renderPage: Pages['renderPage'] = async ({ url }, { api, nonce }) => {
  const body = await pages[new URL(url).pathname]?.(api)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(`<p>${body}</p><script nonce="${nonce}">start()</script>`, { headers })
}
