import { type Draw, group, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { box, flat, has, inkOn, lifted, shaded, times } from '../surface.ts'
import { type Area, boundBlock, coil, elastic, hinge, laid, namePlate, page, pile, type Ruling, WHITE } from './leaf.ts'

const RULINGS: readonly Ruling[] = ['unruled', 'squared', 'four-line', 'ledger', 'dotted']

/** The ruling a variant names; ruled otherwise. */
export const rulingOf = (variant: string): Ruling => RULINGS.find((kind) => has(variant, kind)) ?? 'ruled'

const COVERS = ['#22409a', '#c8322b', '#1d8a4e', '#e07b1a', '#7a3fb0', '#0e8fa8']

/** The cover of piece `i` in a pack: one colour, or one each when assorted. */
export const coverOf = ({ body, variant }: Paint, i: number) =>
  has(variant, 'assorted') ? (COVERS[i % COVERS.length] ?? body) : i ? tone(body, 0.1 * i) : body

function softCover(area: Area, hex: string, { accent, label }: Paint): string {
  const { x, y, width, height } = area
  const wave = `M${x} ${y + height * 0.62}C${x + width * 0.3} ${y + height * 0.5} ${x + width * 0.5} ${y + height * 0.78} ${x + width} ${y + height * 0.6}`
  const staple = (at: number) => line(`M${x + 9} ${at}v52`, '#d5dae2', 7) + line(`M${x + 7} ${at + 4}v44`, '#ffffff', 2)
  return (
    boundBlock({ ...area, thick: 14, hex, corner: 16 }) +
    path(`${wave}V${y + height - 16}a16 16 0 0 1 -16 16H${x}Z`, accent) +
    path(
      `${wave}v26C${x + width * 0.5} ${y + height * 0.82} ${x + width * 0.3} ${y + height * 0.54} ${x} ${y + height * 0.66}Z`,
      '#ffffff',
      { opacity: 0.5 },
    ) +
    namePlate(x + 76, y + 84, width - 132, hex) +
    printWithin(x + width / 2 + 14, y + height * 0.54, width - 150, label || 'Notebook', 62, inkOn(hex)) +
    hinge(area, 26) +
    staple(y + height * 0.22) +
    staple(y + height * 0.7)
  )
}

function hardCover(area: Area, hex: string, { accent, label }: Paint): string {
  const { x, y, width, height } = area
  return (
    lifted(path(`M${x + 150} ${y + height}l0 96l16 -20l16 20v-96z`, accent)) +
    boundBlock({ ...area, thick: 38, hex, corner: 28, hard: true }) +
    hinge(area, 58) +
    printWithin(
      x + width / 2 + 10,
      y + height * 0.46,
      width - 210,
      label,
      58,
      tone(hex, inkOn(hex) === '#ffffff' ? 0.55 : -0.5),
    ) +
    elastic(x + width - 84, y - 2, height + 4, accent)
  )
}

const areaOf = (variant: string): Area => {
  if (has(variant, 'long')) return { x: 290, y: 120, width: 420, height: 740 }
  return { x: 240, y: 150, width: 520, height: 680 }
}

export function openBook(kind: Ruling, cover: string, ribbon: string, margin = 70): string {
  const leaf = (x: number, side: 1 | -1) =>
    page({ x, y: 210, width: 370, height: 560 }, kind, undefined, side === 1 ? margin : 0) +
    shaded(
      box(side === 1 ? x : x + 250, 210, 120, 560),
      'across',
      side === 1
        ? [
            [0, '#5b4a2a', 0.32],
            [1, '#5b4a2a', 0],
          ]
        : [
            [0, '#5b4a2a', 0],
            [1, '#5b4a2a', 0.26],
          ],
    )
  return laid(
    shaded(box(112, 194, 776, 600, 20), 'slant', flat(cover)) +
      times(3, (i) => rect(126 + i * 4, 206, 748 - i * 8, 574 - i * 4, tone('#f3ead4', -0.1 + i * 0.05), { rx: 6 })) +
      leaf(130, -1) +
      leaf(500, 1) +
      path('M486 206h26v640l-13 -18l-13 18z', ribbon),
    -4,
  )
}

/**
 * Notebooks: cover in body, print or elastic in accent. A page with its ruling peeks out behind.
 * Variants: soft, stapled, ruled (none) · hard (elastic band and ribbon) · long · open
 * · unruled, squared, four-line, dotted (ruling) · assorted (a pack of covers).
 */
export const notebook: Draw = (paint) => {
  const kind = rulingOf(paint.variant)
  if (has(paint.variant, 'open')) return openBook(kind, paint.body, paint.accent)
  const area = areaOf(paint.variant)
  const cover = has(paint.variant, 'hard') ? hardCover : softCover
  if (paint.count > 1)
    return group(
      pile(Math.min(4, paint.count), (i) => cover(area, coverOf(paint, i), paint), { x: 44, y: 26, turn: 5 }),
      { transform: 'translate(40 40) scale(.9)' },
    )
  const behind = page({ ...area, x: area.x + 70, width: area.width }, kind, undefined, 0)
  return group(laid(behind, 7) + laid(cover({ ...area, x: area.x - 50 }, paint.body, paint), -5), {
    transform: 'translate(10 0)',
  })
}

function spiralCover(area: Area, hex: string, { accent, label, variant }: Paint): string {
  const { x, y, width, height } = area
  const top = has(variant, 'top')
  return (
    boundBlock({ ...area, thick: 18, hex, corner: 18, pages: '#f7f3ea' }) +
    path(
      `M${x + width} ${y + height * 0.42}A${width * 0.6} ${width * 0.6} 0 0 0 ${x + width * 0.36} ${y + height}H${x + width - 18}a18 18 0 0 0 18 -18Z`,
      tone(hex, 0.18),
    ) +
    path(
      `M${x + width} ${y + height * 0.66}A${width * 0.36} ${width * 0.36} 0 0 0 ${x + width * 0.62} ${y + height}H${x + width - 18}a18 18 0 0 0 18 -18Z`,
      tone(hex, 0.4),
    ) +
    path(box(x + 90, y + height * 0.2, width - 150, 120, 10), WHITE) +
    printWithin(x + width / 2 + 15, y + height * 0.2 + 82, width - 190, label || 'Notes', 62, '#1d2433') +
    coil(area, accent, top ? 'top' : 'left')
  )
}

/**
 * Spiral notebooks: cover in body, wire in accent, divider tabs start from detail.
 * Variants: side spiral (none) · top (reporter's pad) · subjects (tabbed dividers) · open (first page shows)
 * · unruled, squared, dotted (ruling) · assorted.
 */
export const spiralNotebook: Draw = (paint) => {
  const area = has(paint.variant, 'top')
    ? { x: 260, y: 170, width: 480, height: 670 }
    : { x: 240, y: 150, width: 540, height: 700 }
  const tabs = has(paint.variant, 'subjects')
    ? times(5, (i) =>
        rect(area.x + area.width - 10, area.y + 70 + i * 116, 56, 96, [paint.detail, ...COVERS][i] ?? paint.detail, {
          rx: 10,
        }),
      )
    : ''
  if (has(paint.variant, 'open')) {
    const along = has(paint.variant, 'top') ? 'top' : 'left'
    const under = shaded(box(area.x + 14, area.y + 14, area.width, area.height, 18), 'slant', flat(paint.body))
    return laid(
      under +
        tabs +
        page(area, rulingOf(paint.variant), undefined, along === 'left' ? 130 : 0) +
        coil(area, paint.accent, along),
      -5,
    )
  }
  if (paint.count > 1)
    return group(
      pile(Math.min(4, paint.count), (i) => spiralCover(area, coverOf(paint, i), paint), { x: 44, y: 24, turn: 5 }),
      { transform: 'translate(40 40) scale(.9)' },
    )
  return laid(tabs + spiralCover(area, paint.body, paint), -5)
}
