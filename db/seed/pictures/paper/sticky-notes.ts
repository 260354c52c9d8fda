import { type Draw, group, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { box, flat, has, lifted, resting, shaded, times } from '../surface.ts'

const NOTE_COLOURS = ['#fde26b', '#ff9fb8', '#8fdcf2', '#a6e38f', '#ffbf7a', '#c9b0f2']

/** A pad of notes from above, its edges showing, the lower corner of the top note curling up. */
function pad(size: number, thick: number, hex: string, layers: readonly string[] = [hex]): string {
  const leaves = Math.round(thick / 5)
  const edges = times(leaves, (i) => {
    const at = thick - i * 5
    const layer = layers[Math.floor((i * layers.length) / leaves)] ?? hex
    return rect(at, at, size, size, tone(layer, i % 2 ? -0.1 : -0.18))
  })
  const curl = size * 0.17
  return (
    edges +
    rect(0, 0, size, size, tone(hex, -0.12)) +
    shaded(`M0 0H${size}V${size - curl}Q${size - curl * 0.5} ${size - curl * 0.6} ${size - curl} ${size}H0Z`, 'slant', [
      [0, tone(hex, 0.3)],
      [0.7, hex],
      [1, tone(hex, -0.08)],
    ]) +
    shaded(
      `M${size} ${size - curl}Q${size - curl * 0.5} ${size - curl * 0.6} ${size - curl} ${size}Q${size - curl * 1.25} ${size - curl * 1.15} ${size} ${size - curl}Z`,
      'slant',
      [
        [0, tone(hex, 0.55)],
        [1, tone(hex, -0.2)],
      ],
    ) +
    rect(0, 0, size, size * 0.14, '#000000', { opacity: 0.05 })
  )
}

const placed = (inner: string, x: number, y: number, degrees: number) =>
  resting(group(inner, { transform: `translate(${x} ${y}) rotate(${degrees})` }))

const written = (label: string, size: number) =>
  label
    ? printWithin(size / 2, size * 0.55, size * 0.74, label, size * 0.17, '#33405c', {
        transform: `rotate(-3 ${size / 2} ${size / 2})`,
      })
    : ''

const pieceColour = ({ body, accent, detail, variant }: Paint, i: number) =>
  has(variant, 'assorted') ? (NOTE_COLOURS[i % NOTE_COLOURS.length] ?? body) : ([body, accent, detail][i % 3] ?? body)

/** Narrow page markers, coloured at one end, clear at the other. */
const flags = () =>
  times(5, (i) => {
    const hex = NOTE_COLOURS[(i + 1) % 6] ?? '#fde26b'
    const strip =
      path(box(0, 0, 560, 96, 6), '#ffffff', { opacity: 0.7 }) +
      shaded(box(280, 0, 280, 96, 6), 'slant', flat(tone(hex, -0.06))) +
      rect(0, 96, 560, 8, tone(hex, -0.25), { opacity: 0.6 })
    return placed(strip + line('M300 30H440', '#ffffff', 8, { opacity: 0.5 }), 200 + (i % 2) * 26, 190 + i * 128, -4)
  })

const SHAPES: readonly [string, string][] = [
  [
    'M200 360C60 250 0 180 0 110C0 40 52 0 104 0C150 0 184 28 200 64C216 28 250 0 296 0C348 0 400 40 400 110C400 180 340 250 200 360Z',
    '#ff8fa8',
  ],
  [
    'M40 0H360A40 40 0 0 1 400 40V220A40 40 0 0 1 360 260H190L110 350V260H40A40 40 0 0 1 0 220V40A40 40 0 0 1 40 0Z',
    '#8fdcf2',
  ],
  ['M0 90H220V0L400 170L220 340V250H0Z', '#fde26b'],
  ['M200 0L256 128L395 142L290 235L320 372L200 300L80 372L110 235L5 142L144 128Z', '#a6e38f'],
]

const shapes = () =>
  SHAPES.map(([d, hex], i) => {
    const body =
      times(5, (j) => path(d, tone(hex, -0.18 + j * 0.02), { transform: `translate(${20 - j * 4} ${20 - j * 4})` })) +
      shaded(d, 'slant', [
        [0, tone(hex, 0.3)],
        [1, tone(hex, -0.05)],
      ])
    return placed(
      group(body, { transform: 'scale(.86)' }),
      130 + (i % 2) * 400,
      140 + Math.floor(i / 2) * 400,
      [-6, 4, 5, -4][i] ?? 0,
    )
  }).join('')

/** A weighted box that offers one note at a time. */
const dispenser = ({ body, detail, label }: Paint) =>
  placed(
    shaded(box(0, 0, 620, 620, 60), 'slant', flat(detail)) +
      shaded(box(24, 24, 572, 572, 44), 'slant', [
        [0, tone(detail, 0.3)],
        [1, detail],
      ]) +
      path(box(70, 70, 480, 480, 16), tone(detail, -0.5)) +
      rect(84, 84, 452, 452, tone(body, -0.1)) +
      path(box(70, 250, 480, 130), tone(detail, 0.12)) +
      path(box(84, 306, 452, 16, 8), '#000000', { opacity: 0.45 }) +
      lifted(
        shaded('M100 316C110 200 130 120 180 60H520C480 130 500 220 520 316Z', 'slant', [
          [0, tone(body, 0.3)],
          [1, tone(body, -0.08)],
        ]),
      ) +
      printWithin(310, 480, 400, label, 54, '#33405c'),
    190,
    200,
    -5,
  )

/**
 * Sticky notes: note in body; further pads in accent and detail.
 * Variants: one pad (none) · cube (thick, layers in body, accent and detail) · flags (page markers) · shapes
 * · dispenser (box in detail) · assorted (pads in many colours).
 */
export const stickyNotes: Draw = (paint) => {
  const { body, accent, detail, count, label, variant } = paint
  if (has(variant, 'flags')) return flags()
  if (has(variant, 'shapes')) return shapes()
  if (has(variant, 'dispenser')) return dispenser(paint)
  if (has(variant, 'cube'))
    return placed(
      pad(560, 150, body, [body, accent, detail, tone(accent, 0.4), body]) + written(label, 560),
      140,
      160,
      -4,
    )
  if (count === 1) return placed(pad(620, 46, body) + written(label, 620), 170, 180, -5)
  const shownPads = Math.min(4, count)
  return times(shownPads, (i) => {
    const at = shownPads === 2 ? [140 + i * 280, 190 + i * 220] : [130 + (i % 2) * 380, 130 + Math.floor(i / 2) * 370]
    return placed(
      pad(320, 40, pieceColour(paint, i)) + (i === 0 ? written(label, 320) : ''),
      at[0] ?? 0,
      at[1] ?? 0,
      [-5, 4, 3, -4][i] ?? 0,
    )
  })
}
