import {
  bar,
  box,
  castShadow,
  fill,
  glow,
  HEAP,
  inkOn,
  oval,
  pieces,
  plastic,
  printed,
  slant,
  steelFace,
  tube,
  woodFace,
} from '../material.ts'
import { circle, type Draw, line, type Paint, print, tone, turned } from '../paint.ts'
import { speckles, stitches, weave } from '../textures.ts'

function wirebound({ body, accent, detail, label }: Paint): string {
  const page = 'M190 190H760V866H190Z'
  const dots = Array.from({ length: 15 * 17 }, (_, at) =>
    circle(226 + (at % 15) * 36, 262 + Math.floor(at / 15) * 36, 3, '#b3bfcb'),
  ).join('')
  const cloth =
    'M560 640L800 600Q816 598 820 614L852 786Q854 804 838 808L604 846Q588 848 584 832L550 660Q548 642 560 640Z'
  return turned(
    -5,
    castShadow('M170 150H784V890H170Z', 14, 26, 0.24) +
      box(170, 150, 620, 740, 20, plastic(body)) +
      fill(page, slant('#ffffff', '#fbfcfd', '#edf1f4')) +
      dots +
      printed(470, 330, label || 'LIKHO', 380, 76, detail) +
      line(
        'M240 430Q300 410 360 430T480 430T600 420T700 430M240 500Q310 484 380 502T520 498T640 500M240 570Q300 556 350 570T470 566',
        tone(detail, 0.15),
        8,
      ) +
      line('M240 640Q300 628 350 640M240 710Q290 700 330 710', tone(detail, 0.15), 8, { opacity: 0.3 }) +
      fill('M390 620L560 600V800L380 800Z', '#ffffff', { opacity: 0.75 }) +
      Array.from(
        { length: 15 },
        (_, at) =>
          oval(208 + at * 38, 196, 9, 9, '#5d6772') +
          line(`M${208 + at * 38} 196V138`, '#8b95a0', 11) +
          line(`M${206 + at * 38} 190V140`, '#ffffff', 4),
      ).join('') +
      castShadow(cloth, 8, 12, 0.22, 8) +
      fill(cloth, slant(tone(accent, 0.4), accent, tone(accent, -0.15))) +
      weave(cloth, accent, 540, 590, 330, 270) +
      stitches('M574 656L806 616L836 792L602 830Z', tone(accent, 0.6), 4) +
      castShadow('M812 180H872V560H812Z', 8, 12, 0.2, 8) +
      box(816, 190, 52, 300, 14, tube(body)) +
      box(814, 160, 56, 130, 14, tube(detail)) +
      box(860, 176, 14, 120, 6, steelFace) +
      fill('M822 488H862L848 560H836Z', tube('#c8d0d7')) +
      fill('M837 558H847L842 586Z', detail),
  )
}

/** Variants: '' wire-bound wipe-clean notebook with its pen and cloth (accent = cloth, detail = ink and cap). */
export const reusableNotebook: Draw = (paint) => pieces(paint.count, () => wirebound(paint), ...HEAP)

const chalk = (x: number, y: number, hex: string, turn: number) =>
  turned(
    turn,
    box(x + 4, y + 10, 150, 30, 12, '#1d2433', { opacity: 0.2 }) + box(x, y, 150, 30, 12, bar(hex)),
    x + 75,
    y + 15,
  )

/** Variants: '' wooden frame (body = frame stain, accent = second chalk); the label is written in chalk. */
export const slate: Draw = (paint) => {
  const { accent, body, label, count } = paint
  const frame = 'M200 130H800Q830 130 830 160V780Q830 810 800 810H200Q170 810 170 780V160Q170 130 200 130Z'
  const one = () =>
    turned(
      -5,
      castShadow(frame, 14, 28, 0.28) +
        fill(frame, woodFace('#d3a05c')) +
        line('M176 230H824M176 720H824', '#a8713a', 4, { opacity: 0.6 }) +
        line('M200 150q150 10 300 0t290 4M190 790q150 -8 300 0t300 -4M184 240V700M816 240V700', '#a8713a', 3, {
          opacity: 0.5,
        }) +
        box(218, 182, 564, 580, 6, tone(body, -0.5)) +
        box(226, 190, 548, 564, 4, slant('#4b535d', '#333a43', '#262c34')) +
        fill('M226 190H480L330 754H226Z', slant('#ffffff20', '#ffffff00')) +
        line('M260 330H740M260 460H740M260 590H740', body, 4, { opacity: 0.85 }) +
        printed(500, 400, label || 'A B C', 420, 110, '#f4f6f4') +
        print(500, 566, '1 2 3', 100, tone(accent, 0.4)) +
        [
          [196, 156],
          [804, 156],
          [196, 784],
          [804, 784],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 11, '#7d8792'))
          .join('') +
        oval(500, 156, 16, 16, '#e9f2df') +
        line('M500 150Q560 90 640 100', '#b98546', 8),
    ) +
    chalk(250, 848, '#ffffff', -6) +
    chalk(440, 856, accent, 5)
  return pieces(count, one, ...HEAP)
}

