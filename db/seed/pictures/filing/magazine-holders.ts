import { contactShadow, type Draw, group, line, path, printWithin, rect, tone } from '../paint.ts'
import { box, flat, has, lifted, outline, resting, shaded, times } from '../surface.ts'
import { fingerHole, mesh, type Solid } from './solid.ts'

const MAGAZINES = ['#d9342b', '#3aa6e0', '#f6c11c', '#6c3fb2']

/** The back half of a holder rises; its side is cut on a slant so that titles show. */
function holder(form: Solid, hex: string, variant: string): string {
  const { x, y, width, height, back, rise } = form
  const cut = height * 0.46
  const side = outline(
    [x + width, y + cut],
    [x + width + back, y - rise],
    [x + width + back, y + height - rise],
    [x + width, y + height],
  )
  const front = box(x, y + cut, width, height - cut, 4)
  const magazines = times(4, (i) => {
    const left = x + 20 + i * ((width - 40) / 4)
    const w = (width - 40) / 4 - 4
    const hue = MAGAZINES[i] ?? hex
    return (
      path(
        outline(
          [left, y + 60 + i * 12],
          [left + back * 0.9, y - rise * 0.9 + 20 + i * 12],
          [left + w + back * 0.9, y - rise * 0.9 + 20 + i * 12],
          [left + w, y + 60 + i * 12],
        ),
        '#fbf9f3',
      ) +
      rect(left, y + 60 + i * 12, w, height * 0.6, hue) +
      rect(left + w * 0.25, y + 90 + i * 12, w * 0.5, 80, '#ffffff', { opacity: 0.6 })
    )
  })
  const inside = path(
    outline([x, y + cut], [x + back, y - rise], [x + width + back, y - rise], [x + width, y + cut]),
    tone(hex, -0.45),
  )
  const farWall = path(
    outline([x, y + cut], [x + back, y - rise], [x + back, y + height - rise], [x, y + height]),
    tone(hex, -0.3),
  )
  const skin = has(variant, 'mesh')
    ? mesh(side, { x: x + width, y: y - rise, width: back, height: height + rise }, hex) +
      mesh(front, { x, y: y + cut, width, height: height - cut }, hex) +
      line(
        `M${x} ${y + cut}H${x + width}L${x + width + back} ${y - rise}V${y + height - rise}L${x + width} ${y + height}H${x}ZM${x + width} ${y + cut}V${y + height}`,
        hex,
        14,
      )
    : shaded(side, 'across', [
        [0, tone(hex, -0.2)],
        [1, tone(hex, -0.36)],
      ]) +
      shaded(front, 'slant', flat(hex)) +
      line(`M${x + 4} ${y + cut + 3}H${x + width - 2}L${x + width + back - 4} ${y - rise + 4}`, '#ffffff', 5, {
        opacity: 0.45,
      })
  return inside + farWall + magazines + skin
}

/**
 * Magazine holders: body; label frame in accent.
 * Variants: plastic (none) · mesh (metal) · board (finger hole, printed label).
 */
export const magazineHolder: Draw = ({ body, accent, count, label, variant }) => {
  const form: Solid = { x: 200, y: 200, width: 230, height: 640, back: 370, rise: 60 }
  const plate = has(variant, 'mesh')
    ? lifted(path(box(236, 640, 158, 90, 8), '#fffdf6') + printWithin(315, 700, 130, label || 'Files', 42, '#1d2433'))
    : (has(variant, 'board')
        ? fingerHole(315, 770, 34, tone(body, 0.3))
        : rect(280, 750, 70, 40, tone(body, -0.5), { rx: 20 })) +
      path(box(232, 560, 166, 140, 10), '#fffdf6') +
      path(box(240, 568, 150, 124, 6), 'none', { stroke: accent, 'stroke-width': 5 }) +
      printWithin(315, 648, 128, label || 'Files', 46, '#1d2433')
  const one = (hex: string) => resting(holder(form, hex, variant) + plate)
  const shown = Math.min(3, count)
  const scale = [1, 1, 0.84, 0.72][shown] ?? 1
  return group(
    contactShadow(500 + (shown - 1) * 118, 838, 330 + shown * 60, 28) +
      times(shown, (i) => group(one(body), { transform: `translate(${i * 236} 0)` })),
    {
      transform: `translate(${500 - (500 + (shown - 1) * 118) * scale} ${500 - 490 * scale}) scale(${scale})`,
    },
  )
}
