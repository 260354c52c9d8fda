import {
  across,
  bar,
  box,
  castShadow,
  clipped,
  down,
  fill,
  HEAP,
  inkOn,
  oval,
  pieces,
  plastic,
  printed,
  ROW,
  slant,
  steelBar,
  tube,
} from '../material.ts'
import { circle, contactShadow, type Draw, line, type Paint, path, tone, turned } from '../paint.ts'

const crumbs = (dots: [number, number][], hex: string) =>
  dots.map(([x, y], at) => line(`M${x} ${y}q10 ${at % 2 ? -12 : 12} 26 ${at % 2 ? 4 : -4}`, hex, 9)).join('')

function sleeved({ body, accent, detail, label }: Paint): string {
  const front = 'M130 470L820 470L820 660Q820 684 796 684L160 684Q130 684 130 654Z'
  const top = 'M130 470Q134 450 150 440L240 360Q252 350 274 350L910 350L820 470Z'
  const side = 'M820 470L910 350L910 540Q910 556 898 570L820 672Z'
  return turned(
    -14,
    castShadow(`${front}${top}${side}`, 12, 44, 0.26) +
      fill(front, down('#ffffff', '#e9ecef', '#d3d8de')) +
      fill(top, '#ffffff') +
      fill(side, '#c9cfd6') +
      clipped(
        front,
        box(330, 460, 500, 240, 0, plastic(body)) +
          box(330, 460, 84, 240, 0, accent) +
          box(414, 460, 34, 240, 0, '#ffffff'),
      ) +
      fill('M330 470L420 350L910 350L820 470Z', tone(body, 0.32)) +
      fill('M330 470L420 350L504 350L414 470Z', tone(accent, 0.3)) +
      fill('M414 470L504 350L538 350L448 470Z', '#ffffff') +
      fill(side, slant(tone(body, -0.16), tone(body, -0.4))) +
      line('M330 474V682', tone(body, -0.4), 5, { opacity: 0.4 }) +
      printed(634, 576, label || 'ERASER', 320, 92, inkOn(body)) +
      crumbs(
        [
          [150, 760],
          [230, 790],
          [330, 752],
          [90, 720],
          [300, 820],
        ],
        tone(detail, 0.45),
      ),
  )
}

function bevel({ body, accent, label }: Paint): string {
  const front = 'M90 650L230 470L850 470L710 650Z'
  return turned(
    -14,
    castShadow('M90 650L230 470L330 360L910 360L850 560L710 710L90 710Z', 12, 40, 0.26) +
      fill('M230 470L330 372L930 372L850 470Z', tone(body, 0.4)) +
      fill('M560 470L650 372L930 372L850 470Z', tone(accent, 0.4)) +
      fill('M850 470L930 372L800 566L710 650Z', tone(accent, -0.25)) +
      fill('M90 650L710 650L710 706L112 706Q90 704 90 680Z', tone(body, -0.3)) +
      fill('M420 650L710 650L710 706L420 706Z', tone(accent, -0.36)) +
      fill('M710 650L850 470L930 372L930 430L710 706Z', tone(accent, -0.42)) +
      fill(front, plastic(body)) +
      fill('M420 650L560 470L850 470L710 650Z', plastic(accent)) +
      line('M240 484L840 484', '#ffffff', 8, { opacity: 0.5 }) +
      printed(350, 566, label, 200, 70, inkOn(body), { transform: 'skewX(-20) translate(206 0)' }) +
      crumbs(
        [
          [120, 780],
          [210, 810],
          [320, 780],
        ],
        tone(body, -0.2),
      ),
  )
}

/** Variants: '' white block in a printed sleeve; 'bevel' slanted two-colour block (body and accent ends). */
export const eraser: Draw = (paint) =>
  pieces(paint.count, () => (paint.variant === 'bevel' ? bevel(paint) : sleeved(paint)), ...HEAP)

