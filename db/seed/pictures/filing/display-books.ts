import { severalOf } from '../packs.ts'
import { circle, type Draw, line, path, printWithin, tone } from '../paint.ts'
import { laid, page } from '../paper/leaf.ts'
import { box, flat, has, inkOn, shaded, times } from '../surface.ts'

const sleeve = (x: number, hex: string, label: string) =>
  page({ x: x + 26, y: 236, width: 304, height: 520 }, 'unruled') +
  path(box(x + 60, 290, 236, 150, 8), tone(hex, 0.4)) +
  circle(x + 236, 336, 26, '#f6c11c') +
  path(`M${x + 60} 440l80 -80l60 50l40 -30l56 60z`, tone(hex, -0.1)) +
  line(
    times(5, (i) => `M${x + 60} ${500 + i * 42}h${i === 4 ? 130 : 236}`),
    '#c2c9d6',
    8,
  ) +
  printWithin(x + 178, 270, 220, label, 30, '#1d2433') +
  shaded(box(x + 16, 222, 326, 548, 6), 'slant', [
    [0, '#ffffff', 0.7],
    [0.35, '#dfe6f2', 0.15],
    [0.6, '#ffffff', 0.35],
    [1, '#c9d3e4', 0.3],
  ])

/**
 * Display books: cover in body, label in accent.
 * Variants: closed, pockets peeping out (none) · open (two clear pockets).
 */
export const displayBook: Draw = severalOf(({ body, accent, label, variant }) => {
  if (has(variant, 'open')) {
    return laid(
      shaded(box(110, 190, 780, 620, 16), 'slant', flat(body)) +
        shaded(box(486, 190, 28, 620), 'across', [
          [0, tone(body, -0.4)],
          [0.5, tone(body, 0.2)],
          [1, tone(body, -0.4)],
        ]) +
        sleeve(126, body, label) +
        sleeve(516, accent, label),
      -3,
    )
  }
  const pockets = times(5, (i) =>
    shaded(box(300, 150 + i * 6, 508 - i * 8, 690, 8), 'slant', [
      [0, '#ffffff', 0.95],
      [1, '#d5deec', 0.95],
    ]),
  )
  return laid(
    shaded(box(240, 140, 540, 730, 14), 'slant', flat(tone(body, -0.25))) +
      pockets +
      shaded(box(220, 126, 540, 730, 18), 'slant', flat(body)) +
      shaded(box(220, 126, 84, 730, 18), 'across', [
        [0, tone(body, -0.25)],
        [0.4, tone(body, 0.25)],
        [1, tone(body, -0.1)],
      ]) +
      path(box(238, 240, 46, 260, 6), '#fffdf6') +
      path(box(380, 250, 300, 200, 10), accent) +
      printWithin(530, 370, 250, label || '20 pockets', 54, inkOn(accent)) +
      times(7, (i) => line(`M${340 + i * 60} 560L${300 + i * 60} 856`, tone(body, 0.2), 5, { opacity: 0.4 })) +
      line('M310 134H750', '#ffffff', 5, { opacity: 0.4 }),
    -5,
  )
})
