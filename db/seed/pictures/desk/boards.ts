import {
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
  placed,
  plastic,
  printed,
  slant,
  steelBar,
  steelFace,
  woodFace,
} from '../material.ts'
import { circle, type Draw, line, type Paint, path, tone, turned } from '../paint.ts'

const marker = (x: number, y: number, hex: string) =>
  box(x, y, 150, 26, 8, bar('#f1f3f5')) + box(x + 96, y - 2, 60, 30, 8, bar(hex)) + box(x, y, 16, 26, 4, bar(hex))

function wallBoard({ body, accent, detail, label, variant }: Paint): string {
  const green = variant === 'green'
  const surface = green ? slant('#3f7a5c', '#2f6349', '#24503a') : slant('#ffffff', '#f8fafb', '#e8edf1')
  const frame = green ? woodFace('#c48b4c') : steelFace
  const ink = green ? '#f3f6f1' : body
  return (
    castShadow('M84 190H916V780H84Z', 12, 34, 0.24) +
    box(84, 190, 832, 590, 18, frame) +
    box(116, 222, 768, 526, 6, green ? '#1f4331' : '#aab4be') +
    box(120, 228, 764, 520, 6, surface) +
    fill('M120 228H430L250 748H120Z', slant('#ffffff70', '#ffffff00'), { opacity: green ? 0.25 : 1 }) +
    printed(400, 316, label || 'MONDAY', 440, 74, ink) +
    line('M184 372Q330 362 600 370', green ? tone(accent, 0.4) : accent, 9) +
    line('M190 450h28v28h-28zM190 530h28v28h-28zM190 610h28v28h-28z', ink, 6) +
    line('M192 462l12 14l26 -34', green ? tone(accent, 0.4) : '#2f9e6e', 8) +
    line('M256 466h190M256 546h240M256 626h150', green ? '#dfe7df' : tone(detail, 0.25), 8) +
    line('M580 680V460M580 680H830', ink, 7) +
    line('M600 640L660 580L716 606L806 490', green ? '#f4b7a8' : '#d8444c', 10) +
    (green
      ? ''
      : [
          [84, 190],
          [878, 190],
          [84, 742],
          [878, 742],
        ]
          .map(([x = 0, y = 0]) => box(x, y, 38, 38, 10, plastic(detail)))
          .join('')) +
    box(210, 780, 580, 20, 6, green ? woodFace('#a8713a') : steelBar) +
    (green
      ? box(260, 762, 90, 20, 8, '#ffffff') +
        box(380, 762, 90, 20, 8, tone(accent, 0.4)) +
        box(600, 746, 150, 36, 6, plastic(body))
      : marker(250, 756, body) + marker(430, 756, '#d8444c') + box(640, 742, 120, 40, 8, plastic(accent)))
  )
}

/**
 * Variants: '' whiteboard with markers (body = first ink); 'green' chalk board in a wooden frame (accent = chalk). The
 * label is the headline.
 */
export const whiteboard: Draw = (paint) => pieces(paint.count, () => wallBoard(paint), ...HEAP)

