import type { FastifyInstance } from 'fastify'
import type { RenderPage } from '#contract/platform/api.ts'
import type { Rendered } from '../cache/page.ts'
import type { Ask } from '../rendering/api-by-asking.ts'
import { makePage, type PageOrder } from '../rendering/make-page.ts'

/** How much rendering there is to do, and what became of what there was. */
export type RenderLoad = {
  threads: number
  /** Pages that wait for a thread. */
  waiting: number
  rendered: number
  /** Pages that were refused, because too many waited. */
  shed: number
  /** Threads that broke or hung and were replaced. */
  restarts: number
}

export type RenderOptions = {
  /** Nobody waits for it: those that somebody waits for go first. */
  inBackground?: boolean
}

/** Where pages come from: the build, or Vite while somebody works on them. */
export type PageSource = {
  /** The path and query of the page that a URL shows: what it is rendered for and kept under. */
  addressOf: (url: string) => string | Promise<string>
  /** Which of its pages that is, as the table of pages has it. Left out where pages change under our hands. */
  patternOf?: (url: string) => string | undefined
  render: (order: PageOrder, ask: Ask, how?: RenderOptions) => Promise<Rendered>
  /** Left out where pages are rendered in the process itself. */
  load?: () => RenderLoad
  /** Puts scripts, styles and fonts on the server. */
  serveAssets: (app: FastifyInstance) => Promise<void>
  /** False while pages change under our hands. */
  keepPages: boolean
  /** What the browser may connect to beside the shop itself. */
  connectTo: string
  /** The script that keeps pages in the browser. Left out where they change under our hands. */
  worker?: string
}

/** Pages that are rendered in the process itself: for those who work on them, and for tests. */
export const inProcess =
  (renderPage: RenderPage): PageSource['render'] =>
  (order, ask) =>
    makePage(renderPage, order, ask)
