import { contactShadow, type Draw, group, line, path, printWithin, rect, tone } from '../paint.ts'
import { WHITE } from '../paper/leaf.ts'
import { box, flat, has, inkOn, outline, resting, shaded, times } from '../surface.ts'
import { openFile, rings, spineHex } from './open-files.ts'
import { fingerHole } from './solid.ts'

/**
 * Ring binders: cover in body, label's frame in accent.
 * Variants: standing, front cover to us (none) · open (two rings) · four (open, four rings) · presentation (clear pocket) · assorted.
 */
export const ringBinder: Draw = (paint) => {
  const { body, accent, label, variant } = paint
  if (has(variant, 'open') || has(variant, 'four')) return openFile(paint, rings(has(variant, 'four') ? 4 : 2))
  const binder = (hex: string) => {
    const pocket = has(variant, 'presentation')
      ? path(box(340, 200, 430, 600, 10), '#ffffff', { opacity: 0.9 }) +
        rect(340, 560, 430, 130, accent) +
        printWithin(555, 646, 370, label || 'Report', 64, inkOn(accent)) +
        path(outline([360, 800], [560, 200], [640, 200], [440, 800]), '#ffffff', { opacity: 0.4 })
      : path(box(410, 300, 290, 170, 10), '#fffdf6') +
        path(box(420, 310, 270, 150, 6), 'none', { stroke: accent, 'stroke-width': 5 }) +
        printWithin(555, 404, 230, label || 'Binder', 54, '#1d2433') +
        line('M450 432H660', '#9aa0ac', 4)
    return (
      shaded(outline([310, 160], [180, 120], [180, 800], [310, 850]), 'across', [
        [0, tone(hex, 0.1)],
        [0.5, tone(hex, 0.34)],
        [1, tone(hex, 0.05)],
      ]) +
      path(outline([310, 160], [180, 120], [660, 112], [800, 150], [800, 160]), tone(hex, -0.45)) +
      path(outline([322, 158], [210, 126], [640, 119], [770, 150]), WHITE) +
      line('M330 156L226 128M360 154L262 126M400 153L300 124', '#b9c0cb', 10) +
      path(outline([216, 260], [274, 278], [274, 540], [216, 520]), '#fffdf6') +
      line('M232 320L258 328M232 360L258 368M232 400L258 408', '#9aa0ac', 5) +
      fingerHole(245, 660, 34) +
      shaded(box(310, 155, 490, 695, 10), 'slant', flat(hex)) +
      rect(330, 155, 6, 695, '#000000', { opacity: 0.18 }) +
      pocket
    )
  }
  const shown = Math.min(3, paint.count)
  const pieces = times(shown, (i) => {
    const at = shown - 1 - i
    return resting(group(binder(spineHex({ ...paint, body }, at)), { transform: `translate(${at * 90} ${-at * 26})` }))
  })
  return group(contactShadow(500, 846, 330, 28) + pieces, {
    transform: shown > 1 ? 'translate(20 110) scale(.84)' : 'translate(10 10)',
  })
}
