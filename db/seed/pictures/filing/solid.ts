/** Boxes and files that stand on the counter: a lit front, a shaded side going back to the right, a bright top. */
import { group, line, path, printWithin, rect, tone } from '../paint.ts'
import { box, clipped, flat, metal, outline, shaded, times } from '../surface.ts'

export type Solid = { x: number; y: number; width: number; height: number; back: number; rise: number }

export const frontOf = ({ x, y, width, height }: Solid) => box(x, y, width, height)

export const sideOf = ({ x, y, width, height, back, rise }: Solid) =>
  outline([x + width, y], [x + width + back, y - rise], [x + width + back, y + height - rise], [x + width, y + height])

export const topOf = ({ x, y, width, back, rise }: Solid) =>
  outline([x, y], [x + back, y - rise], [x + width + back, y - rise], [x + width, y])

export const solid = (form: Solid, hex: string) =>
  shaded(topOf(form), 'slant', [
    [0, tone(hex, 0.4)],
    [1, tone(hex, 0.16)],
  ]) +
  shaded(sideOf(form), 'across', [
    [0, tone(hex, -0.22)],
    [1, tone(hex, -0.38)],
  ]) +
  shaded(frontOf(form), 'slant', flat(hex)) +
  line(`M${form.x + 2} ${form.y + 3}H${form.x + form.width - 3}V${form.y + form.height - 3}`, '#ffffff', 4, {
    opacity: 0.3,
  })

/** Draws on the side as if it faced us, in a square `back` wide whose corner is the upper left. */
export const onSide = ({ x, y, width, back, rise }: Solid, inner: string) =>
  group(inner, { transform: `matrix(1 ${-rise / back} 0 1 ${x + width} ${y})` })

/** A paper label in a spine pocket, its words running up the spine. */
export const spineLabel = (x: number, y: number, width: number, height: number, label: string, frame: string) =>
  shaded(box(x, y, width, height, 8), 'across', [
    [0, '#fffdf6'],
    [1, '#e9e3d4'],
  ]) +
  path(box(x + 7, y + 7, width - 14, height - 14, 5), 'none', { stroke: frame, 'stroke-width': 4 }) +
  printWithin(x + width / 2, y + height / 2, height - 60, label, Math.min(60, width * 0.5), '#1d2433', {
    transform: `rotate(-90 ${x + width / 2} ${y + height / 2}) translate(0 ${Math.min(60, width * 0.5) * 0.36})`,
  })

/** A hole to pull the file out by, with its metal rim. */
export const fingerHole = (cx: number, cy: number, r: number, hex = '#b9c0cb') => {
  const ring = (radius: number) =>
    `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`
  return (
    shaded(ring(r), 'slant', metal(hex)) +
    shaded(ring(r * 0.68), 'slant', [
      [0, '#0d1017'],
      [1, '#3c4352'],
    ])
  )
}

/** Metal mesh stretched inside an outline. */
export const mesh = (d: string, area: { x: number; y: number; width: number; height: number }, hex: string) => {
  const { x, y, width, height } = area
  const count = Math.ceil((width + height) / 18)
  return (
    path(d, tone(hex, 0.1), { opacity: 0.5 }) +
    clipped(
      d,
      line(
        times(count, (i) => `M${x + i * 18} ${y}l${-height} ${height}M${x + width - i * 18} ${y}l${height} ${height}`),
        tone(hex, -0.2),
        5,
      ),
    )
  )
}

/** Sheets standing in a file: white edges seen from above or in front. */
export const sheetEdges = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#fbf9f3') +
  line(
    times(Math.floor(width / 9), (i) => `M${x + 5 + i * 9} ${y}v${height}`),
    '#cfc9ba',
    2,
  )

/** A round-cornered metal edge that keeps a file's foot from wearing. */
export const footRail = (x: number, y: number, width: number) =>
  shaded(box(x, y, width, 18, 6), 'down', metal('#b9c0cb'))
