import { line, type Paint, path, printWithin, tone } from '../paint.ts'
import { box, flat, has, metal, resting, shaded, times } from '../surface.ts'

const SPINES = ['#22409a', '#c8322b', '#1d8a4e']
/** The cover of one file in a pack: all alike, or one colour each when assorted. */
export const spineHex = ({ body, variant }: Paint, i: number) => (has(variant, 'assorted') ? (SPINES[i] ?? body) : body)

/** The arch and lever of a lever arch file. */
export const arch =
  shaded(box(520, 300, 44, 400, 8), 'across', metal('#b9c0cb')) +
  [400, 600]
    .map(
      (y) =>
        line(`M540 ${y}C540 ${y - 90} 660 ${y - 90} 660 ${y}`, '#7d8592', 22) +
        line(`M540 ${y - 6}C546 ${y - 84} 650 ${y - 84} 656 ${y - 6}`, '#f3f5f8', 7),
    )
    .join('') +
  shaded('M530 470H660L700 500V520L660 540H530Z', 'down', metal('#c9ced6'))

/** Round rings on their rail. */
export const rings = (count: number) =>
  shaded(box(478, 230, 44, 540, 16), 'across', metal('#b9c0cb')) +
  times(count, (i) => {
    const y = 290 + (i * 420) / (count - 1)
    return (
      line(`M450 ${y}C450 ${y - 70} 560 ${y - 70} 560 ${y}C560 ${y + 20} 540 ${y + 26} 520 ${y + 26}`, '#7d8592', 20) +
      line(`M452 ${y - 8}C458 ${y - 62} 552 ${y - 62} 556 ${y - 8}`, '#f3f5f8', 6)
    )
  })

/** A file laid open: covers, a sheet on the right, the mechanism in the middle. */
export function openFile({ body, label }: Paint, mechanism: string): string {
  const cover = (x: number) => shaded(box(x, 190, 350, 630, 14), 'slant', flat(body))
  return (
    resting(
      cover(96) +
        cover(554) +
        shaded(box(440, 190, 120, 630, 4), 'across', [
          [0, tone(body, -0.3)],
          [0.5, tone(body, 0.1)],
          [1, tone(body, -0.3)],
        ]),
    ) +
    path(box(116, 210, 310, 590, 8), tone(body, 0.2), { opacity: 0.6 }) +
    resting(
      shaded(box(548, 216, 330, 580, 4), 'slant', [
        [0, '#ffffff'],
        [1, '#efebe0'],
      ]),
    ) +
    line(
      times(9, (i) => `M640 ${330 + i * 46}h${i === 8 ? 120 : 200}`),
      '#c9d2e2',
      7,
    ) +
    printWithin(740, 286, 220, label, 40, tone(body, -0.1)) +
    resting(mechanism)
  )
}
