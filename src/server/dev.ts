import { createServer } from 'vite'
import type { Pages } from '#contract/platform/api.ts'
import { pageAddresses } from '#contract/platform/page-address.ts'
import { inProcess, type PageSource } from './platform/pages/page-source.ts'
import { runShop } from './run-shop.ts'

const HOT_RELOAD_PORT = 24_678

/** The shop for those who work on it: pages change in the browser as they are saved, the server restarts by itself. */
await runShop(openVitePages, { isAlone: true })

async function openVitePages(): Promise<PageSource> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { port: HOT_RELOAD_PORT } },
    appType: 'custom',
  })
  // Always the newest code: Vite loads a page's modules again after they change.
  const newestPages = () => vite.ssrLoadModule('/src/web/render-page.ts') as Promise<Pages>
  return {
    keepPages: false,
    connectTo: `ws://localhost:${HOT_RELOAD_PORT} ws://127.0.0.1:${HOT_RELOAD_PORT}`,
    addressOf: async (url) => pageAddresses((await newestPages()).routes)(url),
    render: inProcess(async (request, tools) => (await newestPages()).renderPage(request, tools)),
    serveAssets: async (app) => {
      app.addHook('onRequest', (request, reply, next) => {
        vite.middlewares(request.raw, reply.raw, () => next())
      })
      app.addHook('onClose', () => vite.close())
    },
  }
}
