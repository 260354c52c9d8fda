import type { FastifyInstance } from 'fastify'
import type { PageAddress, RenderPage } from '#contract/platform/api.ts'

/** Where pages come from: the build, or Vite while somebody works on them. */
export type PageSource = {
  addressOf: (...url: Parameters<PageAddress>) => string | Promise<string>
  renderPage: RenderPage
  /** Puts scripts, styles and fonts on the server. */
  serveAssets: (app: FastifyInstance) => Promise<void>
  /** False while pages change under our hands. */
  keepPages: boolean
  /** What the browser may connect to beside the shop itself. */
  connectTo: string
}
