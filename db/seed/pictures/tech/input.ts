import {
  across,
  box,
  castShadow,
  clipped,
  down,
  fill,
  glow,
  HEAP,
  inkOn,
  pieces,
  placed,
  printed,
  roundedPath,
  slant,
} from '../material.ts'
import { circle, type Draw, line, type Paint, tone, turned } from '../paint.ts'

function mouseShape({ body, accent, detail, label, variant }: Paint): string {
  const shell =
    'M500 160C660 160 720 260 724 420C728 560 730 640 710 720C680 840 600 884 500 884C400 884 320 840 290 720C270 640 272 560 276 420C280 260 340 160 500 160Z'
  return turned(
    variant === 'wired' ? 0 : 14,
    (variant === 'wired'
      ? line('M500 180Q500 110 580 100T760 90Q880 90 880 200Q880 300 800 320', '#1d2433', 24, {
          opacity: 0.14,
          transform: 'translate(8 14)',
        }) +
        line('M500 180Q500 110 580 100T760 90Q880 90 880 200Q880 300 800 320', tone(detail, 0.2), 20) +
        line('M500 170Q500 104 580 96T760 86', tone(detail, 0.5), 5)
      : '') +
      castShadow(shell, 18, 36, 0.28) +
      fill(shell, tone(body, -0.45), { transform: 'translate(6 14)' }) +
      fill(shell, glow(tone(body, 0.55), tone(body, 0.18), body, tone(body, -0.3))) +
      clipped(
        shell,
        fill(
          'M250 420Q320 520 300 700Q290 800 330 860L240 860V400ZM750 420Q680 520 700 700Q710 800 670 860L760 860V400Z',
          slant(tone(detail, 0.25), detail),
        ) + line('M500 150V470M270 470Q390 510 500 506Q610 510 730 470', tone(body, -0.5), 6),
      ) +
      box(462, 236, 76, 170, 38, '#10151d') +
      box(472, 254, 56, 134, 28, across(tone(accent, -0.3), tone(accent, 0.35), accent, tone(accent, -0.4))) +
      line('M476 286h48M476 308h48M476 330h48M476 352h48', tone(accent, -0.45), 6) +
      box(478, 424, 44, 30, 12, tone(detail, 0.25)) +
      line('M340 300Q356 220 430 196', '#ffffff', 18, { opacity: 0.6 }) +
      printed(500, 740, label || 'LIKHO', 220, 54, inkOn(body)),
  )
}

/** Variants: '' wireless; 'wired' with its cord. Body = shell, accent = wheel, detail = sides. */
export const mouse: Draw = (paint) => pieces(paint.count, () => mouseShape(paint), ...HEAP)

const ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM']

function keys({ body, accent, detail, label, variant }: Paint): string {
  const compact = variant === 'compact'
  const cap = (x: number, y: number, width: number, height: number, hex: string, legend = '') =>
    box(x, y + 5, width, height, 8, tone(hex, -0.5)) +
    box(x, y, width, height, 8, down(tone(hex, 0.3), hex)) +
    printed(x + width / 2, y + height / 2, legend, width * 0.6, 30, inkOn(hex))
  const pitch = compact ? 66 : 48
  const row = (y: number, indent: number, first: number, letters: string, last: number) => {
    const start = 92 + first + indent
    return (
      (first ? cap(92, y, first - 8, pitch - 10, tone(detail, 0.2)) : '') +
      [...letters]
        .map((letter, at) => cap(start + at * pitch, y, pitch - 8, pitch - 10, detail, letter === '-' ? '' : letter))
        .join('') +
      (last
        ? cap(
            start + letters.length * pitch,
            y,
            last - 8,
            pitch - 10,
            letters === 'ASDFGHJKL' || letters.startsWith('ASDFGHJKL') ? accent : tone(detail, 0.2),
          )
        : '')
    )
  }
  const block = compact ? 816 : 628
  const fits = (first: number, letters: number) => block - first - letters * pitch
  const top = compact ? 330 : 372
  const numbers = compact ? '1234567890' : '1234567890-'
  const main =
    row(top, 0, pitch, numbers, fits(pitch, numbers.length)) +
    row(top + pitch, 0, pitch * 1.4, ROWS[0] ?? '', fits(pitch * 1.4, 10)) +
    row(top + pitch * 2, 0, pitch * 1.7, ROWS[1] ?? '', fits(pitch * 1.7, 9)) +
    row(top + pitch * 3, 0, pitch * 2.2, ROWS[2] ?? '', fits(pitch * 2.2, 7)) +
    [0, 1, 2]
      .map((at) => cap(92 + at * pitch * 1.3, top + pitch * 4, pitch * 1.3 - 8, pitch - 10, tone(detail, 0.2)))
      .join('') +
    cap(92 + pitch * 3.9, top + pitch * 4, pitch * 5, pitch - 10, detail) +
    cap(92 + pitch * 9, top + pitch * 4, block - pitch * 9 - 8, pitch - 10, tone(detail, 0.2))
  const pad = compact
    ? ''
    : Array.from({ length: 20 }, (_, at) =>
        cap(738 + (at % 4) * 43, top + Math.floor(at / 4) * pitch, 36, pitch - 10, at === 19 ? accent : detail),
      ).join('')
  const bottom = top + pitch * 5 + 16
  const plate = roundedPath(66, top - 74, 868, bottom - top + 92, 34)
  return turned(
    -9,
    castShadow(plate, 14, 36, 0.26) +
      fill(plate, tone(body, -0.45), { transform: 'translate(0 18)' }) +
      fill(plate, slant(tone(body, 0.35), body, tone(body, -0.2))) +
      box(80, top - 12, 840, bottom - top + 10, 14, '#10151d', { opacity: 0.5 }) +
      printed(200, top - 42, label || 'LIKHO', 200, 36, inkOn(body)) +
      [0, 1, 2].map((at) => circle(830 + at * 28, top - 42, 8, at ? tone(body, -0.4) : '#6ee7a0')).join('') +
      main +
      pad,
  )
}

/** Variants: '' full with a number pad; 'compact'. Body = plate, accent = Enter, detail = key caps. */
export const keyboard: Draw = (paint) =>
  pieces(
    paint.count,
    () => placed(keys(paint), 0, 0, 0.93),
    [
      [-20, -200, 0.84],
      [20, 160, 0.84],
    ],
    [
      [-20, -250, 0.72],
      [0, 0, 0.72],
      [20, 250, 0.72],
    ],
  )
