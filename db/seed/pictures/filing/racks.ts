import { severalOf } from '../packs.ts'
import { contactShadow, type Draw, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { box, flat, has, inkOn, outline, resting, shaded, times } from '../surface.ts'
import { mesh, type Solid, sideOf, topOf } from './solid.ts'

/** One tray with papers in it, seen a little from above. */
function tray(y: number, { body, label, variant }: Paint, last: boolean): string {
  const form: Solid = { x: 130, y, width: 560, height: 96, back: 200, rise: 130 }
  const { x, width, back, rise, height } = form
  const paper = (lift: number) =>
    path(
      outline(
        [x + 40, y + 40 - lift],
        [x + 40 + back * 0.8, y - rise * 0.8 + 40 - lift],
        [x + width - 20 + back * 0.8, y - rise * 0.8 + 40 - lift],
        [x + width - 20, y + 40 - lift],
      ),
      lift % 2 ? '#ffffff' : '#ece8dc',
    )
  const bottom = path(topOf({ ...form, y: y + 60 }), tone(body, -0.4))
  const lip = `M${x} ${y}H${x + 170}Q${x + 190} ${y} ${x + 200} ${y + 30}H${x + width - 200}Q${x + width - 190} ${y} ${x + width - 170} ${y}H${x + width}V${y + height}H${x}Z`
  const wall = sideOf(form)
  const skin =
    has(variant, 'plastic') || has(variant, 'wood')
      ? shaded(wall, 'across', [
          [0, tone(body, -0.2)],
          [1, tone(body, -0.36)],
        ]) + shaded(lip, 'slant', flat(body))
      : mesh(wall, { x: x + width, y: y - rise, width: back, height: height + rise }, body) +
        mesh(lip, { x, y, width, height }, body) +
        line(`${lip}M${x + width} ${y}l${back} ${-rise}v${height}l${-back} ${rise}`, body, 11)
  const grain = has(variant, 'wood')
    ? line(`M${x + 30} ${y + 52}q120 -14 240 0t240 0M${x + 20} ${y + 74}q160 12 300 0t200 4`, tone(body, -0.3), 4, {
        opacity: 0.6,
      })
    : ''
  return (
    bottom +
    times(5, (i) => paper(i * 5)) +
    skin +
    grain +
    (last && label ? printWithin(x + width / 2, y + 78, 240, label, 42, inkOn(body)) : '')
  )
}

const post = (x: number, top: number, bottom: number, hex: string) =>
  rect(x, top, 18, bottom - top, tone(hex, -0.15), { rx: 8 })

/** Upright walls with files between them. */
function sorter(paint: Paint): string {
  const { body, accent, variant } = paint
  const walls = times(5, (i) => {
    const x = 150 + i * 140
    const wall = outline([x, 430], [x + 150, 300], [x + 150, 700], [x, 830])
    const file =
      i < 4
        ? path(
            outline([x + 50, 330 - (i % 2) * 60], [x + 190, 210 - (i % 2) * 60], [x + 190, 640], [x + 50, 780]),
            [accent, '#fbf9f3', '#3aa6e0', '#f0b9c3'][i] ?? accent,
          ) +
          path(
            outline(
              [x + 50, 330 - (i % 2) * 60],
              [x + 190, 210 - (i % 2) * 60],
              [x + 202, 216 - (i % 2) * 60],
              [x + 62, 336 - (i % 2) * 60],
            ),
            '#ffffff',
            { opacity: 0.7 },
          )
        : ''
    const skin =
      has(variant, 'plastic') || has(variant, 'wood')
        ? shaded(wall, 'across', [
            [0, tone(body, 0.2)],
            [1, tone(body, -0.2)],
          ])
        : mesh(wall, { x, y: 300, width: 150, height: 530 }, body) +
          path(wall, 'none', { stroke: body, 'stroke-width': 12, 'stroke-linejoin': 'round' })
    return skin + file
  })
  return (
    path(outline([130, 850], [730, 850], [880, 710], [280, 710]), tone(body, -0.3)) +
    walls +
    shaded(box(130, 800, 600, 56, 12), 'down', [
      [0, tone(body, 0.25)],
      [1, tone(body, -0.15)],
    ])
  )
}

/**
 * File racks: frame in body, a file in accent.
 * Variants: three mesh trays (none) · vertical (sorter) · plastic · wood (either build in that material).
 */
export const fileRack: Draw = severalOf((paint) => {
  if (has(paint.variant, 'vertical')) return contactShadow(500, 852, 380, 26) + resting(sorter(paint))
  const posts =
    post(136, 330, 840, paint.body) +
    post(672, 330, 840, paint.body) +
    post(868, 200, 710, paint.body) +
    post(330, 200, 400, paint.body)
  return (
    contactShadow(500, 850, 400, 28) + resting(posts + [744, 540, 336].map((y, i) => tray(y, paint, i === 0)).join(''))
  )
})
