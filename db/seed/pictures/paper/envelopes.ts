import { circle, type Draw, group, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { box, clipped, flat, has, lifted, metal, outline, shaded, times } from '../surface.ts'
import { type Area, laid, pile } from './leaf.ts'

const WIDE: Area = { x: 130, y: 270, width: 720, height: 470 }

/** The back of an envelope: side seams, lower fold, pointed flap with its lining just showing. */
function back({ x, y, width, height }: Area, hex: string, lining: string): string {
  const [right, bottom, mid] = [x + width, y + height, x + width / 2]
  return (
    shaded(box(x, y, width, height, 10), 'slant', flat(hex)) +
    path(outline([x, y], [mid, y + height * 0.58], [x, bottom]), tone(hex, -0.05)) +
    path(outline([right, y], [mid, y + height * 0.58], [right, bottom]), tone(hex, -0.12)) +
    lifted(
      shaded(
        `M${x + 4} ${bottom}L${mid - 40} ${y + height * 0.46}Q${mid} ${y + height * 0.4} ${mid + 40} ${y + height * 0.46}L${right - 4} ${bottom}Z`,
        'down',
        [
          [0, tone(hex, 0.06)],
          [1, tone(hex, -0.06)],
        ],
      ),
    ) +
    lifted(
      path(
        `M${x} ${y + 4}L${mid - 44} ${y + height * 0.6}Q${mid} ${y + height * 0.68} ${mid + 44} ${y + height * 0.6}L${right} ${y + 4}Z`,
        lining,
      ) +
        shaded(
          `M${x + 10} ${y}L${mid - 40} ${y + height * 0.56}Q${mid} ${y + height * 0.63} ${mid + 40} ${y + height * 0.56}L${right - 10} ${y}Z`,
          'down',
          [
            [0, tone(hex, 0.25)],
            [1, hex],
          ],
        ),
    )
  )
}

const addressLines = (x: number, y: number, width: number) =>
  line([0, 40, 80].map((at, i) => `M${x} ${y + at}h${width - i * 60}`).join(''), '#6b7484', 9)

function front({ x, y, width, height }: Area, { body, accent, variant }: Paint): string {
  const paper = shaded(box(x, y, width, height, 10), 'slant', flat(body))
  if (has(variant, 'window')) {
    return (
      paper +
      path(box(x + 70, y + 220, 380, 170, 20), '#dfe8f2') +
      addressLines(x + 100, y + 266, 300) +
      path(outline([x + 90, y + 380], [x + 200, y + 226], [x + 250, y + 226], [x + 140, y + 384]), '#ffffff', {
        opacity: 0.5,
      }) +
      path(box(x + 70, y + 220, 380, 170, 20), 'none', { stroke: tone(body, -0.2), 'stroke-width': 4 }) +
      rect(x + 60, y + 60, 190, 18, accent, { rx: 9 })
    )
  }
  const border = times(26, (i) =>
    path(`M${x + i * 48} ${y}h26l${-height} ${height}h-26z`, i % 2 ? '#2550b8' : '#d9342b'),
  )
  return (
    paper +
    clipped(box(x, y, width, height, 10), border) +
    path(box(x + 30, y + 30, width - 60, height - 60, 4), body) +
    lifted(
      path(box(x + width - 170, y + 56, 110, 130, 4), accent) + circle(x + width - 115, y + 121, 34, tone(accent, 0.4)),
    ) +
    addressLines(x + 250, y + 250, 300)
  )
}

/** The red and gold envelope for gifts of money, a one-rupee coin on it. */
const shagun = ({ x, y, width, height }: Area, { body, accent, label }: Paint) =>
  shaded(box(x, y, width, height, 12), 'slant', flat(body)) +
  path(box(x + 18, y + 18, width - 36, height - 36, 8), 'none', { stroke: accent, 'stroke-width': 5 }) +
  times(8, (i) =>
    path('M0 -110C26 -70 26 -30 0 0C-26 -30 -26 -70 0 -110Z', accent, {
      transform: `translate(${x + 190} ${y + height / 2}) rotate(${i * 45})`,
      opacity: 0.9,
    }),
  ) +
  circle(x + 190, y + height / 2, 34, body) +
  circle(x + 190, y + height / 2, 20, accent) +
  printWithin(x + 490, y + 290, 340, label || 'Shagun', 76, accent) +
  lifted(
    shaded(`M${x + width - 118} ${y + 112}a54 54 0 1 0 108 0a54 54 0 1 0 -108 0z`, 'slant', metal('#c9ced6')) +
      circle(x + width - 64, y + 112, 44, 'none', { stroke: '#7d8592', 'stroke-width': 3 }) +
      printWithin(x + width - 64, y + 132, 60, '₹1', 54, '#4a5263'),
  )

const bubbles = ({ x, y, width, height }: Area, hex: string) =>
  times(70, (i) =>
    circle(
      x + 46 + (i % 10) * 70 + (Math.floor(i / 10) % 2) * 30,
      y + 130 + Math.floor(i / 10) * 54,
      21,
      tone(hex, 0.2),
      { opacity: 0.5 },
    ),
  ) +
  shaded(`M${x} ${y + 10}a10 10 0 0 1 10 -10H${x + width - 10}a10 10 0 0 1 10 10V${y + 90}H${x}Z`, 'down', [
    [0, tone(hex, 0.2)],
    [1, tone(hex, -0.06)],
  ]) +
  line(`M${x} ${y + 92}h${width}`, tone(hex, -0.3), 4) +
  line(`M${x + 20} ${y + height - 18}h${width - 40}`, tone(hex, -0.25), 4, { 'stroke-dasharray': '14 10' })

const stringTie = ({ x, y, width, height }: Area) => {
  const [mid, low] = [x + width / 2, y + height * 0.5]
  return lifted(
    circle(mid, low - 60, 26, '#9c3b2e') +
      circle(mid, low + 70, 26, '#9c3b2e') +
      line(
        `M${mid} ${low - 60}C${mid + 60} ${low} ${mid - 60} ${low} ${mid} ${low + 70}C${mid + 60} ${low + 10} ${mid - 50} ${low - 10} ${mid} ${low - 60}M${mid} ${low + 70}q30 60 90 70`,
        '#6b4423',
        6,
      ),
  )
}

/**
 * Envelopes: paper in body, flap lining, stamp or gold print in accent.
 * Variants: back with flap (none) · window · kraft (string tie) · airmail · bubble · gift (shagun, with a coin).
 */
export const envelopes: Draw = (paint) => {
  const { variant } = paint
  const kraft = has(variant, 'kraft') || has(variant, 'bubble') ? '#c99b62' : paint.body
  const piece = () => {
    if (has(variant, 'window') || has(variant, 'airmail')) return front(WIDE, paint)
    if (has(variant, 'gift')) return shagun(WIDE, paint)
    if (has(variant, 'bubble'))
      return shaded(box(WIDE.x, WIDE.y, WIDE.width, WIDE.height, 10), 'slant', flat(kraft)) + bubbles(WIDE, kraft)
    return back(WIDE, kraft, paint.accent) + (has(variant, 'kraft') ? stringTie(WIDE) : '')
  }
  if (paint.count === 1) return group(laid(piece(), -6), { transform: 'translate(-35 -40) scale(1.08)' })
  return group(pile(Math.min(4, Math.max(2, paint.count)), piece, { x: 30, y: 44, turn: 6 }), {
    transform: 'translate(20 30) scale(.94)',
  })
}
