import { type Draw, group } from './paint.ts'
import { times } from './surface.ts'

const SCALES = [1, 1, 0.78, 0.7]

/** Lets a kind that draws one piece show packs: up to three pieces, one behind the other. */
export const severalOf =
  (draw: Draw): Draw =>
  (paint) => {
    const shown = Math.max(1, Math.min(3, paint.count))
    const scale = SCALES[shown] ?? 1
    const piece = draw(paint)
    if (shown === 1) return piece
    return times(shown, (i) => {
      const back = shown - 1 - i
      const step = back - (shown - 1) / 2
      const centre = `${500 + step * 130 - 500 * scale} ${500 - step * 90 - 500 * scale}`
      return group(piece, { transform: `translate(${centre}) scale(${scale})` })
    })
  }
