import { box, brassFace, castShadow, down, fill, HEAP, pieces, placed, printed, type Spot, slant } from '../material.ts'
import { circle, type Draw, group, line, type Paint, print, tone, turned } from '../paint.ts'

/** Slanting rulers laid one below the other. */
const SIDE_BY_SIDE: [Spot[], Spot[]] = [
  [
    [-60, -110, 0.88],
    [50, 90, 0.88],
  ],
  [
    [-100, -170, 0.8],
    [-10, 0, 0.8],
    [80, 160, 0.8],
  ],
]

/** Millimetre ticks with figures along an edge; long ticks every centimetre, middling ones at the half. */
function scale(x: number, y: number, width: number, centimetres: number, ink: string, size = 30): string {
  const step = width / centimetres
  const ticks = Array.from({ length: centimetres * 10 + 1 }, (_, at) => {
    const length = at % 10 === 0 ? 46 : at % 5 === 0 ? 34 : 22
    return centimetres > 15 && at % 5 ? '' : `M${(x + (at * step) / 10).toFixed(1)} ${y}v${length}`
  })
  const every = centimetres > 15 ? 5 : 1
  const figures = Array.from({ length: Math.floor(centimetres / every) + 1 }, (_, at) =>
    print(x + at * every * step, y + 82, String(at * every), size, ink),
  )
  return line(ticks.join(''), ink, 3) + figures.join('')
}

export function straightEdge({ body, accent, detail, label, variant }: Paint, hex = body): string {
  const outline = 'M70 400H930Q944 400 944 414V586Q944 600 930 600H70Q56 600 56 586V414Q56 400 70 400Z'
  const wooden = variant === 'wood'
  const grain = Array.from({ length: 5 }, (_, at) =>
    line(`M60 ${430 + at * 34}q200 ${at % 2 ? 14 : -12} 440 0t440 4`, tone('#b98546', -0.1), 3, { opacity: 0.35 }),
  ).join('')
  const ink = wooden ? '#4a3418' : tone(hex, -0.35)
  return (
    castShadow(outline, 10, 24, wooden ? 0.24 : 0.16) +
    (wooden ? fill(outline, down('#f0cf98', '#dcae6a', '#c08f4c')) + grain + box(56, 590, 888, 12, 2, brassFace) : '') +
    (wooden
      ? ''
      : fill(outline, slant(`${tone(hex, 0.75)}d8`, `${tone(hex, 0.55)}c0`, `${tone(hex, 0.7)}d8`), {
          stroke: tone(hex, 0.2),
          'stroke-width': 4,
        })) +
    (wooden ? '' : box(60, 404, 880, 36, 10, '#ffffff', { opacity: 0.5 })) +
    scale(90, 402, 820, label.startsWith('30') ? 30 : 15, ink) +
    circle(904, 556, 17, wooden ? '#8a6330' : '#ffffff', { stroke: ink, 'stroke-width': 4 }) +
    line('M90 586H860', accent, 8, { opacity: wooden ? 0 : 0.9 }) +
    printed(480, 545, label || 'CM', 500, 54, wooden ? tone(body, -0.2) : detail)
  )
}

const glassy = (hex: string) => slant(`${tone(hex, 0.7)}e0`, `${tone(hex, 0.45)}c8`, `${tone(hex, 0.6)}e0`)

/** A set square with its right angle at the lower left, its inner cut-out and ticks. */
export const setSquare = (width: number, height: number, hex: string) => {
  const outline = `M0 0L${width} ${height}L0 ${height}Z`
  const cut = `M70 ${height * 0.42}L${width * 0.52} ${height - 70}L70 ${height - 70}Z`
  const ticks = Array.from(
    { length: 28 },
    (_, at) => `M${30 + at * ((width - 120) / 28)} ${height - 4}v${at % 5 ? -16 : -28}`,
  ).join('')
  return (
    castShadow(outline + cut, 8, 18, 0.14, 8, { 'fill-rule': 'evenodd' }) +
    fill(outline + cut, glassy(hex), { 'fill-rule': 'evenodd', stroke: tone(hex, 0.15), 'stroke-width': 4 }) +
    line(ticks, tone(hex, -0.3), 3)
  )
}

/** A half-round protractor standing on its base line, centred at 0, 0. */
export const protractor = (r: number, hex: string) => {
  const point = (angle: number, reach: number) =>
    `${(Math.cos(angle) * reach).toFixed(1)} ${(-Math.sin(angle) * reach).toFixed(1)}`
  const ticks = Array.from({ length: 37 }, (_, at) => {
    const angle = (at * Math.PI) / 36
    return `M${point(angle, r * 0.98)}L${point(angle, r * (at % 6 ? 0.92 : 0.84))}`
  })
  const outline = `M${-r} 0A${r} ${r} 0 0 1 ${r} 0V${r * 0.14}H${-r}Z`
  const cut = `M${-r * 0.5} ${-r * 0.06}A${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.5} ${-r * 0.06}Z`
  return (
    castShadow(outline + cut, 8, 16, 0.14, 8, { 'fill-rule': 'evenodd' }) +
    fill(outline + cut, glassy(hex), { 'fill-rule': 'evenodd', stroke: tone(hex, 0.15), 'stroke-width': 4 }) +
    line(ticks.join(''), tone(hex, -0.35), 3)
  )
}

function rulerSet(paint: Paint): string {
  return (
    group(setSquare(520, 520, paint.body), { transform: 'translate(110 130)' }) +
    group(setSquare(300, 520, paint.accent), { transform: 'translate(890 640) rotate(180)' }) +
    group(protractor(230, paint.body), { transform: 'translate(640 700)' }) +
    placed(straightEdge(paint), 0, 330, 0.86)
  )
}

/**
 * Variants: '' clear plastic tinted with body; 'wood'; 'set' with set squares and a protractor. A label that starts
 * with 30 marks 30 cm.
 */
export const ruler: Draw = (paint) => {
  if (paint.variant === 'set') return pieces(paint.count, () => rulerSet(paint), ...HEAP)
  const hues = [paint.body, paint.accent, tone(paint.body, 0.3)]
  const one = (index: number) => turned(-34, straightEdge(paint, hues[index]))
  return pieces(paint.count, (index) => placed(one(index), 0, 0, 0.95), ...SIDE_BY_SIDE)
}

/** Variants: '' steel rule with an engraved scale (body = cork-side edge and print, accent = hanging tag). */
export const metalRuler: Draw = (paint) => {
  const { body, accent, label, count } = paint
  const outline = 'M66 400H890Q944 404 944 490Q944 576 890 580H66Q56 580 56 570V410Q56 400 66 400Z'
  const one = () =>
    turned(
      -34,
      castShadow(outline, 12, 30, 0.26) +
        fill('M60 574H890Q940 570 944 500V520Q940 600 890 604H66Q56 604 56 590Z', tone(body, -0.1)) +
        fill(outline, slant('#f7f9fa', '#c9d1d8', '#eef1f4', '#aab4be', '#dde3e8', '#9aa5b0')) +
        line('M62 404H890', '#ffffff', 5) +
        scale(84, 402, 780, label.startsWith('30') ? 30 : 15, '#2c343e') +
        circle(896, 490, 20, '#e9f2df', { stroke: '#7d8792', 'stroke-width': 5 }) +
        line('M896 490Q960 440 940 380', accent, 10) +
        printed(440, 538, label || 'STEEL', 420, 54, body),
    )
  return pieces(count, () => placed(one(), -8, 10, 0.94), ...SIDE_BY_SIDE)
}
