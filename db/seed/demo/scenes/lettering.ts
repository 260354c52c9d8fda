/**
 * A single-stroke alphabet for the few words in a drawing, so that it looks the same on a machine without fonts. Every glyph
 * stands on y = 0 with its capitals 10 units high; small letters are drawn as capitals.
 */
import { round } from './svg.ts'

type Glyph = readonly [width: number, d: string]

const BOWL = 'M0 0V-10H3.6A2.9 2.9 0 0 1 3.6 -4.2H0'
const RING = 'M3.9 -10C6.2 -10 7.8 -8 7.8 -5S6.2 0 3.9 0S0 -2 0 -5S1.6 -10 3.9 -10Z'

const GLYPHS: Record<string, Glyph> = {
  ' ': [2.2, ''],
  A: [7, 'M0 0L3.5 -10L7 0M1.2 -3.3H5.8'],
  B: [6.5, 'M0 -5.2H3.6A2.4 2.4 0 0 0 3.6 -10H0V0H3.9A2.6 2.6 0 0 0 3.9 -5.2'],
  C: [6.6, 'M6.6 -8C5.9 -9.3 4.9 -10 3.7 -10C1.5 -10 0 -8 0 -5S1.5 0 3.7 0C4.9 0 5.9 -.7 6.6 -2'],
  D: [6.8, 'M0 -10V0H2.6C5.2 0 6.8 -1.8 6.8 -5S5.2 -10 2.6 -10Z'],
  E: [5.4, 'M5.4 -10H0V0H5.4M0 -5.1H4.6'],
  F: [5.3, 'M5.3 -10H0V0M0 -5H4.5'],
  G: [6.8, 'M6.6 -8C5.9 -9.3 4.9 -10 3.7 -10C1.5 -10 0 -8 0 -5S1.5 0 3.8 0C5.3 0 6.3 -.6 6.8 -1.4V-4.7H4'],
  H: [6.4, 'M0 -10V0M6.4 -10V0M0 -5.1H6.4'],
  I: [0.8, 'M.4 -10V0'],
  J: [4.4, 'M4.4 -10V-3C4.4 -1 3.5 0 2.1 0C1 0 .3 -.6 0 -1.6'],
  K: [6.2, 'M0 -10V0M6 -10L0 -4M2.3 -6L6.2 0'],
  L: [5.2, 'M0 -10V0H5.2'],
  M: [8, 'M0 0V-10L4 -3.5L8 -10V0'],
  N: [6.4, 'M0 0V-10L6.4 0V-10'],
  O: [7.8, RING],
  P: [6.5, BOWL],
  Q: [7.8, `${RING}M4.9 -2.8L7.6 .4`],
  R: [6.5, `${BOWL}M3.2 -4.2L6.3 0`],
  S: [
    6.2,
    'M5.9 -8.1C5.4 -9.3 4.4 -10 3.1 -10C1.5 -10 .4 -9 .4 -7.5C.4 -5.7 1.8 -5.3 3.2 -5C4.8 -4.7 6.2 -4.1 6.2 -2.4' +
      'C6.2 -.9 4.9 0 3.2 0C1.6 0 .5 -.8 0 -2.1',
  ],
  T: [6.4, 'M0 -10H6.4M3.2 -10V0'],
  U: [6.4, 'M0 -10V-3.6C0 -1.3 1.2 0 3.2 0S6.4 -1.3 6.4 -3.6V-10'],
  V: [7, 'M0 -10L3.5 0L7 -10'],
  W: [10, 'M0 -10L2.4 0L5 -8L7.6 0L10 -10'],
  X: [6.4, 'M0 -10L6.4 0M6.4 -10L0 0'],
  Y: [6.6, 'M0 -10L3.3 -4.8V0M6.6 -10L3.3 -4.8'],
  Z: [6.2, 'M.2 -10H6L0 0H6.2'],
  0: [6.2, 'M3.1 -10C5 -10 6.2 -8.2 6.2 -5S5 0 3.1 0S0 -1.8 0 -5S1.2 -10 3.1 -10Z'],
  1: [2.6, 'M0 -8L2.6 -10V0'],
  2: [6.2, 'M.3 -7.6C.5 -9.1 1.6 -10 3.1 -10C4.8 -10 6 -8.9 6 -7.3C6 -6 5.3 -5 4.2 -4L0 0H6.2'],
  3: [
    6,
    'M.4 -8.3C.9 -9.4 1.8 -10 3 -10C4.6 -10 5.7 -9 5.7 -7.6C5.7 -6.2 4.6 -5.3 2.6 -5.3C4.8 -5.3 6 -4.3 6 -2.7' +
      'C6 -1 4.8 0 3 0C1.6 0 .5 -.7 0 -2',
  ],
  4: [6.4, 'M4.7 0V-10L0 -3H6.4'],
  5: [
    6.1,
    'M5.5 -10H1L.5 -5.4C1.2 -6 2 -6.3 3 -6.3C4.8 -6.3 6.1 -5.1 6.1 -3.2C6.1 -1.3 4.8 0 2.9 0C1.6 0 .6 -.6 0 -1.7',
  ],
  6: [6.1, 'M4.8 -10C2 -8.5 0 -6.2 0 -3.2C0 -1.2 1.2 0 3 0S6.1 -1.3 6.1 -3.2S4.9 -6.3 3 -6.3C1.6 -6.3 .4 -5.4 .1 -4.2'],
  7: [6, 'M0 -10H6L2 0'],
  8: [
    6.2,
    'M3.1 -5.3C1.5 -5.3 .4 -6.2 .4 -7.7S1.5 -10 3.1 -10S5.8 -9.1 5.8 -7.7S4.7 -5.3 3.1 -5.3C1.2 -5.3 0 -4.3 0 -2.6' +
      'S1.2 0 3.1 0S6.2 -1 6.2 -2.6S5 -5.3 3.1 -5.3Z',
  ],
  9: [
    6.1,
    'M1.3 0C4.1 -1.5 6.1 -3.8 6.1 -6.8C6.1 -8.8 4.9 -10 3.1 -10S0 -8.7 0 -6.8S1.2 -3.7 3.1 -3.7C4.5 -3.7 5.7 -4.6 6 -5.8',
  ],
  '×': [5, 'M0 -7L5 -2M5 -7L0 -2'],
  '.': [0, 'M0 0h.01'],
  '-': [3.2, 'M0 -4.7H3.2'],
  '/': [4.2, 'M0 1L4.2 -11'],
}

const GAP = 2.7

/** A line of text, capitals this high, centred at x and standing on y. */
export function lettering(x: number, y: number, text: string, height: number, colour = '#4a5263'): string {
  const scale = height / 10
  let at = 0
  const strokes = [...text.toUpperCase()].map((letter) => {
    const [width, d] = GLYPHS[letter] ?? [2.2, '']
    const stroke = d && `<path d="${d}" transform="translate(${round(at)} 0)"/>`
    at += width + GAP
    return stroke
  })
  const left = x - ((at - GAP) * scale) / 2
  return `<g fill="none" stroke="${colour}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" transform="translate(${round(left)} ${round(y)}) scale(${scale})">${strokes.join('')}</g>`
}
