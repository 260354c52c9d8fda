import { group, line } from '../paint.ts'

/**
 * Which of the seven segments (top, top right, bottom right, bottom, bottom left, top left, middle) each figure
 * lights.
 */
const SEGMENTS = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
]
const SEGMENT_LINES = ['M8 0H52', 'M60 8V52', 'M60 68V112', 'M8 120H52', 'M0 68V112', 'M0 8V52', 'M8 60H52']

/** Seven-segment figures, right-aligned at x; points and colons stand between figures. */
export function segmentDigits(
  text: string,
  right: number,
  top: number,
  size: number,
  ink: string,
  unlit = 'none',
  thickness = 13,
): string {
  const unit = size / 120
  let x = right
  const drawn = [...text].reverse().map((letter) => {
    const lit = SEGMENTS[Number(letter)]
    x -= (lit ? 98 : 38) * unit
    if (!lit)
      return letter === ':'
        ? line(`M${x + 10 * unit} ${top + 36 * unit}v.1M${x + 10 * unit} ${top + 84 * unit}v.1`, ink, 16 * unit)
        : line(`M${x + 10 * unit} ${top + size}v.1`, ink, 14 * unit)
    const strokes = (want: string) => SEGMENT_LINES.filter((_, at) => lit[at] === want).join('')
    return group((unlit === 'none' ? '' : line(strokes('0'), unlit, thickness)) + line(strokes('1'), ink, thickness), {
      transform: `translate(${x} ${top}) scale(${unit}) skewX(-5)`,
    })
  })
  return drawn.join('')
}
