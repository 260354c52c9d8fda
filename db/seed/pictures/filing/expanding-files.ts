import { severalOf } from '../packs.ts'
import { type Draw, line, path, printWithin, tone } from '../paint.ts'
import { box, flat, has, lifted, resting, shaded, times } from '../surface.ts'
import { handles } from './document-bags.ts'

const TABS = ['#d9342b', '#ee7a1f', '#f6c11c', '#2f9e4f', '#3aa6e0', '#6c3fb2']

/**
 * Expanding files: cover in body, first tabs in accent, elastic or lock in detail.
 * Variants: accordion (none) · handle (with carrying handle) · cheque (small and wide).
 */
export const expandingFile: Draw = severalOf(({ body, accent, detail, label, variant }) => {
  const low = has(variant, 'cheque')
  const top = low ? 470 : 400
  const pockets = times(6, (i) => {
    const [x, y] = [120 + i * 14, top - 230 + i * 38]
    const hex = i === 5 ? accent : (TABS[i] ?? accent)
    return (
      shaded(box(x + 40, y, 680 - i * 28 + i * 14, 420, 10), 'down', [
        [0, tone(body, 0.5)],
        [0.3, tone(body, 0.2)],
        [1, tone(body, -0.2)],
      ]) +
      lifted(
        path(box(x + 60 + i * 100, y - 34, 96, 54, 10), hex) +
          line(`M${x + 80 + i * 100} ${y - 10}h56`, '#ffffff', 8, { opacity: 0.7 }),
      )
    )
  })
  const pleats = (x: number) =>
    times(7, (i) => path(`M${x} ${top - 190 + i * 32}l18 16l-18 16z`, tone(body, i % 2 ? -0.3 : 0.1)))
  return resting(
    (has(variant, 'handle') ? handles(detail, 200) : '') +
      pockets +
      pleats(150) +
      shaded(
        `M110 ${top}Q110 ${top - 22} 134 ${top - 22}H866Q890 ${top - 22} 890 ${top}L880 826Q878 850 856 850H144Q122 850 120 826Z`,
        'slant',
        flat(body),
      ) +
      line(`M136 ${top - 14}H864`, '#ffffff', 5, { opacity: 0.4 }) +
      lifted(
        shaded(box(690, top - 22, 26, 870 - top), 'across', [
          [0, tone(detail, 0.1)],
          [0.4, tone(detail, 0.35)],
          [1, tone(detail, -0.2)],
        ]),
      ) +
      path(box(220, 580, 380, 150, 12), '#fffdf6') +
      path(box(230, 590, 360, 130, 8), 'none', { stroke: accent, 'stroke-width': 5 }) +
      printWithin(410, 676, 310, label || (low ? 'Cheques' : 'Documents'), 56, '#1d2433'),
  )
})
