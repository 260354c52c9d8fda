import type PDFDocument from 'pdfkit'
import { type FontName, fontFile } from './font-file.ts'
import { fontRuns, type Run } from './font-runs.ts'

type Doc = InstanceType<typeof PDFDocument>

type Style = { size: number; bold?: boolean; colour?: string; align?: 'left' | 'right' }
export type Pen = ReturnType<typeof penFor>

/** The shop's light colours: paper is white. */
export const INK = '#1d2433'
export const SOFT = '#4a5263'
export const BAD = '#b3261e'
export const RULE = '#d9e2f3'
export const MARGIN = '#eeb7b1'
export const MARIGOLD = '#f5a524'

const LINE_HEIGHT = 1.35
/** From the top of a line down to where its letters stand. */
const BASELINE = 1
/** Sums of widths are not exact. */
const HAIR = 0.01

/** Writes text of any Indian script, wrapped and aligned; the library by itself knows one font at a time. */
export function penFor(doc: Doc) {
  const registered = new Set<FontName>()
  /** Whatever is drawn brings its font along, so there is no list of texts that could forget one. */
  function setFont(name: FontName): Doc {
    if (!registered.has(name)) doc.registerFont(name, fontFile(name))
    registered.add(name)
    return doc.font(name)
  }

  // The same words are measured and written many times.
  const known = new Map<string, Run[]>()
  function runsOf(text: string, { bold }: Style): { font: FontName; part: string }[] {
    const runs = known.get(text) ?? fontRuns(text)
    known.set(text, runs)
    return runs.map(({ script, text: part }) => ({ font: bold && script === 'latin' ? 'latin-bold' : script, part }))
  }

  function width(text: string, style: Style): number {
    doc.fontSize(style.size)
    return runsOf(text, style).reduce((sum, { font, part }) => sum + setFont(font).widthOfString(part), 0)
  }

  /** Breaks between words, and inside one only where it is wider than a line. */
  function wrap(text: string, room: number, style: Style): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.trim().split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (width(longer, style) <= room + HAIR) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const pieces = width(word, style) <= room + HAIR ? [word] : piecesOf(word, room, style)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
    }
    return [...lines, line]
  }

  function piecesOf(word: string, room: number, style: Style): string[] {
    const pieces: string[] = []
    let piece = ''
    for (const { segment } of syllables.segment(word)) {
      if (piece !== '' && width(piece + segment, style) > room) {
        pieces.push(piece)
        piece = ''
      }
      piece += segment
    }
    return [...pieces, piece]
  }

  function writeLine(text: string, x: number, y: number, room: number, style: Style): void {
    let at = style.align === 'right' ? x + room - width(text, style) : x
    doc.fontSize(style.size).fillColor(style.colour ?? INK)
    for (const { font, part } of runsOf(text, style)) {
      setFont(font).text(part, at, y + style.size * BASELINE, { lineBreak: false, baseline: 'alphabetic' })
      at += doc.widthOfString(part)
    }
  }

  return {
    setFont,
    width,
    wrap,
    heightOf: (lines: readonly string[], { size }: Style) => lines.length * size * LINE_HEIGHT,
    /** Writes wrapped lines and answers where the next one goes. */
    write: (text: string, x: number, y: number, room: number, style: Style): number =>
      wrap(text, room, style).reduce((top, line) => {
        writeLine(line, x, top, room, style)
        return top + style.size * LINE_HEIGHT
      }, y),
    rule: (x: number, y: number, length: number, colour = RULE, thickness = 0.75) =>
      doc
        .moveTo(x, y)
        .lineTo(x + length, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke(),
  }
}

const syllables = new Intl.Segmenter('en')
