import { type Draw, group, path, printWithin, tone } from '../paint.ts'
import { box, flat, has, inkOn, matte, metal, plastic, resting, shaded, times } from '../surface.ts'
import { laidOut, STEEL, tube, turnedPart } from './barrel.ts'
import { nib } from './nib-pens.ts'

const BRASS = '#d0a94e'

/**
 * Calligraphy sets: pen holder in body, case lining in accent, ink in detail.
 * Variants: dip pen, nibs and bottle in a case (none) · markers (flat-tipped pens).
 */
export const calligraphySet: Draw = (paint) => {
  const { body, accent, detail, label } = paint
  const holder =
    nib(-380, 120, STEEL) +
    turnedPart(
      [
        [-280, 24],
        [-230, 26],
      ],
      metal(BRASS),
    ) +
    turnedPart(
      [
        [-232, 26],
        [-150, 30],
        [-60, 22],
        [340, 9],
        [370, 5],
      ],
      plastic(body),
    )
  if (has(paint.variant, 'markers')) {
    const widths = [14, 20, 26, 32]
    const pieces = widths.map(
      (w) =>
        shaded(`M-470 ${-w * 0.4}L-456 ${-w}H-400V${w}H-444Z`, 'down', matte(detail)) +
        turnedPart(
          [
            [-404, w],
            [-360, 38],
            [-330, 42],
          ],
          plastic('#2a2e37'),
        ) +
        tube(-332, 440, 46, plastic(body), 12) +
        tube(400, 462, 44, plastic(accent), 16) +
        printWithin(40, 15, 440, label || 'Calligraphy', 42, inkOn(body)),
    )
    return laidOut(pieces, 122)
  }
  const slot = (x: number, y: number, w: number, h: number) =>
    path(box(x, y, w, h, 22), tone(accent, -0.3)) + path(box(x + 4, y + 8, w - 4, h - 8, 20), tone(accent, -0.12))
  return (
    resting(
      shaded(box(90, 190, 820, 620, 34), 'slant', flat('#2c3340')) +
        shaded(box(116, 216, 768, 568, 22), 'slant', flat(accent)),
    ) +
    slot(150, 250, 700, 130) +
    slot(150, 420, 400, 310) +
    slot(590, 420, 260, 310) +
    resting(group(holder, { transform: 'translate(502 316) scale(.88 1.1)' })) +
    times(3, (i) =>
      resting(
        group(nib(-80, 170, i === 1 ? BRASS : STEEL), {
          transform: `translate(${232 + i * 118} 560) rotate(90) scale(1.4 -1.4)`,
        }),
      ),
    ) +
    resting(
      shaded(box(624, 530, 192, 176, 24), 'across', plastic(detail)) +
        shaded(box(664, 446, 112, 90, 12), 'across', plastic('#2a2e37')) +
        path(box(650, 584, 140, 80, 8), '#fffdf7') +
        printWithin(720, 638, 116, label || 'Ink', 40, '#1d2433'),
    )
  )
}
