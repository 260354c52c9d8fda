import { circle, contactShadow, type Draw, group, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { WHITE } from '../paper/leaf.ts'
import { box, clipped, flat, has, metal, outline, resting, shaded, times } from '../surface.ts'
import { arch, openFile, spineHex } from './open-files.ts'
import { fingerHole, footRail, onSide, type Solid, sideOf, solid, spineLabel, topOf } from './solid.ts'

const FORM: Solid = { x: 190, y: 220, width: 210, height: 620, back: 400, rise: 90 }

/** Stands the files of a pack beside one another. */
function row(count: number, draw: (index: number) => string): string {
  const shown = Math.min(3, count)
  const files = times(shown, (i) => group(resting(draw(i)), { transform: `translate(${i * 214} 0)` }))
  const scale = [1, 1, 0.86, 0.74][shown] ?? 1
  const width = 610 + (shown - 1) * 214
  return group(contactShadow(495 + (shown - 1) * 107, 838, width * 0.52, 30) + files, {
    transform: `translate(${500 - (190 + width / 2) * scale} ${500 - 485 * scale}) scale(${scale})`,
  })
}

const hollow = (form: Solid, hex: string) =>
  path(topOf(form), tone(hex, -0.5)) +
  path(
    outline(
      [form.x + 40, form.y - 6],
      [form.x + 40 + form.back * 0.86, form.y - 6 - form.rise * 0.86],
      [form.x + 190 + form.back * 0.8, form.y - 6 - form.rise * 0.86],
      [form.x + 176, form.y - 6],
    ),
    WHITE,
  ) +
  line(
    times(9, (i) => `M${form.x + 52 + i * 15} ${form.y - 8}l${form.back * 0.84} ${-form.rise * 0.84}`),
    '#cfc9ba',
    2,
  )

/** The grey cloud print of office files. */
const marbling = (hex: string) =>
  times(90, (i) =>
    path(
      `M0 0c${10 + (i % 5) * 5} -16 ${24 + (i % 4) * 5} -10 ${30 + (i % 3) * 6} 4c-12 12 -24 8 -34 -4z`,
      i % 3 ? tone(hex, 0.4) : tone(hex, -0.35),
      { transform: `translate(${(i * 131) % 397} ${(i * 197) % 641}) rotate(${(i * 47) % 180})`, opacity: 0.55 },
    ),
  )

/**
 * Lever arch files: cover in body, spine label's frame in accent, metal in detail when light.
 * Variants: standing (none) · marble (cloud-printed sides, body spine) · open (the arch shows) · assorted.
 */
export const leverArch: Draw = (paint) => {
  if (has(paint.variant, 'open')) return openFile(paint, arch)
  return row(paint.count, (i) => {
    const hex = spineHex(paint, i)
    const sides = has(paint.variant, 'marble') ? '#8d939d' : hex
    return (
      solid(FORM, hex) +
      hollow(FORM, hex) +
      (has(paint.variant, 'marble')
        ? shaded(sideOf(FORM), 'across', [
            [0, tone(sides, -0.1)],
            [1, tone(sides, -0.28)],
          ]) + clipped(sideOf(FORM), onSide(FORM, marbling(sides)))
        : '') +
      onSide(FORM, rect(0, 0, 30, 620, hex) + fingerSlots) +
      spineLabel(226, 290, 138, 290, paint.label || 'Accounts', paint.accent) +
      fingerHole(295, 690, 46) +
      footRail(190, 822, 210)
    )
  })
}

/** Slots in the cover that lock over the rings. */
const fingerSlots = [210, 400].map((y) => rect(336, y, 34, 16, '#0d1017', { rx: 8, opacity: 0.6 })).join('')

/**
 * Box files: cloth in body, spine label's frame in accent, catch and ring in detail's metal.
 * Variants: standing (none) · open (lid up, spring clip shows) · foolscap (taller) · assorted.
 */
export const boxFile: Draw = (paint) => {
  if (has(paint.variant, 'open')) return openBoxFile(paint)
  const form = has(paint.variant, 'foolscap') ? { ...FORM, y: 160, height: 680 } : FORM
  return row(paint.count, (i) => {
    const hex = spineHex(paint, i)
    const catchPlate = shaded(box(316, 250, 70, 90, 10), 'across', metal('#c9ced6')) + circle(351, 295, 16, '#5d636e')
    return (
      solid(form, hex) +
      line(`M${form.x + 22} ${form.y - 5}L${form.x + 22 + form.back} ${form.y - form.rise - 5}`, tone(hex, -0.5), 5) +
      onSide(
        form,
        path(box(22, 22, 356, form.height - 44, 8), 'none', {
          stroke: tone(hex, -0.55),
          'stroke-width': 4,
          opacity: 0.6,
        }) + catchPlate,
      ) +
      spineLabel(228, form.y + 60, 134, 320, paint.label || 'Box file', paint.accent) +
      fingerHole(295, form.y + 470, 44, '#d0a94e') +
      line(`M${form.x + 14} ${form.y + 30}V${form.y + form.height - 30}`, '#ffffff', 5, { opacity: 0.18 })
    )
  })
}

const springClip =
  shaded(box(300, 420, 400, 40, 18), 'down', metal('#b9c0cb')) +
  shaded(box(440, 380, 120, 120, 14), 'down', metal('#aab2bf')) +
  circle(500, 440, 18, '#5d636e')

function openBoxFile({ body, accent, label }: Paint): string {
  return (
    contactShadow(500, 850, 400, 26) +
    resting(
      shaded(outline([170, 400], [830, 400], [800, 130], [200, 130]), 'down', [
        [0, tone(body, 0.25)],
        [1, tone(body, -0.1)],
      ]) +
        path(outline([206, 384], [794, 384], [772, 152], [228, 152]), tone(accent, 0.75)) +
        printWithin(500, 290, 420, label, 60, tone(body, -0.1)) +
        path(outline([170, 400], [830, 400], [880, 720], [120, 720]), tone(body, -0.5)) +
        path(outline([214, 420], [786, 420], [828, 706], [172, 706]), WHITE) +
        times(4, (i) => line(`M${250 - i * 12} ${520 + i * 44}H${750 + i * 12}`, '#c9d2e2', 6)) +
        shaded(outline([120, 720], [880, 720], [870, 850], [130, 850]), 'slant', flat(body)),
    ) +
    resting(springClip) +
    fingerHole(500, 786, 34, '#d0a94e')
  )
}