function whitePen({ body, accent, detail, label }: Paint): string {
  const shell = 'M270 430Q276 400 320 398L800 392Q890 400 894 500Q890 600 800 608L320 602Q276 600 270 570Z'
  return turned(
    -30,
    castShadow(`${shell}M90 490L280 450L280 550Z`, 14, 40, 0.24) +
      fill('M92 492L150 478L150 522L92 508Q84 500 92 492Z', steelBar) +
      fill('M146 470L210 446L210 554L146 530Z', steelBar) +
      box(204, 432, 84, 136, 14, bar('#f3f5f7')) +
      fill(shell, bar('#f6f7f9')) +
      clipped(shell, box(440, 380, 330, 240, 0, bar(body)) + box(770, 380, 34, 240, 0, bar(accent))) +
      line('M310 424L820 418', '#ffffff', 14, { opacity: 0.7 }) +
      printed(604, 500, label || 'CORRECT', 280, 66, inkOn(body)) +
      oval(866, 500, 22, 70, tone(detail, 0.3), { opacity: 0.35 }),
  )
}

function roller({ body, accent, detail, label }: Paint): string {
  const shell =
    'M190 560Q150 380 330 290Q560 190 760 320Q900 420 880 600Q860 700 740 690Q600 680 480 700Q330 730 250 700Q200 670 190 560Z'
  return (
    castShadow(shell, 14, 36, 0.24) +
    fill('M90 790L420 760L420 800L90 830Z', '#ffffff') +
    fill('M250 640L360 700L196 800Q160 806 150 780Z', slant(tone(accent, 0.3), accent, tone(accent, -0.25))) +
    box(126, 772, 70, 34, 16, steelBar, { transform: 'rotate(-8 160 790)' }) +
    fill(shell, plastic(body)) +
    fill(
      'M250 560Q230 440 370 360Q560 270 720 370Q820 440 812 560Q800 630 720 624Q590 620 470 640Q330 664 280 640Q256 620 250 560Z',
      slant('#ffffffd0', '#eaf2f6a0', '#d5e2e9c0'),
    ) +
    circle(640, 490, 128, '#ffffff', { stroke: '#d0d7de', 'stroke-width': 6 }) +
    circle(640, 490, 60, accent) +
    circle(640, 490, 22, tone(accent, -0.4)) +
    circle(400, 520, 84, '#eef1f4', { stroke: '#cbd2d9', 'stroke-width': 6 }) +
    circle(400, 520, 50, tone(detail, 0.25)) +
    circle(400, 520, 16, '#ffffff') +
    line('M540 410L350 452M330 570L236 660', '#ffffff', 9) +
    line('M260 420Q340 310 500 290', '#ffffff', 14, { opacity: 0.55 }) +
    printed(716, 656, label, 230, 46, inkOn(body), { transform: 'rotate(2 716 656)' })
  )
}

function brushBottle({ body, accent, detail, label }: Paint): string {
  return (
    contactShadow(505, 872, 250, 30) +
    box(404, 130, 192, 300, 30, tube(accent)) +
    Array.from({ length: 9 }, (_, at) =>
      line(`M${422 + at * 19.6} 200v200`, tone(accent, -0.3), 5, { opacity: 0.7 }),
    ).join('') +
    box(380, 420, 240, 46, 10, tube(tone(detail, 0.2))) +
    fill(
      'M390 462L610 462Q700 500 700 580L700 830Q700 872 656 874L344 874Q300 872 300 830L300 580Q300 500 390 462Z',
      across('#cbd2d9', '#ffffff', '#ffffff', '#edf0f3', '#b3bcc6'),
    ) +
    box(300, 590, 400, 220, 0, tube(body)) +
    box(300, 786, 400, 24, 0, tube(accent)) +
    printed(500, 690, label || 'WHITE', 340, 88, inkOn(body)) +
    line('M336 580Q344 520 400 490', '#ffffff', 14)
  )
}

/** Variants: '' fluid pen with a metal tip; 'tape' roller with its strip; 'bottle' fluid with a brush cap. */
export const correctionPen: Draw = (paint) => {
  if (paint.variant === 'bottle') return pieces(paint.count, () => brushBottle(paint), ...ROW)
  if (paint.variant === 'tape') return pieces(paint.count, () => roller(paint), ...HEAP)
  const stroke = path('M120 800Q220 740 300 790T470 780T560 800', 'none', {
    stroke: '#ffffff',
    'stroke-width': 26,
    'stroke-linecap': 'round',
  })
  return (
    stroke +
    pieces(
      paint.count,
      () => whitePen(paint),
      [
        [-70, -110, 0.84],
        [60, 80, 0.84],
      ],
      [
        [-90, -190, 0.74],
        [0, -20, 0.74],
        [80, 150, 0.74],
      ],
    )
  )
}
