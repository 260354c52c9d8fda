import { escapeHtml } from './escape-html.ts'
import type { ParsedMail } from './parse-mail.ts'

type NamedMail = ParsedMail & { name: string }

export const listPage = (mails: NamedMail[]) =>
  page(
    'Outbox',
    mails.length === 0
      ? '<p>No emails yet. Register an account and its code will show up here.</p>'
      : `<p>No mail server is set, so emails stay here. Newest first.</p>
<table><thead><tr><th scope="col">Subject<th scope="col">To<th scope="col">Sent</tr></thead><tbody>
${mails.map(row).join('\n')}</tbody></table>`,
  )

const row = ({ name, headers }: NamedMail) =>
  `<tr><td><a href="/outbox/${encodeURIComponent(name)}">${header(headers, 'subject')}</a><td>${header(headers, 'to')}<td>${header(headers, 'date')}</tr>`

/** The mail as a mail program shows it stands in a frame that may run, load and follow nothing. */
export const mailPage = ({ headers, text, html }: NamedMail) =>
  page(
    headers.get('subject') ?? 'Mail',
    `<p><a href="/outbox">All emails</a></p>
<dl>${['from', 'to', 'date', 'message-id'].map((name) => `<dt>${name}<dd>${header(headers, name)}`).join('')}</dl>
<h2>Text</h2><pre>${escapeHtml(text)}</pre>
<h2>HTML</h2><iframe sandbox="" title="The email as HTML" srcdoc="${escapeHtml(html)}"></iframe>`,
  )

const header = (headers: Map<string, string>, name: string) => escapeHtml(headers.get(name) ?? '')

const page = (title: string, body: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Likho outbox</title><style>${STYLE}</style>
<main><h1>${escapeHtml(title)}</h1>
${body}</main></html>`

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}
main{max-width:60rem;margin:auto;padding:2rem 1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.6rem .6rem .6rem 0;border-bottom:1px solid #8884;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid #8884;border-radius:10px}
iframe{width:100%;height:44rem;border:1px solid #8884;border-radius:10px;background:#fff}`
