import { circle, type Draw, line, path, printWithin, rect, tone } from '../paint.ts'
import { laid } from '../paper/leaf.ts'
import { box, has, inkOn, lifted, shaded, times } from '../surface.ts'
import { hue } from './hues.ts'

/**
 * Dividers: first three tabs in body, accent and detail, then more hues.
 * Variants: coloured tabs (none) · numbered · alphabet · plastic (coloured sheets).
 */
export const dividers: Draw = ({ body, accent, detail, variant }) => {
  const tabs = 6
  const sheets = times(tabs, (back) => {
    const i = tabs - 1 - back
    const hex = [body, accent, detail][i] ?? hue(i + 1)
    const sheet = has(variant, 'plastic') ? tone(hex, 0.25) : '#fbf8f0'
    const y = 190 + i * 104
    const text = has(variant, 'numbered')
      ? `${i + 1}`
      : has(variant, 'alphabet')
        ? (['A-D', 'E-H', 'I-L', 'M-P', 'Q-T', 'U-Z'][i] ?? '')
        : ''
    return lifted(
      path(box(730 - i * 2, y, 136, 92, 16), hex) +
        printWithin(813, y + 62, 74, text, 44, inkOn(hex)) +
        shaded(box(190 - i * 4, 140 + i * 5, 570, 710, 10), 'slant', [
          [0, tone(sheet, 0.3)],
          [1, tone(sheet, -0.08)],
        ]) +
        (text ? '' : line(`M792 ${y + 46}h44`, '#ffffff', 8, { opacity: 0.7 })),
    )
  })
  const front = { x: 170, y: 165 }
  const holes = [0.14, 0.38, 0.62, 0.86]
    .map(
      (at) =>
        circle(front.x + 46, front.y + 710 * at, 17, '#8d95a3') +
        circle(front.x + 48, front.y + 710 * at + 3, 14, '#5d636e'),
    )
    .join('')
  const index = times(
    6,
    (i) =>
      rect(270, 330 + i * 72, 30, 30, [body, accent, detail][i] ?? hue(i + 1), { rx: 6 }) +
      line(`M324 ${346 + i * 72}H660`, '#b9c0cb', 6),
  )
  return laid(
    sheets + holes + printWithin(470, 276, 380, 'Index', 62, has(variant, 'plastic') ? '#1d2433' : body) + index,
    -4,
  )
}
