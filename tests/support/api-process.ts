import { inProcess } from '#server/platform/pages/page-source.ts'
import { runShop } from '#server/run-shop.ts'

/** The shop as a process without its pages: starts in a moment, for tests that kill it again and again. */
await runShop(async () => ({
  addressOf: (url) => url,
  render: inProcess(async () => new Response(null, { status: 404 })),
  serveAssets: async () => {},
  keepPages: false,
  connectTo: '',
}))
