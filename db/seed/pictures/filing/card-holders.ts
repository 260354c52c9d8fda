import { severalOf } from '../packs.ts'
import {
  circle,
  contactShadow,
  type Draw,
  group,
  line,
  type Paint,
  path,
  printWithin,
  rect,
  shape,
  tone,
} from '../paint.ts'
import { laid, WHITE } from '../paper/leaf.ts'
import { box, flat, has, inkOn, lifted, metal, outline, plastic, resting, shaded, times } from '../surface.ts'
import { hue } from './hues.ts'

/** A visiting card: a mark, a name, two lines. */
const visitingCard = (x: number, y: number, hex: string, scale = 1) =>
  group(
    shaded(box(0, 0, 300, 176, 10), 'slant', [
      [0, '#ffffff'],
      [1, '#efeae0'],
    ]) +
      circle(52, 58, 28, hex) +
      line('M104 48H240M104 78H200', '#4a5263', 10) +
      line('M30 124H190', '#b9c0cb', 8) +
      rect(0, 160, 300, 16, hex),
    { transform: `translate(${x} ${y}) scale(${scale})` },
  )

function cardBook({ body, accent }: Paint): string {
  const leaf = (x: number) =>
    shaded(box(x, 200, 372, 610, 10), 'slant', [
      [0, '#ffffff', 0.9],
      [1, '#d9e1ee', 0.9],
    ]) +
    times(
      3,
      (i) =>
        visitingCard(x + 36, 226 + i * 194, i % 2 ? accent : hue(i + 4)) +
        shaded(box(x + 26, 262 + i * 194, 320, 156, 6), 'slant', [
          [0, '#ffffff', 0.6],
          [0.4, '#dbe4f2', 0.15],
          [1, '#c3d0e4', 0.35],
        ]),
    )
  return laid(
    shaded(box(96, 176, 808, 660, 26), 'slant', flat(body)) +
      leaf(118) +
      leaf(510) +
      shaded(box(484, 176, 32, 660), 'across', [
        [0, tone(body, -0.4)],
        [0.5, tone(body, 0.25)],
        [1, tone(body, -0.4)],
      ]),
    -3,
  )
}

/** A badge in a clear holder on a lanyard. */
function badge({ body, accent, label }: Paint): string {
  return (
    resting(
      line(
        'M470 400C250 330 180 160 330 120C420 96 470 180 500 300C530 180 580 96 670 120C820 160 750 330 530 400',
        body,
        34,
      ) +
        line('M470 396C256 326 190 164 334 126C420 104 470 190 496 300', tone(body, 0.4), 6, { opacity: 0.7 }) +
        shaded(box(464, 330, 72, 110, 16), 'across', metal('#c9ced6')),
    ) +
    resting(
      shaded(box(280, 430, 440, 460, 34), 'slant', [
        [0, '#ffffff', 0.95],
        [1, '#d5deec', 0.95],
      ]) + rect(440, 448, 120, 26, '#8d95a3', { rx: 13 }),
    ) +
    path(box(312, 492, 376, 366, 14), WHITE) +
    path('M312 506a14 14 0 0 1 14 -14H674a14 14 0 0 1 14 14V572H312Z', accent) +
    printWithin(500, 550, 320, label || 'Staff', 52, inkOn(accent)) +
    circle(410, 660, 34, '#e3b48f') +
    path('M346 780Q346 704 410 704T474 780Z', body) +
    line('M520 650H650M520 696H630M520 742H650', '#8d95a3', 12) +
    line(
      times(16, (i) => `M${350 + i * 19} 806v34`),
      '#1d2433',
      6,
    ) +
    path(outline([312, 858], [440, 492], [500, 492], [372, 858]), '#ffffff', { opacity: 0.35 })
  )
}

const rotary = ({ body, accent }: Paint) =>
  contactShadow(500, 830, 330, 26) +
  resting(
    path('M250 830L320 560H360L330 830ZM750 830L680 560H640L670 830Z', tone(body, -0.2)) +
      shaded(box(220, 800, 560, 44, 20), 'down', plastic(body)) +
      times(11, (i) =>
        group(visitingCard(-150, -330, i === 10 ? accent : hue(i), 1), {
          transform: `translate(500 560) rotate(${-74 + i * 14.8}) scale(.94)`,
        }),
      ) +
      shaded('M430 560a70 70 0 1 0 140 0a70 70 0 1 0 -140 0z', 'slant', plastic(body)) +
      circle(500, 560, 26, '#c9ced6'),
  )

const metalCase = ({ body, accent, label }: Paint) =>
  laid(
    times(3, (i) =>
      group(visitingCard(220, 210 - i * 16, accent, 1.86), { transform: `rotate(${2 - i * 2} 500 400)` }),
    ) +
      lifted(shaded(box(190, 400, 620, 400, 26), 'slant', metal(body))) +
      path('M190 430A30 30 0 0 1 216 400H430Q500 470 570 400H784A26 26 0 0 1 810 430V440H190Z', tone(body, 0.4), {
        opacity: 0.5,
      }) +
      shape('ellipse', { cx: 500, cy: 400, rx: 76, ry: 46, fill: WHITE }) +
      printWithin(500, 680, 460, label, 60, tone(body, -0.5)),
    -6,
  )

/**
 * Card holders: cover, lanyard or metal in body, card print in accent.
 * Variants: book of pockets (none) · rotary · id (badge on a lanyard) · case (metal, pocket size).
 */
export const cardHolder: Draw = severalOf((paint) => {
  if (has(paint.variant, 'id')) return badge(paint)
  if (has(paint.variant, 'rotary')) return rotary(paint)
  return has(paint.variant, 'case') ? metalCase(paint) : cardBook(paint)
})
