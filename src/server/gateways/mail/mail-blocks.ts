import { escapeHtml } from './escape-html.ts'
import { type Row, rowsHtml, rowsText } from './mail-rows.ts'

/** A sentence or two; a code to be read and typed; an address; a bill; a button. */
export type Block =
  | string
  | { code: string }
  | { lines: readonly string[] }
  | { rows: readonly Row[] }
  | { link: string; to: string }

export function blockText(block: Block): string {
  if (typeof block === 'string') return block
  if ('code' in block) return `    ${block.code}`
  if ('lines' in block) return block.lines.map((line) => `    ${line}`).join('\n')
  if ('rows' in block) return rowsText(block.rows)
  return `${block.link}:\n${block.to}`
}

export function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p style="${PARAGRAPH}">${escapeHtml(block)}</p>`
  if ('code' in block) return `<p class="code" style="${CODE}">${escapeHtml(block.code)}</p>`
  if ('lines' in block) return `<p class="rule" style="${LINES}">${block.lines.map(escapeHtml).join('<br>')}</p>`
  if ('rows' in block) return rowsHtml(block.rows)
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(block.to)}" style="${BUTTON}">${escapeHtml(block.link)}</a></p>`
}

const PARAGRAPH = 'margin:0 0 16px'
const LINES = 'margin:0 0 16px;padding-left:16px;border-left:2px solid #e5e0d5'
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#22409a;border-radius:10px;color:#ffffff;font-weight:600;text-decoration:none'
const CODE =
  'margin:0 0 16px;padding:16px;background:#fbf9f4;border:1px solid #e5e0d5;border-radius:10px;text-align:center;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums'
