import {
  across,
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
} from '../material.ts'
import { circle, contactShadow, type Draw, line, type Paint, tone, turned } from '../paint.ts'

const lights = (x: number, y: number, accent: string) =>
  [0, 1, 2].map((at) => circle(x + at * 34, y, 10, at === 1 ? '#6ee7a0' : at ? '#5d6772' : accent)).join('')

function handLabeller({ body, accent, detail, label }: Paint): string {
  const shell =
    'M330 210H670Q730 214 734 280L720 470Q716 520 690 560L676 820Q670 884 600 886H400Q330 884 324 820L310 560Q284 520 280 470L266 280Q270 214 330 210Z'
  const keys = Array.from(
    { length: 20 },
    (_, at) =>
      box(350 + (at % 5) * 62, 560 + Math.floor(at / 5) * 62, 48, 40, 12, down('#ffffff', '#d9dfe5')) +
      line(`M${366 + (at % 5) * 62} ${580 + Math.floor(at / 5) * 62}h16`, '#7d8792', 5),
  ).join('')
  return turned(
    -8,
    castShadow('M600 130H900V230H600Z', 8, 14, 0.2, 8) +
      fill('M560 150Q700 110 900 140V236Q720 206 560 240Z', slant('#ffffff', '#f3f5f7')) +
      line('M572 162Q710 128 888 152M572 228Q710 198 888 222', accent, 6) +
      printed(740, 180, label || 'LABEL', 250, 62, detail, { transform: 'rotate(-1 740 180)' }) +
      castShadow(shell, 14, 34, 0.26) +
      fill(shell, slant(tone(body, 0.38), body, tone(body, -0.24))) +
      box(328, 262, 344, 170, 24, detail) +
      box(346, 280, 308, 134, 12, slant('#d5e2cf', '#a9bda4')) +
      printed(500, 346, label || 'LABEL', 270, 66, '#25302a') +
      box(330, 536, 340, 288, 30, tone(detail, 0.15)) +
      keys +
      [370, 500, 630].map((x, at) => oval(x, 484, 40, 24, at === 1 ? accent : tone(detail, 0.3))).join('') +
      line('M300 290Q304 244 344 236', '#ffffff', 12, { opacity: 0.5 }),
  )
}

function thermal({ body, accent, detail, label }: Paint): string {
  const strip = 'M330 560H670L690 850Q600 880 510 862T310 860Z'
  return (
    contactShadow(505, 800, 390, 34) +
    fill('M150 420L250 250Q260 236 280 236H720Q740 236 750 250L850 420Z', slant(tone(body, 0.5), tone(body, 0.2))) +
    fill('M330 280H670L700 380H300Z', slant('#1d243355', '#1d243322')) +
    box(150, 410, 700, 380, 40, slant(tone(body, 0.3), body, tone(body, -0.25))) +
    box(280, 530, 440, 50, 16, '#10151d') +
    castShadow(strip, 4, 14, 0.22, 8) +
    fill(strip, down('#d9dfe5', '#ffffff', '#ffffff', '#eef1f4')) +
    printed(500, 650, label || 'LABEL', 280, 74, '#1d2433') +
    line(Array.from({ length: 24 }, (_, at) => `M${370 + at * 11 + (at % 3) * 2} 700v90`).join(''), '#1d2433', 5, {
      'stroke-linecap': 'butt',
    }) +
    oval(780, 480, 30, 30, plastic(accent)) +
    lights(190, 476, accent) +
    line('M190 430H800', '#ffffff', 8, { opacity: 0.4 }) +
    box(150, 750, 130, 24, 8, tone(detail, 0.2), { opacity: 0.4 })
  )
}

/** Variants: '' hand-held with keys; 'thermal' desktop box. The label is what it prints; accent = keys and lights. */
export const labelPrinter: Draw = (paint) =>
  pieces(paint.count, () => (paint.variant === 'thermal' ? thermal(paint) : handLabeller(paint)), ...HEAP)

/**
 * Variants: '' A4 laminator with a sheet coming out in its glossy pouch (accent = dial, detail = slot; the label is on
 * the machine).
 */
