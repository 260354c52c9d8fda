import type { Paint } from '../paint.ts'
import { clear, has, metal, plastic } from '../surface.ts'
import { assorted, inkSample, laidOut, shown, tube } from './barrel.ts'

/** The refill seen through a clear barrel, its ink two thirds full. */
const refillInside = (from: number, to: number, ink: string) =>
  tube(from, to, 13, plastic('#f4f6fa'), 6) + tube(from, to - (to - from) * 0.3, 13, plastic(ink), 6)

/** The barrel between grip and end, in the material the variant names. */
export function shaft(from: number, to: number, r: number, { body, detail, variant }: Paint): string {
  if (has(variant, 'clear')) return refillInside(from, to - 30, detail) + tube(from, to, r, clear(body), 4)
  if (has(variant, 'metal')) return tube(from, to, r, metal(body), 4)
  return tube(from, to, r, plastic(body), 4)
}

/** One pen with a line of its ink, or a pack side by side. */
export const pens = (build: (paint: Paint) => string, sampleWidth: number) => (paint: Paint) => {
  const pieces = Array.from({ length: shown(paint.count) }, (_, i) => {
    const colour = assorted(i)
    return build(has(paint.variant, 'assorted') ? { ...paint, detail: colour, accent: colour } : paint)
  })
  return (paint.count === 1 ? inkSample(paint.detail, sampleWidth) : '') + laidOut(pieces, 104)
}
