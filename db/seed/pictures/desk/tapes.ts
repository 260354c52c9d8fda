import {
  across,
  box,
  castShadow,
  clipped,
  down,
  fill,
  glow,
  inkOn,
  oval,
  pieces,
  plastic,
  printed,
  slant,
  steelBar,
  steelFace,
} from '../material.ts'
import { circle, contactShadow, type Draw, line, type Paint, path, tone } from '../paint.ts'

/** The ring of a tape roll seen from its side: wound tape, card core and the hole through it. */
function ring(cx: number, cy: number, r: number, tape: string, core: string, hole: string): string {
  const windings = [0.93, 0.86, 0.79, 0.72].map((part) =>
    circle(cx, cy, r * part, 'none', { stroke: tone(tape, -0.18), 'stroke-width': 2, opacity: 0.5 }),
  )
  return (
    oval(cx, cy, r, r, slant(tone(tape, 0.5), tape, tone(tape, -0.2))) +
    windings.join('') +
    line(
      `M${cx - r * 0.66} ${cy - r * 0.66}A${r * 0.93} ${r * 0.93} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.92}`,
      '#ffffff',
      r * 0.07,
      { opacity: 0.7 },
    ) +
    circle(cx, cy, r * 0.66, tone(core, -0.18)) +
    circle(cx, cy, r * 0.62, tone(core, 0.2)) +
    oval(cx, cy, r * 0.52, r * 0.52, hole)
  )
}

function desktop({ body, accent, detail, label }: Paint): string {
  const shell =
    'M104 742L112 626Q116 594 146 592L216 590Q250 592 262 618Q290 672 352 664Q430 650 462 552Q500 430 604 430Q712 432 744 540Q776 640 870 672Q898 684 900 712L900 742Q900 764 878 764L126 764Q104 764 104 742Z'
  return (
    contactShadow(504, 770, 410, 34) +
    ring(604, 420, 212, '#f3e6b8', '#d8b27a', tone(body, -0.45)) +
    fill('M548 216L128 582L134 600L170 598L600 224Z', across('#f7edc6', '#fff8de', '#efe0a8'), { opacity: 0.82 }) +
    line('M548 218L130 584', '#ffffff', 5, { opacity: 0.9 }) +
    fill(shell, slant(tone(body, 0.38), body, body, tone(body, -0.3))) +
    path('M104 730L900 730L900 742Q900 764 878 764L126 764Q104 764 104 742Z', detail) +
    line('M276 640Q300 684 356 676Q446 660 480 556Q514 450 600 448', '#ffffff', 9, { opacity: 0.45 }) +
    path('M100 600L108 572L120 590L132 572L144 590L156 572L168 590L180 572L186 604Z', '#e6ebef', {
      stroke: '#8a95a0',
      'stroke-width': 3,
    }) +
    box(98, 596, 92, 22, 6, steelBar) +
    oval(604, 520, 66, 66, glow(tone(accent, 0.45), accent, tone(accent, -0.28))) +
    circle(604, 520, 24, tone(accent, -0.35)) +
    printed(500, 692, label, 330, 54, inkOn(body))
  )
}

