import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { PageNonce } from './kit/page-nonce.ts'
import { pageTools } from './kit/page-tools.ts'

/** Renders the whole page before it is sent: pages are kept and sent many times, so nothing is gained by streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageTools)
  let failed = false
  const page = (
    <PageNonce value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </PageNonce>
  )
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    onError: () => {
      failed = true
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: failed ? 500 : status, headers })
}
