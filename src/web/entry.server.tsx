import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import type { PageTools } from '#contract/platform/api.ts'
import { isFailure } from './kit/is-failure.ts'
import { PageNonce } from './kit/page-nonce.ts'
import { pageTools } from './kit/page-tools.ts'
import { shownRoutes } from './kit/shown-routes.ts'

/** Renders the whole page before it is sent: pages are kept and sent many times, so nothing is gained by streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, finish, fault } = context.get(pageTools)
  const { serverHandoffStream: handoff, ...rest } = entry
  const data = handoff ? await textOf(handoff) : ''
  const page = (
    <PageNonce value={nonce}>
      <ServerRouter context={{ ...rest, manifest: shownRoutes(rest) }} url={request.url} nonce={nonce} />
    </PageNonce>
  )
  const { html, failed } = renderAtOnce(page) ?? (await renderInPieces(page, nonce, fault))
  headers.set('content-type', 'text/html; charset=utf-8')
  finish(withScript(html, startScript(data), nonce))
  return new Response(null, { status: failed ? 500 : status, headers })
}

/** What a loader threw. Refusals of calls are in the log already, if they belong there; those of the router are the asker's fault. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  const isRefused = isFailure(error) || (isRouteErrorResponse(error) && error.status < 500)
  if (!isRefused) context.get(pageTools).fault(error)
}

type Rendering = { html: string; failed: boolean }

/** How React marks a part that it could not finish: it waited for something, or failed. */
const UNFINISHED = '<!--$!-->'

/** Into one string, which takes a tenth less than a stream of bytes. Undefined when a part of the page has to be waited for. */
function renderAtOnce(page: ReactNode): Rendering | undefined {
  try {
    const html = `<!DOCTYPE html>${renderToString(page)}`
    return html.includes(UNFINISHED) ? undefined : { html, failed: false }
  } catch {
    // Whatever it was, the stream says it again.
    return undefined
  }
}

async function renderInPieces(page: ReactNode, nonce: string, fault: PageTools['fault']): Promise<Rendering> {
  let failed = false
  const stream = await renderToReadableStream(page, {
    nonce,
    // Else parts of some size are put behind the page, for a script to bring into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failed = true
      fault(error)
    },
  })
  await stream.allReady
  return { html: await textOf(stream), failed }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true })
  return text + decoder.decode()
}

/** What the loaders answered, in the words in which React Router would stream it. */
function startScript(data: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue(${inScript(data)});${controller}.close();`
}

function withScript(html: string, script: string, nonce: string): string {
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}<script nonce="${nonce}">${script}</script>${html.slice(end)}`
}

/** JSON that cannot end the script it stands in. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
