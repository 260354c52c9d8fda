import {
  box,
  castShadow,
  down,
  fill,
  HEAP,
  inkOn,
  oval,
  pieces,
  placed,
  printed,
  roundedPath,
  slant,
} from '../material.ts'
import { type Draw, line, type Paint, print, tone, turned } from '../paint.ts'
import { segmentDigits } from './seven-segment.ts'

/** A raised key with its legend. */
function key(x: number, y: number, width: number, height: number, hex: string, legend: string): string {
  return (
    box(x, y + 7, width, height, 14, tone(hex, -0.45)) +
    box(x, y, width, height, 14, down(tone(hex, 0.32), hex, tone(hex, -0.12))) +
    printed(x + width / 2, y + height / 2, legend, width * 0.76, Math.min(height * 0.62, 46), inkOn(hex))
  )
}

const solarPanel = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 8, slant('#5a3b2e', '#33221c', '#4a3027')) +
  line([1, 2, 3].map((at) => `M${x + (width / 4) * at} ${y}v${height}`).join(''), '#8a6a58', 3)

const lcd = (x: number, y: number, width: number, height: number) =>
  box(x - 10, y - 10, width + 20, height + 20, 16, '#1d2433', { opacity: 0.55 }) +
  box(x, y, width, height, 8, slant('#d5e2cf', '#bccdb6', '#a9bda4')) +
  fill(`M${x} ${y}h${width * 0.4}l-60 ${height}h${60 - width * 0.4}z`, '#ffffff', { opacity: 0.22 })

const DESK_KEYS = [
  ['MC', 'MR', 'M-', 'M+', '√'],
  ['7', '8', '9', '%', 'C'],
  ['4', '5', '6', '×', '÷'],
  ['1', '2', '3', '+', '-'],
  ['0', '00', '.', '+', '='],
]

function sums({ body, accent, detail, label, variant }: Paint): string {
  const pocket = variant === 'pocket'
  const [left, width] = pocket ? [250, 500] : [150, 700]
  const outline = roundedPath(left, 110, width, 780, 46)
  const columns = pocket ? [0, 1, 2, 4] : [0, 1, 2, 3, 4]
  const pitch = (width - 60) / columns.length
  const keys = DESK_KEYS.flatMap((row, level) =>
    columns.map((column, at) => {
      const legend =
        (pocket && column === 4 ? ['C', '÷', '×', '-', '='] : row)[pocket && column === 4 ? level : column] ?? ''
      const hex = legend === 'C' || legend === '=' ? accent : level === 0 || column > 2 ? tone(detail, 0.25) : '#f1f3f5'
      return key(left + 30 + at * pitch + 8, 410 + level * 92, pitch - 16, 70, hex, legend)
    }),
  )
  return turned(
    -5,
    castShadow(outline, 16, 34, 0.26) +
      box(left, 122, width, 782, 46, tone(body, -0.4)) +
      fill(outline, slant(tone(body, 0.32), body, tone(body, -0.18))) +
      box(left + 14, 124, width - 28, 752, 36, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.25 }) +
      printed(left + 130, 168, label || 'LIKHO', 180, 38, inkOn(body)) +
      solarPanel(left + width - 240, 146, 200, 46) +
      lcd(left + 44, 226, width - 88, 130) +
      segmentDigits(pocket ? '2026' : '123456.78', left + width - 52, 252, 78, '#25302a', '#b3c4ad') +
      keys.join(''),
  )
}

/** Variants: '' desktop with five columns; 'pocket' narrow. Body = case, accent = C and =, detail = function keys. */
export const calculator: Draw = (paint) => pieces(paint.count, () => placed(sums(paint), 0, -20, 0.98), ...HEAP)

const FUNCTIONS = ['SIN', 'COS', 'TAN', 'LOG', 'LN', 'X²', '√', '(', ')', 'S·D', 'HYP', 'ENG']

function scientific({ body, accent, detail, label }: Paint): string {
  const outline =
    'M330 90H670Q724 92 730 150L746 500Q740 700 730 850Q726 906 668 910H332Q274 906 270 850Q260 700 254 500L270 150Q276 92 330 90Z'
  const small = Array.from({ length: 18 }, (_, at) =>
    key(
      290 + (at % 6) * 71,
      480 + Math.floor(at / 6) * 48,
      60,
      32,
      tone(detail, 0.15),
      FUNCTIONS[at % 12]?.replace('²', '') ?? '',
    ),
  )
  const large = [
    '7',
    '8',
    '9',
    'DEL',
    'AC',
    '4',
    '5',
    '6',
    '×',
    '÷',
    '1',
    '2',
    '3',
    '+',
    '-',
    '0',
    '.',
    'EXP',
    'ANS',
    '=',
  ].map((legend, at) =>
    key(
      290 + (at % 5) * 86,
      640 + Math.floor(at / 5) * 62,
      72,
      44,
      legend === 'DEL' || legend === 'AC' || legend === '=' ? accent : '#eef1f3',
      legend,
    ),
  )
  return turned(
    -7,
    castShadow(outline, 16, 34, 0.26) +
      fill(outline, tone(body, -0.45), { transform: 'translate(0 14)' }) +
      fill(outline, slant(tone(body, 0.32), body, tone(body, -0.2))) +
      fill(
        'M282 400Q500 450 718 400L742 500Q738 700 728 840Q724 896 668 900H332Q276 896 272 840Q262 700 258 500Z',
        slant(tone(detail, 0.3), tone(detail, 0.12), detail),
      ) +
      printed(400, 136, label || 'SCIENTIFIC', 200, 40, inkOn(body)) +
      solarPanel(540, 114, 150, 42) +
      lcd(310, 186, 380, 170) +
      print(330, 240, 'SIN 30 + √2', 38, '#25302a', { 'text-anchor': 'start' }) +
      segmentDigits('1.914213', 690, 280, 54, '#25302a') +
      oval(500, 430, 66, 36, tone(detail, -0.2)) +
      oval(500, 426, 58, 30, slant('#e3e8ec', '#9aa5b0')) +
      [300, 390, 562, 652]
        .map((x, at) => key(x, 412 + (at % 3 ? 12 : 0), 52, 28, at === 0 ? accent : tone(detail, 0.3), ''))
        .join('') +
      small.join('') +
      large.join(''),
  )
}

/** Variants: '' body = case, accent = DEL, AC and =, detail = key bed. */
export const scientificCalculator: Draw = (paint) =>
  pieces(paint.count, () => placed(scientific(paint), 0, -16, 0.96), ...HEAP)
