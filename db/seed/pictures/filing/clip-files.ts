import { severalOf } from '../packs.ts'
import { circle, type Draw, group, line, path, printWithin, rect, tone } from '../paint.ts'
import { boundBlock, hinge, laid, page, pile, WHITE } from '../paper/leaf.ts'
import { box, clipped, flat, has, inkOn, lifted, metal, resting, shaded, times } from '../surface.ts'
import { shine } from './folders.ts'

const boardClip =
  shaded(box(380, 150, 240, 84, 20), 'down', metal('#b9c0cb')) +
  shaded('M440 160C440 96 560 96 560 160Z', 'down', metal('#c9ced6')) +
  circle(500, 138, 16, '#5d636e') +
  shaded(box(350, 218, 300, 34, 12), 'down', metal('#aab2bf'))

const clipboard: Draw = severalOf(({ body, label }) => {
  const sheet = resting(page({ x: 254, y: 220, width: 492, height: 590 }, 'ruled', '#c9d2e2', 70))
  return laid(
    shaded(box(220, 150, 560, 720, 30), 'slant', flat(body)) +
      sheet +
      printWithin(520, 280, 360, label, 48, '#1d2433') +
      lifted(boardClip),
    -4,
  )
})

const punchless: Draw = severalOf(({ body, label }) => {
  const lever =
    shaded(box(252, 250, 64, 480, 10), 'across', metal('#b9c0cb')) +
    lifted(
      shaded(box(262, 300, 130, 36, 16), 'down', metal('#c9ced6')) +
        shaded(box(262, 640, 130, 36, 16), 'down', metal('#c9ced6')),
    ) +
    line('M284 320V660', '#5d636e', 8)
  return laid(
    shaded(box(226, 134, 560, 720, 12), 'slant', flat(tone(body, -0.15))) +
      resting(page({ x: 300, y: 170, width: 450, height: 650 }, 'ruled', '#c9d2e2', 0)) +
      resting(lever) +
      printWithin(540, 240, 360, label, 48, '#1d2433'),
    -4,
  )
})

const reportCover: Draw = ({ body, accent, count, label }) => {
  const piece = (hex: string) =>
    page({ x: 250, y: 140, width: 520, height: 710 }, 'unruled') +
    printWithin(520, 330, 380, label || 'Project', 72, '#1d2433') +
    line('M340 390H700M390 440H650', '#9aa0ac', 8) +
    path(box(340, 520, 360, 180, 10), tone(hex, 0.4), { opacity: 0.7 }) +
    shaded(box(244, 132, 532, 726, 6), 'slant', [
      [0, '#ffffff', 0.5],
      [0.4, tone(hex, 0.6), 0.12],
      [1, tone(hex, 0.3), 0.3],
    ]) +
    shine(360, 140, 710) +
    lifted(
      shaded(box(214, 122, 66, 746, 22), 'across', [
        [0, tone(accent, -0.1)],
        [0.3, tone(accent, 0.45)],
        [1, tone(accent, -0.3)],
      ]),
    )
  if (count === 1) return laid(piece(body), -4)
  return group(
    pile(Math.min(4, count), () => piece(body), { x: 44, y: 26, turn: 5 }),
    { transform: 'translate(40 50) scale(.88)' },
  )
}

/**
 * Clip files: board or cover in body, strip or print in accent.
 * Variants: report cover with slide-on strip (none) · clipboard · punchless (spring lever).
 */
export const clipFile: Draw = (paint) => {
  if (has(paint.variant, 'clipboard')) return clipboard(paint)
  return has(paint.variant, 'punchless') ? punchless(paint) : reportCover(paint)
}

const cobra =
  lifted(
    shaded('M300 330H344V640H300Z', 'across', metal('#b9c0cb')) +
      line('M322 360C420 330 470 420 420 486C380 540 420 600 322 610', '#7d8592', 26) +
      line('M324 354C416 326 462 418 414 482C374 536 412 594 326 604', '#f3f5f8', 9),
  ) + [350, 620].map((y) => circle(322, y, 13, '#5d636e')).join('')

/**
 * Cobra files: laminated board in body, spring clip's sheet and print in accent.
 * Variants: open to the clip (none) · printed (closed, pattern on the cover).
 */
export const cobraFile: Draw = severalOf(({ body, accent, label, variant }) => {
  const area = { x: 220, y: 130, width: 560, height: 710 }
  if (has(variant, 'printed')) {
    const leaves = times(12, (i) =>
      path('M0 0C40 -60 100 -60 130 0C100 50 40 50 0 0Z', tone(accent, i % 2 ? 0.2 : -0.1), {
        opacity: 0.85,
        transform: `translate(${370 + (i % 3) * 150 - (Math.floor(i / 3) % 2) * 50} ${230 + Math.floor(i / 3) * 175}) rotate(${i * 67})`,
      }),
    )
    return laid(
      boundBlock({ ...area, thick: 20, hex: body, corner: 14 }) +
        clipped(box(area.x, area.y, area.width, area.height, 14), leaves) +
        path(box(360, 400, 320, 150, 14), WHITE) +
        printWithin(520, 496, 270, label || 'File', 60, '#1d2433') +
        hinge(area, 70),
      -4,
    )
  }
  return laid(
    shaded('M220 150L140 110V800L220 840Z', 'across', [
      [0, tone(body, 0.2)],
      [1, tone(body, -0.1)],
    ]) +
      shaded(box(220, 130, 580, 720, 12), 'slant', flat(tone(body, -0.06))) +
      lifted(page({ x: 280, y: 170, width: 480, height: 640 }, 'ruled', '#c9d2e2', 0)) +
      rect(280, 170, 90, 640, accent, { opacity: 0.18 }) +
      printWithin(580, 236, 320, label, 48, inkOn('#ffffff')) +
      cobra,
    -4,
  )
})
