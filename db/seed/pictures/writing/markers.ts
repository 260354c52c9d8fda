import { type Draw, group, line, type Paint, rect, tone } from '../paint.ts'
import { box, has, lifted, matte, metal, plastic, resting, shaded, times } from '../surface.ts'
import { assorted, brand, joint, laidOut, ribs, STEEL, shown, tube, turnedPart } from './barrel.ts'

/** A felt tip, rounded or cut to a chisel. */
export const felt = (x: number, length: number, r: number, ink: string, chisel: boolean) =>
  chisel
    ? shaded(`M${x} ${-r * 0.2}L${x + 10} ${-r}H${x + length}V${r}H${x + 34}Z`, 'down', matte(ink))
    : shaded(
        `M${x + length} ${-r}H${x + 24}Q${x} ${-r * 0.7} ${x} 0Q${x} ${r * 0.7} ${x + 24} ${r}H${x + length}Z`,
        'down',
        matte(ink),
      )

/** A long cap with a clip of its own, open end to the right, its crown to the left. */
const cap = (length: number, r: number, hex: string) =>
  turnedPart(
    [
      [0, r * 0.72],
      [14, r * 0.9],
      [length, r],
    ],
    plastic(hex),
  ) +
  ribs(40, length * 0.34, r * 0.9, 18) +
  rect(length - 8, -r + 4, 9, r * 2 - 8, tone(hex, -0.55), { rx: 4 }) +
  lifted(shaded(box(26, -r - 4, length - 70, 26, 12), 'down', plastic(hex)))

type Build = {
  barrel: string
  ends: string
  ink: string
  tip: 'bullet' | 'chisel' | 'fine'
  polished?: boolean
  on?: string
}

function stout({ label }: Paint, { barrel, ends, ink, tip, polished = false }: Build): string {
  const r = tip === 'fine' ? 6 : 20
  return (
    felt(-452, 74, r, ink, tip === 'chisel') +
    turnedPart(
      [
        [-392, tip === 'fine' ? 16 : 26],
        [-330, 40],
        [-270, 46],
      ],
      plastic('#2a2e37'),
    ) +
    turnedPart(
      [
        [-274, 56],
        [-260, 62],
        [396, 62],
        [404, 58],
      ],
      polished ? metal(barrel) : plastic(barrel),
    ) +
    rect(-214, -62, 26, 124, ends) +
    rect(-180, -62, 8, 124, ends) +
    tube(388, 440, 58, plastic(ends), 18) +
    joint(386, 60) +
    brand(120, 440, label, barrel, 54)
  )
}

/** One uncapped with its cap beside it; packs lie capped, side by side. */
function family(paint: Paint, build: (colour: string) => Build, colourOf: string): string {
  if (paint.count === 1) {
    const loose = group(cap(230, 66, build(colourOf).ends), { transform: 'translate(60 152)' })
    return laidOut([stout(paint, build(colourOf)) + loose], 150, 900)
  }
  const pieces = Array.from({ length: shown(paint.count) }, (_, i) => {
    const made = build(has(paint.variant, 'assorted') ? assorted(i) : colourOf)
    return stout(paint, made) + group(cap(250, 66, made.ends), { transform: 'translate(-456 0)' })
  })
  return laidOut(pieces, 152, 900)
}

/**
 * Markers: barrel in body, cap and band in detail's ink colour, band print by label.
 * Variants: permanent, bullet tip (none) · chisel · fine · paint (metal barrel) · dual (tips at both ends) · assorted.
 */
export const marker: Draw = (paint) => {
  const tip = has(paint.variant, 'chisel') ? 'chisel' : has(paint.variant, 'fine') ? 'fine' : 'bullet'
  const polished = has(paint.variant, 'paint')
  if (has(paint.variant, 'dual')) return dual(paint)
  return family(
    paint,
    (ink) => ({
      barrel: polished ? STEEL : paint.body,
      ends: ink,
      ink: polished ? tone(ink, 0.1) : ink,
      tip,
      polished,
    }),
    paint.detail,
  )
}

/** Slim art markers with a brush or bullet at one end and a fine tip at the other. */
function dual(paint: Paint): string {
  const pieces = Array.from({ length: shown(paint.count) }, (_, i) => {
    const ink = has(paint.variant, 'assorted') ? assorted(i) : paint.detail
    return (
      felt(-468, 84, 18, ink, true) +
      turnedPart(
        [
          [-400, 20],
          [-350, 34],
          [-330, 42],
        ],
        plastic('#e9ecf1'),
      ) +
      tube(-332, 330, 46, plastic(paint.body), 6) +
      rect(-280, -46, 34, 92, ink) +
      brand(-20, 360, paint.label, paint.body, 42) +
      shaded(box(206, -48, 264, 96, 16), 'down', plastic(ink)) +
      ribs(400, 450, 44, 16)
    )
  })
  return laidOut(pieces, 112)
}

/**
 * Whiteboard markers: white barrel, cap, band and ink in body.
 * Variants: marker (none) · duster (a felt duster lies with them) · assorted.
 */
export const whiteboardMarker: Draw = (paint) => {
  const white = { ...paint, body: '#f5f6f8', label: paint.label || 'Dry erase' }
  const made = (ink: string): Build => ({ barrel: '#f5f6f8', ends: ink, ink, tip: 'bullet' })
  if (!has(paint.variant, 'duster')) return family(white, made, paint.body)
  return (
    group(family({ ...white, count: Math.min(4, Math.max(2, paint.count)) }, made, paint.body), {
      transform: 'translate(80 0) scale(.84)',
    }) + duster(paint)
  )
}

const duster = ({ accent }: Paint) =>
  resting(
    group(
      shaded(box(-190, 14, 380, 66, 8), 'down', matte('#5d636e')) +
        line(
          times(12, (i) => `M${-176 + i * 32} 40v30`),
          '#3c414b',
          4,
        ) +
        shaded(box(-200, -56, 400, 84, 22), 'down', plastic(accent)) +
        rect(-150, -34, 300, 14, '#ffffff', { rx: 7, opacity: 0.35 }),
      { transform: 'translate(330 800) rotate(-6)' },
    ),
  )
