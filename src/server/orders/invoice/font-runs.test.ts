import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { fontRuns, type Script } from './font-runs.ts'
import { penFor } from './pen.ts'

describe('a text is cut where another font is needed', () => {
  test.each([
    ['Asha', 'latin:Asha'],
    ['  Asha \n Rao ', 'latin:Asha Rao '],
    ['Łódź – “é” ₹5', 'latin:Łódź – “é” ₹5'],
    ['e\u0301', 'latin:é'],
    ['नीला Pen', 'devanagari:नीला |latin:Pen'],
    ['12, विद्यालय', 'latin:12, |devanagari:विद्यालय'],
    ['க ಕ', 'tamil:க |kannada:ಕ'],
    ['র‍্যা', 'bangla:র‍্যা'],
    ['Neon 🎉👩🏽‍🎨 notes', 'latin:Neon notes'],
    ['山田', 'latin:??'],
    ['\u202eabc\u0000', 'latin:abc'],
    ['', ''],
  ])('%j', (text, runs) => {
    expect(
      fontRuns(text)
        .map(({ script, text: part }) => `${script}:${part}`)
        .join('|'),
    ).toBe(runs)
  })
})

/** The library's own font behind the one that is set: the only way to ask it for a glyph. */
type Inside = { _font: { font: { hasGlyphForCodePoint: (sign: number) => boolean } } }

test('each font has every sign that is given to it, so that nothing becomes a box', () => {
  const signs = Array.from({ length: 0x2300 }, (_, at) => at).filter((sign) =>
    /\P{Cn}/u.test(String.fromCodePoint(sign)),
  )
  const given = signs.flatMap((sign) => {
    const [run] = fontRuns(String.fromCodePoint(sign))
    return run && run.text === String.fromCodePoint(sign) ? [{ sign, script: run.script }] : []
  })
  const doc = new PDFDocument({ font: '' })
  const pen = penFor(doc)
  const missing = (script: Script | 'latin-bold', sign: number) => {
    pen.setFont(script)
    return !(doc as unknown as Inside)._font.font.hasGlyphForCodePoint(sign)
  }
  expect(given.length).toBeGreaterThan(1_000)
  expect(given.filter(({ script, sign }) => missing(script, sign))).toEqual([])
  expect(given.filter(({ script, sign }) => script === 'latin' && missing('latin-bold', sign))).toEqual([])
})