export const laminator: Draw = (paint) => {
  const { body, accent, detail, label, count } = paint
  const pouch = 'M230 600H770L830 880Q830 894 816 894H184Q170 894 170 880Z'
  const one = () =>
    contactShadow(505, 700, 420, 34) +
    fill('M110 400L180 310Q190 300 206 300H794Q810 300 820 310L890 400Z', tone(body, 0.42)) +
    line('M230 336H770M216 362H784', tone(body, -0.2), 7, { opacity: 0.5 }) +
    fill(
      'M96 430Q96 394 130 394H870Q904 394 904 430V630Q904 676 858 676H142Q96 676 96 630Z',
      slant(tone(body, 0.3), body, tone(body, -0.28)),
    ) +
    line('M126 412H870', '#ffffff', 9, { opacity: 0.5 }) +
    box(190, 570, 620, 50, 20, detail) +
    castShadow(pouch, 6, 14, 0.2, 8) +
    fill(pouch, slant('#eaf6fce0', '#ffffffe0', '#d3e8f2e0'), { stroke: '#b9d3e0', 'stroke-width': 4 }) +
    fill('M270 606H730L774 860H226Z', '#ffffff') +
    fill('M330 650H480L470 760H316Z', accent, { opacity: 0.85 }) +
    line('M530 670H690M530 706H700M530 742H660M310 806H700', '#9fb0c6', 9) +
    fill('M300 600H470L300 894H210Z', '#ffffff', { opacity: 0.5 }) +
    circle(800, 488, 56, tone(body, -0.4)) +
    oval(800, 482, 50, 50, plastic(accent)) +
    line('M800 482V444', inkOn(accent), 9) +
    lights(160, 486, accent) +
    printed(480, 470, label || 'A4', 340, 76, inkOn(body)) +
    printed(480, 534, 'LAMINATOR', 240, 32, inkOn(body))
  return pieces(count, () => placed(one(), 0, -80), ...HEAP)
}

const strips = (x: number, y: number, amount: number, step: number, length: number) =>
  Array.from({ length: amount }, (_, at) =>
    line(
      `M${x + at * step} ${y}q${at % 2 ? 14 : -12} ${length / 3} 0 ${length / 1.5}t${at % 3 ? 6 : -8} ${length / 3}`,
      at % 4 === 1 ? '#dfe8f5' : '#ffffff',
      step * 0.62,
    ),
  ).join('')

/** Variants: '' bin with a window full of strips (body = head, accent = switch, detail = bin). */
export const shredder: Draw = (paint) => {
  const { body, accent, detail, label, count } = paint
  const bin = 'M250 440H750L710 860Q706 890 676 890H324Q294 890 290 860Z'
  const glass = 'M330 560H670L648 830H352Z'
  const one = () =>
    contactShadow(505, 888, 290, 28) +
    fill('M340 100H660V330H340Z', slant('#ffffff', '#eef1f4')) +
    line('M380 140H560M380 180H620M380 220H600M380 260H620', '#c3ccd6', 9) +
    fill(bin, across(tone(detail, 0.1), tone(detail, 0.38), tone(detail, 0.2), detail)) +
    fill(glass, slant('#3a4452', '#1d2430')) +
    clipped(glass, strips(342, 610, 20, 17, 260) + strips(350, 680, 19, 17, 200)) +
    fill('M330 560H440L410 830H352Z', '#ffffff', { opacity: 0.14 }) +
    fill(
      'M220 330Q220 300 250 300H750Q780 300 780 330L770 430Q768 466 732 466H268Q232 466 230 430Z',
      slant(tone(body, 0.38), body, tone(body, -0.28)),
    ) +
    box(310, 312, 380, 26, 12, '#10151d') +
    fill('M340 300H660V324H340Z', '#e9edf1') +
    line('M250 350H740', '#ffffff', 8, { opacity: 0.4 }) +
    box(650, 380, 90, 44, 14, plastic(accent)) +
    line('M680 390v24', inkOn(accent), 7) +
    lights(272, 402, accent) +
    printed(490, 402, label || 'LIKHO', 220, 54, inkOn(body))
  return pieces(count, one, ...HEAP)
}
