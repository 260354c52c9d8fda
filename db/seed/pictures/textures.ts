/** Surfaces with a pattern of their own: wire mesh, cloth, wood and cork, each kept inside an outline. */
import { across, clipped, fill, woodFace } from './material.ts'
import { circle, line, tone } from './paint.ts'

const upTo = (length: number, step: number) => Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step)

/** A fine square mesh, as on wire stationery. */
export function mesh(outline: string, hex: string, x: number, y: number, width: number, height: number): string {
  const upright = upTo(width, 20).map((at) => `M${x + at} ${y}v${height}`)
  const level = upTo(height, 20).map((at) => `M${x} ${y + at}h${width}`)
  return (
    fill(outline, tone(hex, 0.35), { opacity: 0.45 }) +
    clipped(outline, line([...upright, ...level].join(''), hex, 6, { 'stroke-linecap': 'butt' })) +
    fill(outline, across('#ffffff44', '#ffffff00', '#00000044'))
  )
}

/** Threads over a cloth already filled in: fine for cotton, coarse for jute. */
export function weave(
  outline: string,
  hex: string,
  x: number,
  y: number,
  width: number,
  height: number,
  step = 9,
): string {
  const upright = upTo(width, step).map((at) => `M${x + at} ${y}v${height}`)
  const level = upTo(height, step).map((at) => `M${x} ${y + at}h${width}`)
  return clipped(
    outline,
    line(upright.join(''), tone(hex, -0.22), step / 4, { opacity: 0.45, 'stroke-dasharray': `${step} ${step / 2}` }) +
      line(level.join(''), tone(hex, 0.4), step / 4, { opacity: 0.5, 'stroke-dasharray': `${step * 1.4} ${step}` }),
  )
}

/** Upright grain on a wooden face between two heights. */
export function woodGrain(outline: string, hex: string, x: number, width: number, bottom: number): string {
  const lines = upTo(width, 54).map((at, index) => `M${x + at} 0q${index % 2 ? 26 : -22} ${bottom / 2} 4 ${bottom}`)
  return fill(outline, woodFace(hex)) + clipped(outline, line(lines.join(''), tone(hex, -0.3), 4, { opacity: 0.35 }))
}

/** Flecks scattered the same way every time. */
export function speckles(
  outline: string,
  hex: string,
  x: number,
  y: number,
  width: number,
  height: number,
  amount = 220,
): string {
  const flecks = Array.from({ length: amount }, (_, at) => {
    const across = (at * 0.618034) % 1
    const down = (at * 0.7548777 + (at % 7) * 0.031) % 1
    return circle(
      Math.round(x + across * width),
      Math.round(y + down * height),
      3 + (at % 4) * 1.6,
      tone(hex, at % 3 ? -0.25 : 0.35),
      { opacity: 0.55 },
    )
  })
  return clipped(outline, flecks.join(''))
}

/** A row of stitches along a path. */
export const stitches = (d: string, hex: string, width = 5) =>
  line(d, hex, width, { 'stroke-dasharray': '20 12', 'stroke-linecap': 'butt' })
