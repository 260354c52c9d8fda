import { circle, type Draw, group, line, path, printWithin, tone } from '../paint.ts'
import { box, flat, has, inkOn, shaded, times } from '../surface.ts'
import { boundBlock, hinge, laid, namePlate, page, pile } from './leaf.ts'
import { coverOf } from './notebooks.ts'

/**
 * Registers: cloth in body, spine and corners in accent, name plate's frame in detail.
 * Variants: hard bound (none) · ledger (columned page peeks out) · long · assorted.
 */
export const register: Draw = (paint) => {
  const { accent, detail, label, variant } = paint
  const area = has(variant, 'long')
    ? { x: 300, y: 110, width: 400, height: 730 }
    : { x: 230, y: 130, width: 520, height: 690 }
  const { x, y, width, height } = area
  const bound = (hex: string) =>
    boundBlock({ ...area, thick: 52, hex, corner: 8, hard: true, pages: '#efe6cf' }) +
    times(60, (i) =>
      circle(
        x + 120 + ((i * 97) % (width - 150)),
        y + 20 + ((i * 61) % (height - 40)),
        3,
        tone(hex, i % 2 ? 0.25 : -0.3),
        { opacity: 0.7 },
      ),
    ) +
    shaded(box(x, y, 92, height, 8), 'slant', flat(accent)) +
    path(`M${x + width} ${y}h-110l110 110zM${x + width} ${y + height}h-110l110 -110z`, accent) +
    line(
      `M${x + 100} ${y + 4}V${y + height - 4}M${x + width - 118} ${y + 4}L${x + width - 4} ${y + 118}M${x + width - 118} ${y + height - 4}L${x + width - 4} ${y + height - 118}`,
      tone(accent, 0.4),
      4,
      { opacity: 0.6 },
    ) +
    namePlate(x + 140, y + 170, width - 190, detail) +
    printWithin(x + width / 2 + 45, y + 400, width - 210, label || 'Register', 64, inkOn(hex)) +
    hinge(area, 92)
  if (paint.count > 1)
    return group(
      pile(Math.min(3, paint.count), (i) => bound(coverOf(paint, i)), { x: 50, y: 40, turn: 4 }),
      { transform: 'translate(40 40) scale(.9)' },
    )
  if (!has(variant, 'ledger')) return laid(bound(paint.body), -5, 500, 520)
  return (
    laid(page({ ...area, x: x + 110, height: height - 20 }, 'ledger', undefined, 0), 8) +
    group(laid(bound(paint.body), -5), { transform: 'translate(-40 0)' })
  )
}
