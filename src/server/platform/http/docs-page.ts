import type { Endpoint } from '#contract/platform/endpoint.ts'
import { openApiOf } from './open-api.ts'

/** The API docs as one plain page: no script, nothing loaded from elsewhere. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Likho API</title><style>${STYLE}</style>
<main><h1>Likho API</h1>
<p>All API calls of the shop. Answers are JSON with <code>success: true</code>; refusals carry <code>code</code>, <code>message</code>
and <code>requestId</code>. For programs: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
${endpoints.map(entry).join('\n')}</main></html>`
}

function entry(endpoint: Endpoint): string {
  const { paths } = openApiOf([endpoint])
  const who = endpoint.who === 'anyone' ? 'anyone' : `accounts with the permission ${endpoint.who}`
  const refusals = endpoint.failures.map(
    ({ code, status, text }) => `<li>${status} <code>${code}</code> ${escaped(text)}</li>`,
  )
  return `<details><summary><b>${endpoint.method}</b> <code>${escaped(endpoint.path)}</code> ${escaped(endpoint.summary)}</summary>
<p>Who may call: ${who}.</p>${refusals.length > 0 ? `<ul>${refusals.join('')}</ul>` : ''}
<pre>${escaped(JSON.stringify(paths, null, 2))}</pre></details>`
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:auto;padding:2rem 1rem}
summary{cursor:pointer;padding:.6rem 0;border-top:1px solid #8884}pre{overflow:auto;font-size:13px;padding:1rem;border:1px solid #8884;border-radius:10px}`
