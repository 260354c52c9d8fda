import type { BrowserError } from '#contract/browser-errors/browser-errors.endpoints.ts'
import { BROWSER_ERRORS_PATH, type BrowserErrorKind } from '#contract/browser-errors/browser-errors-path.ts'
import { cleanedText } from '#contract/browser-errors/cleaned-text.ts'
import { isFailure } from './is-failure.ts'

declare global {
  interface Window {
    /** React Router's own. */
    __reactRouterDataRouter?: { state: { matches: { route: { path?: string } }[] } }
    __reactRouterManifest?: { version?: string }
  }
}

const MOST_A_VISIT = 3
/** One visit in so many tells of what nothing caught; of a page that could not be shown, each does. */
const ONE_VISIT_IN = 4

/** `chance` is drawn once a visit, from 0 to 1. */
export function createReporter(chance: number) {
  const isHeard = chance * ONE_VISIT_IN < 1
  const told = new Set<string>()

  return (kind: BrowserErrorKind, error: unknown, route: string = shownRoute()): void => {
    if (!isOurs(error) || (kind !== 'page' && !isHeard)) return
    const message = cleanedText(`${error.name}: ${error.message}`)
    const at = placeIn(error.stack ?? '')
    const key = `${message} ${at}`
    // A script of ours has a place; that a file could not be fetched has none, and is worth knowing.
    const isKnown = kind === 'page' || at !== undefined || /module|chunk/i.test(message)
    if (!isKnown || told.has(key) || told.size === MOST_A_VISIT) return
    told.add(key)
    send({ kind, message, ...(at && { at }), route, build: window.__reactRouterManifest?.version ?? '' })
  }
}

export const reportError = createReporter(Math.random())

/** Refusals of the shop are answers, and what was given up was given up on purpose. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && !isFailure(error) && error.name !== 'AbortError'

/** The first of our files in a stack: `shop-Dx3f.js:1:204`. */
function placeIn(stack: string): string | undefined {
  const [, ...ours] = stack.split(`${window.location.origin}/assets/`)
  return /^[\w.-]+\.js:\d+:\d+/.exec(ours[0] ?? '')?.[0].slice(-120)
}

/** As routes.ts has it, without ids and without the query. */
const shownRoute = (): string =>
  window.__reactRouterDataRouter?.state.matches.findLast(({ route }) => route.path)?.route.path ?? ''

/** Without cookies, so that it names no visitor. A page that is being left still sends it. */
function send(error: BrowserError): void {
  const request = { method: 'POST', keepalive: true, credentials: 'omit' } as const
  const headers = { 'content-type': 'application/json' }
  fetch(BROWSER_ERRORS_PATH, { ...request, headers, body: JSON.stringify(error) }).catch(() => {})
}
