import { escapeHtml } from './escape-html.ts'

/** A line of a bill or a fact: what it is on the left, how much on the right. */
export type Row = {
  label: string
  /** A smaller second line. */
  note?: string | undefined
  amount: string
  /** What the rows above come to. */
  sum?: true
  /** A long id: it stands below its label, and breaks where a phone is too narrow for it. */
  isReference?: true
}

/** Narrow enough for a phone that shows plain text without wrapping it. */
const WIDTH = 48
const LEAST_ROOM = 16

/** Columns for programs that show plain text; long labels wrap, amounts end at the same place. */
export function rowsText(rows: readonly Row[]): string {
  const widest = Math.max(...rows.map(({ amount, isReference }) => (isReference ? 0 : amount.length)))
  const room = Math.max(LEAST_ROOM, WIDTH - widest - 2)
  const lines = rows.flatMap(({ label, note, amount, sum, isReference }) => {
    if (isReference) return [label, `  ${amount}`]
    const [last = '', ...before] = wrap(label, room).reverse()
    const gap = Math.max(2, WIDTH - signs(last).length - amount.length)
    const notes = note ? wrap(note, room - 2).map((line) => `  ${line}`) : []
    const rule = sum ? ['-'.repeat(WIDTH)] : []
    return [...rule, ...before.reverse(), `${last}${' '.repeat(gap)}${amount}`, ...notes]
  })
  return lines.join('\n')
}

export const rowsHtml = (rows: readonly Row[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${TABLE}">\n${rows.map(rowHtml).join('\n')}\n</table>`

const rowHtml = ({ label, note, amount, sum, isReference }: Row) => {
  if (isReference) return referenceHtml(label, amount)
  const style = `${CELL}${sum ? ';font-weight:700' : ''}`
  const small = note ? `<br><span class="soft" style="${NOTE}">${escapeHtml(note)}</span>` : ''
  return `<tr><td class="rule" style="${style}">${escapeHtml(label)}${small}</td><td class="rule" align="right" style="${style};${AMOUNT}">${escapeHtml(amount)}</td></tr>`
}

const referenceHtml = (label: string, id: string) =>
  `<tr><td class="rule" colspan="2" style="${CELL}"><span class="soft" style="${NOTE}">${escapeHtml(label)}</span><br><span style="${REFERENCE}">${escapeHtml(id)}</span></td></tr>`

const TABLE = 'margin:0 0 16px;border-collapse:collapse'
const CELL = 'padding:8px 0;border-top:1px solid #e5e0d5;vertical-align:top'
const AMOUNT = 'padding-left:16px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums'
// Either is understood by some mail programs only.
const REFERENCE = 'word-break:break-all;overflow-wrap:anywhere'
const NOTE = 'font-size:15px;color:#4a5263'

// As many signs as are seen: a Devanagari syllable or an emoji is several characters. Plain letters, of which most labels
// are, need nobody who knows that.
const segmenter = new Intl.Segmenter('en')
const signs = (text: string) =>
  /^[ -~]*$/.test(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Breaks between words, and inside one only where it is longer than a line. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line: string[] = []
  for (const word of text.split(/\s+/).map(signs)) {
    if (line.length > 0 && line.length + 1 + word.length > width) {
      lines.push(line.join(''))
      line = []
    }
    line.push(...(line.length > 0 ? [' '] : []), ...word)
    while (line.length > width) lines.push(line.splice(0, width).join(''))
  }
  return [...lines, line.join('')]
}