function packing({ body, accent, detail, label }: Paint): string {
  return (
    castShadow('M200 500L420 560L520 880L640 860L620 560L800 400L600 200Z', 26, 34, 0.2, 11) +
    ring(600, 360, 236, '#b98247', '#dcbb8b', '#e4e9ee') +
    fill('M408 240L176 484L196 508L330 500Z', slant('#cf9a5c', '#a8733b')) +
    fill(
      'M470 540Q480 510 520 510L616 520Q650 530 646 570L650 840Q648 888 604 892L560 894Q516 892 510 850Z',
      plastic(body),
    ) +
    Array.from({ length: 5 }, (_, at) => line(`M532 ${640 + at * 46}l96 -4`, tone(body, -0.32), 14)).join('') +
    line('M500 560L536 850', '#ffffff', 10, { opacity: 0.4 }) +
    fill(
      'M186 470Q180 448 204 444L560 320Q640 300 664 360Q676 420 610 470L560 540Q520 580 450 566L214 516Q190 508 186 470Z',
      slant(tone(detail, 0.42), tone(detail, 0.2), detail),
    ) +
    oval(600, 380, 54, 54, glow(tone(accent, 0.4), accent, tone(accent, -0.3))) +
    circle(600, 380, 18, tone(accent, -0.4)) +
    box(150, 446, 76, 76, 38, steelFace) +
    path('M120 470L100 500L128 500L112 528L142 524L130 552L166 540L168 466Z', '#dfe5ea', {
      stroke: '#8a95a0',
      'stroke-width': 3,
    }) +
    fill('M134 440Q150 410 200 420L290 440L270 470L150 470Z', accent) +
    printed(400, 470, label, 200, 46, '#ffffff', { transform: 'rotate(-18 400 470)' })
  )
}

/** Variants: '' weighted desktop dispenser; 'packing' hand-held gun with brown tape. */
export const tapeDispenser: Draw = (paint) =>
  pieces(
    paint.count,
    () => (paint.variant === 'packing' ? packing(paint) : desktop(paint)),
    [
      [-110, -170, 0.66],
      [40, 150, 0.66],
    ],
    [
      [140, -220, 0.56],
      [-160, -60, 0.56],
      [0, 200, 0.56],
    ],
  )

const TAPES: Record<string, string> = { brown: '#b98247', masking: '#eed9a2', double: '#f4f5f2' }

const SIDE = 'M450 170L584 190A320 320 0 0 1 584 830L450 810Z'
const LOOSE_END =
  'M180 690Q150 790 96 826L110 826L122 842L138 838L148 854L164 850L174 866L190 862L216 880Q300 830 330 786Z'

const stripes = (x: number, y: number, hex: string) =>
  Array.from({ length: 12 }, (_, at) => line(`M${x} ${y + at * 74}l380 130`, hex, 20, { opacity: 0.75 })).join('')

function roll({ body, accent, detail, label, variant }: Paint): string {
  const tape = TAPES[variant] ?? (variant === 'colour' ? body : '#f2e4b4')
  const core = variant === 'colour' ? '#d3ab75' : body
  const disc = variant === 'colour' ? detail : accent
  return (
    contactShadow(520, 840, 330, 34) +
    fill('M450 170A320 320 0 0 0 450 810L584 830A320 320 0 0 0 584 190Z', tone(tape, -0.25)) +
    fill(SIDE, down(tone(tape, 0.3), tone(tape, 0.05), tone(tape, -0.16), tone(tape, -0.36))) +
    (variant === 'colour' ? clipped(SIDE, stripes(560, 120, accent)) : '') +
    fill(LOOSE_END, slant(tone(tape, 0.4), tape, tone(tape, -0.1)), { opacity: 0.95 }) +
    (variant === 'colour' ? clipped(LOOSE_END, stripes(120, 640, accent)) : '') +
    ring(450, 490, 320, tape, core, '#dbe7e1') +
    fill('M450 324A166 166 0 0 0 450 656A230 230 0 0 1 450 324Z', tone(core, -0.3)) +
    (label
      ? circle(450, 490, 212, '#ffffff') + circle(450, 490, 190, disc) + printed(450, 490, label, 330, 84, inkOn(disc))
      : '')
  )
}

/**
 * Variants: '' clear; 'brown' packing; 'masking'; 'double' sided (body = core, accent = disc that carries the label);
 * 'colour' printed tape (body = tape, accent = stripes, detail = disc).
 */
export const celloTape: Draw = (paint) =>
  pieces(
    paint.count,
    () => roll(paint),
    [
      [-150, -120, 0.7],
      [110, 90, 0.7],
    ],
    [
      [130, -190, 0.58],
      [-190, -80, 0.58],
      [40, 160, 0.58],
    ],
  )
