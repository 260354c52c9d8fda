import { encode } from 'uqr'

/** Scanners want some quiet around it. */
const BORDER = 2

/** The dark squares of a QR code as the path of an SVG, row by row. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.map((row, y) => rowPath(row, y)).join('')
  return { size, path }
}

/** Neighbours are drawn as one, which leaves no hairlines between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const width = x + 1 - start
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}