function board({ body, accent, detail, label, variant }: Paint): string {
  const outline = 'M220 130H780Q812 130 812 162V868Q812 900 780 900H220Q188 900 188 868V162Q188 130 220 130Z'
  const clear = variant === 'clear'
  return turned(
    -6,
    castShadow(outline, 16, 26, clear ? 0.16 : 0.26) +
      fill(
        outline,
        clear
          ? slant(`${tone(body, 0.7)}d0`, `${tone(body, 0.45)}c0`)
          : slant(tone(body, 0.22), body, tone(body, -0.2)),
        { stroke: clear ? tone(body, 0.1) : tone(body, -0.25), 'stroke-width': 5 },
      ) +
      castShadow('M236 210H764V860H236Z', 6, 8, 0.2, 8) +
      fill('M236 210H764V860H236Z', slant('#ffffff', '#fbfcfd', '#e9edf1')) +
      line('M290 360H710M290 420H710M290 480H640M290 540H710M290 600H680M290 660H710M290 720H560', '#c3d0e4', 6) +
      line('M330 220V858', '#e9a0a0', 4) +
      printed(520, 310, label, 340, 56, detail) +
      castShadow('M340 170H660L690 262H310Z', 4, 12, 0.3, 8) +
      fill('M430 150Q430 84 500 84Q570 84 570 150Z', steelFace) +
      circle(500, 126, 22, clear ? tone(body, 0.5) : '#e4f3ec') +
      fill(
        'M350 146H650Q664 146 668 160L694 250Q698 268 680 268H320Q302 268 306 250L332 160Q336 146 350 146Z',
        steelFace,
      ) +
      fill('M306 246H694L696 256Q698 270 680 270H320Q302 270 304 256Z', '#7b8692') +
      box(420, 176, 160, 44, 8, plastic(accent)) +
      circle(364, 200, 12, '#7b8692') +
      circle(636, 200, 12, '#7b8692'),
  )
}

/** Variants: '' solid board in body; 'clear' tinted see-through board. The label heads the sheet. */
export const clipboard: Draw = (paint) =>
  pieces(
    paint.count,
    () => placed(board(paint), 0, -16, 0.96),
    [
      [-120, -50, 0.84, -6],
      [100, 40, 0.84, 4],
    ],
    [
      [-150, -60, 0.76, -10],
      [0, -10, 0.76, 0],
      [140, 60, 0.76, 9],
    ],
  )

function dusterBlock({ body, accent, detail, label, variant }: Paint): string {
  const wooden = variant === 'chalk'
  const grip = wooden ? woodFace('#cf9a5a') : slant(tone(body, 0.35), body, tone(body, -0.22))
  const felt = 'M110 560H830L920 440V560L830 690H128Q110 690 110 672Z'
  const layers = Array.from({ length: 4 }, (_, at) =>
    line(`M112 ${586 + at * 26}H830L920 ${458 + at * 26}`, tone(wooden ? body : detail, at % 2 ? 0.5 : 0.1), 5),
  ).join('')
  return turned(
    -12,
    castShadow(felt, 12, 44, 0.26) +
      fill(felt, down(tone(wooden ? body : detail, 0.3), tone(wooden ? body : detail, -0.1))) +
      clipped(felt, layers) +
      fill(
        'M110 430L212 314Q222 304 240 304H894Q922 304 920 330V450L830 566H128Q110 566 110 548Z',
        wooden ? tone('#a8713a', -0.1) : tone(body, -0.3),
      ) +
      fill(
        'M110 430L212 314Q222 304 240 304H894Q926 304 908 330L840 420Q830 432 812 432Z',
        wooden ? '#eac48c' : tone(body, 0.4),
      ) +
      fill('M110 430H812Q830 430 830 448V566H128Q110 566 110 548Z', grip) +
      line('M130 446H800', '#ffffff', 8, { opacity: 0.5 }) +
      (wooden
        ? line('M130 480q180 16 340 0t350 6M130 524q160 -14 320 0t370 0', '#a8713a', 4, { opacity: 0.5 })
        : box(230, 466, 480, 76, 38, plastic(accent))) +
      printed(470, 504, label, 400, 54, wooden ? '#4a3418' : inkOn(accent)) +
      (wooden
        ? oval(180, 770, 60, 14, '#ffffff', { opacity: 0.7 }) + box(560, 744, 170, 34, 12, bar(tone(accent, 0.4)))
        : path('M140 768Q300 728 520 760', 'none', {
            stroke: '#d8444c',
            'stroke-width': 10,
            opacity: 0.35,
            'stroke-linecap': 'round',
          })),
  )
}

/**
 * Variants: '' whiteboard duster (accent = grip, detail = felt); 'chalk' wooden duster (body = felt, accent = chalk).
 */
export const duster: Draw = (paint) => pieces(paint.count, () => placed(dusterBlock(paint), -16, 0), ...HEAP)
