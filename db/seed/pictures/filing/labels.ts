import { circle, contactShadow, type Draw, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { laid } from '../paper/leaf.ts'
import { box, has, inkOn, lifted, resting, shaded, times } from '../surface.ts'
import { hue } from './hues.ts'

const labelSheet = (inner: string) =>
  shaded(box(220, 120, 560, 760, 8), 'slant', [
    [0, '#f4f1e6'],
    [1, '#e2dccb'],
  ]) + inner

const peeling = (x: number, y: number, width: number, height: number, hex: string) =>
  path(`M${x} ${y}H${x + width}V${y + height}H${x + 60}L${x} ${y + height - 60}Z`, hex) +
  lifted(
    path(
      `M${x} ${y + height - 60}L${x + 60} ${y + height}Q${x + 70} ${y + height - 60} ${x + 64} ${y + height - 74}Q${x + 40} ${y + height - 66} ${x} ${y + height - 60}Z`,
      tone(hex, -0.12),
    ),
  )

function nameLabels({ body, accent, label }: Paint): string {
  return times(8, (i) => {
    const [x, y] = [244 + (i % 2) * 262, 148 + Math.floor(i / 2) * 180]
    const hex = i % 2 ? accent : body
    return (
      path(box(x, y, 250, 164, 18), '#ffffff') +
      path(`M${x} ${y + 18}a18 18 0 0 1 18 -18H${x + 232}a18 18 0 0 1 18 18V${y + 48}H${x}Z`, hex) +
      printWithin(x + 125, y + 38, 180, label || 'Name', 32, inkOn(hex)) +
      line(`M${x + 24} ${y + 86}h150M${x + 24} ${y + 118}h150M${x + 24} ${y + 146}h100`, '#9aa0ac', 5) +
      circle(x + 212, y + 110, 24, tone(hex, 0.45))
    )
  })
}

function roll({ body, accent, label, variant }: Paint): string {
  const tag = (x: number) =>
    path(box(x, 640, 190, 130, 12), has(variant, 'price') ? accent : '#ffffff') +
    printWithin(
      x + 95,
      730,
      150,
      label || (has(variant, 'price') ? '₹ 40' : 'Fragile'),
      46,
      has(variant, 'price') ? inkOn(accent) : body,
    )
  return (
    contactShadow(450, 800, 380, 24) +
    resting(
      shaded('M430 210C250 210 130 350 130 520C130 690 260 800 430 800H880V610H430Z', 'slant', [
        [0, '#fbf8f0'],
        [1, '#ddd6c5'],
      ]) +
        shaded('M130 500a300 300 0 1 0 600 0a300 300 0 1 0 -600 0z', 'slant', [
          [0, '#fffdf6'],
          [1, '#d3ccba'],
        ]) +
        [250, 205, 160].map((r) => circle(430, 500, r, 'none', { stroke: '#cbc3b0', 'stroke-width': 4 })).join('') +
        circle(430, 500, 112, '#b98a55') +
        circle(430, 500, 84, '#6b4a2a'),
    ) +
    path('M430 800H880V616H650C600 720 520 790 430 800Z', '#f2ecdd') +
    tag(668) +
    rect(862, 640, 18, 130, has(variant, 'price') ? accent : '#ffffff')
  )
}

/**
 * Labels: print in body, second hue in accent, third in detail.
 * Variants: address sheet (none) · name (school labels) · round (dots) · roll · price (roll of price tags).
 */
export const labels: Draw = (paint) => {
  const { body, accent, detail, label, variant } = paint
  if (has(variant, 'roll') || has(variant, 'price')) return roll(paint)
  const behind = laid(labelSheet(''), 5)
  if (has(variant, 'name')) return behind + laid(labelSheet(nameLabels(paint)), -4)
  if (has(variant, 'round')) {
    const dots = times(35, (i) => {
      const hex = [body, accent, detail, hue(3), hue(4)][i % 5] ?? body
      return (
        circle(276 + (i % 5) * 112, 176 + Math.floor(i / 5) * 108, 44, hex) +
        circle(262 + (i % 5) * 112, 162 + Math.floor(i / 5) * 108, 10, '#ffffff', { opacity: 0.4 })
      )
    })
    return behind + laid(labelSheet(dots), -4)
  }
  const rows = times(13, (i) => {
    const [x, y] = [240 + (i % 2) * 266, 140 + Math.floor(i / 2) * 104]
    return (
      path(box(x, y, 254, 92, 12), '#ffffff') +
      rect(x + 20, y + 20, 8, 52, i % 2 ? accent : body, { rx: 4 }) +
      line(`M${x + 46} ${y + 30}h150M${x + 46} ${y + 52}h170M${x + 46} ${y + 72}h110`, '#a9b0bc', 6)
    )
  })
  return (
    behind +
    laid(labelSheet(rows + peeling(506, 764, 254, 92, body)) + printWithin(640, 826, 170, label, 40, inkOn(body)), -4)
  )
}
