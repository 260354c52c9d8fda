import {
  across,
  bar,
  box,
  castShadow,
  down,
  fill,
  inkOn,
  oval,
  pieces,
  placed,
  plastic,
  printed,
  slant,
  steelBar,
  steelFace,
} from '../material.ts'
import { circle, type Draw, group, line, type Paint, path, tone, turned } from '../paint.ts'

const LOOP =
  'M440 480L512 480Q522 540 566 590Q676 660 690 760Q700 898 600 900Q510 896 502 790Q500 730 512 690Q520 650 490 610Q446 560 440 480Z'
const LOOP_HOLE = 'M566 668Q548 700 552 780Q556 852 600 854Q648 850 642 776Q634 706 592 662Q576 650 566 668Z'
const PIVOT = { x: 480, y: 520 }

function blade(variant: string): string {
  if (variant === 'kids') return 'M444 540L512 540L508 220Q500 166 470 172Q450 180 450 220L440 500Z'
  const teeth = Array.from({ length: 16 }, (_, at) => `L${506 + (at % 2 ? -12 : 8)} ${500 - at * 24}`).join('')
  const edge = variant === 'zigzag' ? `L512 520${teeth}L500 100` : 'L512 520L502 96'
  return `M444 540${edge}Q488 78 474 110L440 490Z`
}

function half(hex: string, variant: string): string {
  const outline = blade(variant)
  const grip = LOOP + LOOP_HOLE
  return (
    castShadow(outline, 12, 14, 0.2, 8) +
    fill(outline, across('#8e98a3', '#f7f9fa', '#d2d9df', '#a6b0ba')) +
    line(variant === 'kids' ? 'M494 470L490 226' : 'M492 470L490 130', '#ffffff', 5, { opacity: 0.9 }) +
    castShadow(grip, 12, 16, 0.2, 8, { 'fill-rule': 'evenodd' }) +
    fill(grip, plastic(hex), { 'fill-rule': 'evenodd' }) +
    fill(LOOP_HOLE, 'none', { stroke: tone(hex, -0.36), 'stroke-width': 11 }) +
    line('M522 720Q512 800 540 858', '#ffffff', 10, { opacity: 0.45 })
  )
}

function scissorsPair({ body, accent, label, variant }: Paint): string {
  const second = variant === 'kids' ? accent : body
  const opened = (hex: string, inner = '') => turned(-9, half(hex, variant) + inner, PIVOT.x, PIVOT.y)
  const softGrip = variant === 'kids' ? '' : line('M664 700Q700 790 650 862', accent, 18)
  return placed(
    turned(
      40,
      group(opened(second, softGrip), { transform: 'matrix(-1 0 0 1 960 0)' }) +
        opened(body, softGrip + printed(478, 330, label, 250, 38, '#5d6772', { transform: 'rotate(-87 478 330)' })) +
        oval(PIVOT.x, PIVOT.y, 30, 30, steelFace) +
        circle(PIVOT.x, PIVOT.y, 30, 'none', { stroke: '#6d7783', 'stroke-width': 4 }) +
        line('M466 506L494 534', '#5d6772', 7),
      480,
      500,
    ),
    30,
    -14,
    1,
  )
}

/**
 * Variants: '' office (accent = soft grip line); 'kids' blunt round tips, one handle in accent; 'zigzag' pinking
 * shears.
 */
export const scissors: Draw = (paint) =>
  pieces(
    paint.count,
    () => scissorsPair(paint),
    [
      [-150, -90, 0.78],
      [120, 60, 0.78],
    ],
    [
      [-160, -170, 0.62],
      [0, 10, 0.62],
      [120, 170, 0.62],
    ],
  )

function snapOff({ body, accent, detail, label }: Paint): string {
  const handle =
    'M300 440L820 440Q880 440 894 480L904 524Q906 568 850 568L300 568Q276 566 268 530L268 480Q274 444 300 440Z'
  return (
    castShadow(`M96 556L300 460L300 556Z${handle}`, 14, 34, 0.24) +
    fill('M92 560L176 458L310 458L310 560Z', steelBar) +
    path('M92 560L104 546L310 546L310 560Z', '#f8fafb') +
    line('M176 460L150 544M222 460L196 544M268 460L242 544', '#7a8591', 4) +
    fill(handle, bar(body)) +
    fill(
      'M290 476Q290 466 300 466L700 466Q712 466 712 478L712 498Q712 510 700 510L300 510Q290 510 290 498Z',
      tone(body, -0.5),
    ) +
    box(296, 474, 400, 12, 4, steelBar) +
    box(440, 424, 150, 74, 22, plastic(accent)) +
    line('M472 436v48M500 436v48M528 436v48M556 436v48', tone(accent, -0.3), 9) +
    fill('M820 440Q880 440 894 480L904 524Q906 568 850 568L800 568L800 440Z', down(tone(detail, 0.4), detail)) +
    circle(852, 506, 17, tone(detail, 0.7)) +
    line('M320 452L780 452', '#ffffff', 7, { opacity: 0.45 }) +
    printed(600, 540, label, 380, 38, inkOn(body))
  )
}

function scalpel({ body, accent, label }: Paint): string {
  const handle = 'M330 470L850 462Q896 470 898 504Q896 538 850 544L330 538Q312 504 330 470Z'
  const knurls = Array.from({ length: 13 }, (_, at) =>
    line(`M${356 + at * 14} 472l-8 64`, '#7d8792', 4, { opacity: 0.8 }),
  ).join('')
  return (
    castShadow(`M96 548L300 470L300 548Z${handle}`, 14, 34, 0.24) +
    fill('M92 546L236 474L312 474L312 534L250 540Z', slant('#ffffff', '#c9d1d8', '#8f9aa5')) +
    path('M92 546L112 536L250 524L312 520L312 534L250 540Z', '#fbfcfd') +
    box(276, 464, 70, 80, 14, steelBar) +
    fill(handle, steelBar) +
    knurls +
    box(548, 460, 250, 86, 8, bar(body)) +
    box(816, 458, 22, 90, 6, bar(accent)) +
    printed(672, 503, label, 220, 46, inkOn(body))
  )
}

/** Variants: '' snap-off cutter; 'scalpel' craft knife with a knurled metal handle. */
export const cutter: Draw = (paint) => {
  const drawn = paint.variant === 'scalpel' ? scalpel(paint) : snapOff(paint)
  const one = () => turned(-34, group(drawn, { transform: 'translate(500 500) scale(1.04 1.42) translate(-500 -506)' }))
  return pieces(
    paint.count,
    one,
    [
      [-90, -100, 0.86],
      [60, 90, 0.86],
    ],
    [
      [-130, -170, 0.76],
      [-20, 0, 0.76],
      [90, 170, 0.76],
    ],
  )
}
