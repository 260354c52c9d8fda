import { inflateSync } from 'node:zlib'

type Piece = { x: number; y: number; text: string }

/** Reads a PDF as pdfkit writes them: for each page the lines from top to bottom, what stands beside each other joined by |. */
export function pdfPages(pdf: Uint8Array): string[][] {
  const source = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const at = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(at(id))?.[1]
      return [name, signsOf(streamOf(at(toUnicode)))]
    }),
  )
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(source) ?? []
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, page]) => {
    const content = /\/Contents (\d+) 0 R/.exec(at(page))?.[1]
    return linesOf(piecesOf(streamOf(at(content)), fonts))
  })
}

export const pdfText = (pdf: Uint8Array) => pdfPages(pdf).flat().join('\n')

function streamOf(object: string): string {
  const start = object.indexOf('stream\n') + 'stream\n'.length
  const length = Number(/\/Length (\d+)/.exec(object)?.[1])
  const bytes = Buffer.from(object.slice(start, start + length), 'latin1')
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** Which text each glyph of a font stands for, in the order of their numbers. */
function signsOf(map: string): string[] {
  const ranges = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)].map(([, list = '']) => list)
  return ranges.flatMap((list) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
}

function piecesOf(content: string, fonts: Map<string, string[]>): Piece[] {
  return [...content.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, block = '']) => {
    const [, x, y] = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/.exec(block) ?? []
    const signs = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '') ?? []
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return { x: Number(x), y: Number(y), text: glyphs.map((glyph) => signs[Number.parseInt(glyph, 16)] ?? '').join('') }
  })
}

function linesOf(pieces: readonly Piece[]): string[] {
  const lines = [...Map.groupBy(pieces, ({ y }) => Math.round(y)).entries()].sort(([one], [other]) => other - one)
  return lines.map(([, parts]) =>
    parts
      .toSorted((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join('|'),
  )
}
