import { lettering } from './lettering.ts'
import { lying, round, stroke } from './svg.ts'

const THICK = 84
/** Where the first line stands, from the end of the wood. */
const END = 14
/** Marks nearer than this run together. */
const CLOSEST = 3.5

/** A wooden school ruler along its upper edge; its zero lies at x. */
export function ruler(x: number, y: number, cm: number, pxPerCm: number): string {
  const mark = (mm: number, height: number) => `M${round(x + (mm * pxPerCm) / 10)} ${y}v${height}`
  const every = pxPerCm / 10 >= CLOSEST ? 1 : 5
  const millimetres = Array.from({ length: Math.floor((cm * 10) / every) + 1 }, (_, index) => index * every)
  const marks = millimetres.map((mm) => mark(mm, mm % 10 === 0 ? 30 : mm % 5 === 0 ? 22 : 14)).join('')
  const numbered = pxPerCm >= 34 ? 1 : 5
  const numbers = Array.from({ length: Math.floor(cm / numbered) + 1 }, (_, index) => index * numbered)
  const width = round(cm * pxPerCm + 2 * END)
  return (
    lying(
      `<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6dfa6"/><stop offset=".5" stop-color="#ecc879"/><stop offset="1" stop-color="#d3a854"/></linearGradient>` +
        `<rect x="${round(x - END)}" y="${y}" width="${width}" height="${THICK}" rx="4" fill="url(#wood)"/>`,
    ) +
    stroke(marks, '#5b4210', every === 1 && pxPerCm < 60 ? 1.4 : 2) +
    numbers
      .filter((number) => x + number * pxPerCm < 990)
      .map((number) => lettering(x + number * pxPerCm, y + 62, String(number), 18, '#5b4210'))
      .join('')
  )
}
