import { contactShadow, type Draw, group, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { box, flat, has, lifted, outline, plastic, resting, shaded, times } from '../surface.ts'
import { frontOf, onSide, type Solid, sideOf, solid } from './solid.ts'

const MAGAZINES = ['#d9342b', '#3aa6e0', '#f6c11c', '#6c3fb2']

const handHole = (cx: number, cy: number, hex: string) =>
  rect(cx - 64, cy - 22, 128, 44, tone(hex, -0.6), { rx: 22 }) +
  line(`M${cx - 52} ${cy + 24}H${cx + 52}`, '#ffffff', 4, { opacity: 0.35 })

function archiveBox({ body, accent, detail, label }: Paint): string {
  const base: Solid = { x: 150, y: 360, width: 500, height: 480, back: 210, rise: 100 }
  const lid: Solid = { x: 136, y: 290, width: 528, height: 110, back: 222, rise: 106 }
  return (
    solid(base, body) +
    onSide(base, handHole(105, 180, body)) +
    solid(lid, accent) +
    path(box(262, 520, 276, 190, 8), '#fffdf6') +
    path(box(272, 530, 256, 170, 4), 'none', { stroke: detail, 'stroke-width': 4 }) +
    printWithin(400, 600, 220, label || 'Archive', 52, '#1d2433') +
    line('M300 640H500M300 672H460', '#9aa0ac', 5) +
    handHole(400, 450, body)
  )
}

function clearBox({ body, accent, label }: Paint): string {
  const base: Solid = { x: 150, y: 400, width: 500, height: 430, back: 210, rise: 100 }
  const lid: Solid = { x: 130, y: 350, width: 540, height: 60, back: 224, rise: 108 }
  const contents = times(
    4,
    (i) =>
      rect(190 + i * 108, 520 - (i % 2) * 50, 96, 290 + (i % 2) * 50, MAGAZINES[i] ?? body, { rx: 6, opacity: 0.75 }) +
      rect(206 + i * 108, 560, 64, 90, '#ffffff', { opacity: 0.6, rx: 4 }),
  )
  const clip = (x: number) => lifted(shaded(box(x, 380, 70, 110, 14), 'across', plastic(accent)))
  return (
    path(sideOf(base), tone(body, 0.2), { opacity: 0.5 }) +
    path(frontOf(base), '#ffffff', { opacity: 0.4 }) +
    contents +
    shaded(frontOf(base), 'slant', [
      [0, '#ffffff', 0.55],
      [0.4, tone(body, 0.5), 0.25],
      [1, tone(body, 0.1), 0.4],
    ]) +
    line('M150 830H650V420M650 830L860 730V330', tone(body, -0.1), 8, { opacity: 0.6 }) +
    path(outline([190, 800], [330, 440], [390, 440], [250, 800]), '#ffffff', { opacity: 0.35 }) +
    solid(lid, body) +
    clip(220) +
    clip(500) +
    printWithin(400, 770, 360, label, 56, '#1d2433')
  )
}

function drawers({ body, accent, detail, label }: Paint): string {
  const form: Solid = { x: 160, y: 260, width: 500, height: 580, back: 190, rise: 90 }
  const drawer = (i: number) => {
    const y = 290 + i * 182
    const pulled = i === 1 ? 22 : 0
    return (
      path(box(190, y, 440, 154, 8), tone(body, -0.5)) +
      resting(shaded(box(186 - pulled, y + pulled * 0.5, 440, 154, 10), 'slant', flat(accent))) +
      path(box(336 - pulled, y + 30 + pulled * 0.5, 140, 44, 6), '#fffdf6') +
      (i === 0 ? printWithin(406, y + 62, 120, label || 'Files', 32, '#1d2433') : '') +
      rect(356 - pulled, y + 98 + pulled * 0.5, 100, 26, detail, { rx: 13 })
    )
  }
  return solid(form, body) + times(3, drawer)
}

/**
 * Storage boxes: box in body, lid, clips or drawers in accent, label frame or handles in detail.
 * Variants: archive board (none) · clear (plastic with clips) · drawer (three drawers).
 */
export const storageBox: Draw = (paint) => {
  const build = has(paint.variant, 'clear') ? clearBox : has(paint.variant, 'drawer') ? drawers : archiveBox
  const one = contactShadow(500, 838, 380, 28) + resting(build(paint))
  if (paint.count === 1) return one
  return (
    group(one, { transform: 'translate(250 -20) scale(.62)' }) +
    group(one, { transform: 'translate(70 270) scale(.72)' })
  )
}
