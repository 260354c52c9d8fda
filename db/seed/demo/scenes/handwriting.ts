import { round } from './svg.ts'

/** Joined letters in single strokes, small ones five units high. Only those that the samples need. */
type Letter = readonly [width: number, d: string]

const LETTERS: Record<string, Letter> = {
  ' ': [4, ''],
  L: [6, 'M3.6 -9.8C3.2 -6.6 2.4 -2.8 .9 0C2.4 -.9 4.4 .5 6 -1'],
  a: [
    6.2,
    'M4.2 -4.2C3.2 -5.4 .6 -4.8 .4 -2.2C.2 .4 2.8 .6 3.8 -2.2L4.4 -4.8C3.9 -2.6 3.6 -.1 4.7 0C5.3 0 5.8 -.5 6.2 -1',
  ],
  h: [
    6.2,
    'M0 -1C2 -2.6 3.6 -7.4 3.3 -9.4C3.1 -10.8 2 -9.6 1.8 -7.4L1.3 0C1.9 -2.8 3.1 -4.9 4.2 -4.8C5.4 -4.7 4.3 -2 4.4 -.9C4.5 .2 5.5 -.1 6.2 -1',
  ],
  i: [3.8, 'M0 -1C.9 -2 1.4 -3.4 1.8 -4.8C1.4 -2.6 1 -.1 2.2 0C2.8 0 3.4 -.5 3.8 -1M2.2 -7.2h.01'],
  k: [
    6,
    'M0 -1C2 -2.6 3.6 -7.4 3.3 -9.4C3.1 -10.8 2 -9.6 1.8 -7.4L1.3 0M1.5 -2.4C2.5 -4.7 4.6 -5.3 4.7 -3.9C4.7 -2.8 3.2 -2.4 2 -2.3C3.2 -2.2 3.4 -.1 4.6 0C5.2 0 5.6 -.5 6 -1',
  ],
  l: [4, 'M0 -1C2 -2.6 3.3 -7.4 3 -9.4C2.8 -10.8 1.7 -9.6 1.5 -7.4C1.3 -4 .9 -.1 2.2 0C3 0 3.6 -.5 4 -1'],
  n: [6, 'M0 -1C.6 -2.4 1 -4.2 1.5 -4.8L1 0C1.7 -2.8 2.9 -4.9 4 -4.8C5.2 -4.7 4.1 -2 4.2 -.9C4.3 .2 5.3 -.1 6 -1'],
  o: [
    5.4,
    'M3.2 -4.8C1.2 -5 .3 -3.2 .4 -1.9C.5 -.3 1.9 .3 3.1 -.5C4.5 -1.5 4.5 -4.5 3.2 -4.8C3.3 -3.8 4.4 -3.5 5.4 -4.1',
  ],
  p: [
    6,
    'M0 -1C.9 -2 1.4 -3.4 1.8 -4.8L.6 4.4M1.6 -2.8C2.5 -4.8 4.9 -5.2 4.9 -2.8C4.9 -.4 2.6 .6 1.4 -.4C2.6 .4 4.8 .4 6 -1',
  ],
}

/** Words written by hand from x on, standing on y; a unit is a fifth of a small letter's height. */
export function handwriting(x: number, y: number, text: string, unit: number, colour: string, width: number): string {
  let at = 0
  const strokes = [...text].map((letter) => {
    const [advance, d] = LETTERS[letter] ?? [4, '']
    const path = d && `<path d="${d}" transform="translate(${round(at)} 0)"/>`
    at += advance
    return path
  })
  return (
    `<g fill="none" stroke="${colour}" stroke-width="${round(width / unit)}" stroke-linecap="round" stroke-linejoin="round" ` +
    `transform="translate(${round(x)} ${round(y)}) skewX(-10) scale(${round(unit)})">${strokes.join('')}</g>`
  )
}