const note = (x: number, y: number, size: number, hex: string, pin: string, turn: number, inner = '') =>
  turned(
    turn,
    box(x + 6, y + 12, size, size, 4, '#1d2433', { opacity: 0.18 }) +
      box(x, y, size, size, 4, slant(tone(hex, 0.35), hex)) +
      inner +
      circle(x + size / 2 + 4, y + 26, 16, '#00000044') +
      oval(x + size / 2, y + 18, 17, 17, glow(tone(pin, 0.6), pin, tone(pin, -0.35))),
    x + size / 2,
    y + size / 2,
  )

/**
 * Variants: '' framed board (body = frame); 'round' frameless disc with a rim in body. Notes in accent; the label is
 * on one.
 */
export const corkBoard: Draw = (paint) => {
  const { body, accent, detail, label, count, variant } = paint
  const round = variant === 'round'
  const surface = round ? 'M500 130A370 370 0 0 1 500 870A370 370 0 0 1 500 130Z' : 'M130 220H870V780H130Z'
  const outer = round ? 'M500 100A400 400 0 0 1 500 900A400 400 0 0 1 500 100Z' : 'M96 184H904V816H96Z'
  const one = () =>
    castShadow(outer, 12, 28, 0.26) +
    fill(outer, plastic(body)) +
    fill(surface, slant('#dcb27c', '#cb9a5e', '#b98549')) +
    speckles(surface, '#b98549', 96, 100, 808, 800, 420) +
    fill(surface, 'none', { stroke: tone(body, -0.45), 'stroke-width': 8, opacity: 0.6 }) +
    (round ? '' : line('M100 190L128 218M900 190L872 218M100 810L128 782M900 810L872 782', tone(body, -0.35), 5)) +
    note(
      220,
      300,
      220,
      accent,
      '#d8444c',
      -5,
      printed(330, 420, label || 'TO DO', 180, 54, inkOn(accent)) + line('M256 470h140', tone(accent, -0.35), 7),
    ) +
    note(500, 270, 200, '#ffffff', body, 4, line('M530 350h140M530 386h110M530 422h130', '#9fb0c6', 7)) +
    note(470, 530, 190, '#a9d8b8', detail, -3, line('M500 610h130M500 646h90', '#3f7a5c', 7)) +
    line('M620 300Q720 420 716 560', '#d8444c', 5) +
    oval(716, 566, 18, 18, glow('#ffb3b3', '#d8444c', '#8f1f27'))
  return pieces(count, one, ...HEAP)
}

/** Variants: '' hand-held answer board with a handle and a marker (body = rim and handle, accent = marker). */
export const erasableBoard: Draw = (paint) => {
  const { body, accent, detail, label, count } = paint
  const rim =
    'M190 120H810Q850 120 850 160V560Q850 600 810 600H590Q570 602 570 626V830Q570 884 500 886Q430 884 430 830V626Q430 602 410 600H190Q150 600 150 560V160Q150 120 190 120Z'
  const one = () =>
    turned(
      -6,
      castShadow(rim, 14, 28, 0.24) +
        fill(rim, slant(tone(body, 0.35), body, tone(body, -0.25))) +
        box(178, 148, 644, 424, 22, slant('#ffffff', '#fafbfc', '#e9edf1')) +
        fill('M178 170Q178 148 200 148H420L290 572H200Q178 572 178 550Z', slant('#ffffff', '#f1f5f8')) +
        printed(490, 330, label || '7 × 8', 480, 150, detail) +
        line('M300 446Q480 420 690 444', accent, 12) +
        circle(500, 824, 24, '#e9f2df') +
        line('M470 680h60M470 716h60M470 752h60', tone(body, -0.3), 11),
    ) +
    turned(
      62,
      box(690, 690, 240, 50, 20, bar('#f4f6f8')) +
        box(690, 686, 96, 58, 20, bar(accent)) +
        box(900, 690, 34, 50, 14, bar(accent)),
      780,
      710,
    )
  return pieces(count, one, ...HEAP)
}
