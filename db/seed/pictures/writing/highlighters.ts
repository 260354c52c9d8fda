import { type Draw, line, type Paint, path } from '../paint.ts'
import { has, plastic } from '../surface.ts'
import { brand, laidOut, ribs, shown, tube, turnedPart } from './barrel.ts'
import { felt } from './markers.ts'

/** Two lines of print, the highlighter swept across one. */
const highlighted = (ink: string) =>
  path('M404 742L812 724L820 792L410 812Z', ink, { opacity: 0.6 }) +
  line('M430 768H796', '#1d2433', 10, { opacity: 0.55 }) +
  line('M430 842H690', '#1d2433', 10, { opacity: 0.25 })

function fluorescent(paint: Paint, ink: string): string {
  const { accent, label, variant } = paint
  const slim = has(variant, 'pen')
  const r = slim ? 40 : 70
  return (
    felt(-440, 96, slim ? 14 : 26, ink, true) +
    turnedPart(
      [
        [-380, slim ? 20 : 34],
        [-330, slim ? 26 : 40],
        [-300, r * 0.78],
      ],
      plastic(accent),
    ) +
    turnedPart(
      [
        [-304, r * 0.9],
        [-284, r],
        [slim ? 400 : 360, r],
        [slim ? 440 : 410, r * 0.84],
      ],
      plastic(ink),
    ) +
    tube(slim ? 380 : 340, slim ? 456 : 424, r * 0.92, plastic(accent), 20) +
    ribs(-270, -210, r - 4, 20) +
    brand(70, 380, label, ink, slim ? 38 : 58)
  )
}

const PASTELS = ['#f8e58a', '#f6b7c8', '#b6e3c6', '#b9d5f4', '#d3c1ee', '#f9cfa4']
const NEONS = ['#ffe92e', '#ff6fb0', '#5fe07a', '#ffa338', '#57c7f5', '#b98cf2']

/**
 * Highlighters: ink and barrel in body, tip holder and end in accent.
 * Variants: flat barrel (none) · pen (slim) · pastel (soft assorted colours) · assorted (neon).
 */
export const highlighter: Draw = (paint) => {
  const palette = has(paint.variant, 'pastel') ? PASTELS : NEONS
  const many = has(paint.variant, 'pastel') || has(paint.variant, 'assorted')
  const inks = Array.from({ length: shown(paint.count) }, (_, i) =>
    many && paint.count > 1 ? (palette[i] ?? paint.body) : paint.body,
  )
  const sample = paint.count === 1 ? highlighted(paint.body) : ''
  return (
    sample +
    laidOut(
      inks.map((ink) => fluorescent(paint, ink)),
      has(paint.variant, 'pen') ? 98 : 164,
      880,
    )
  )
}
