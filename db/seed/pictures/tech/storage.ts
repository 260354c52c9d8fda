import {
  bar,
  box,
  brassFace,
  castShadow,
  clipped,
  down,
  fill,
  glow,
  HEAP,
  inkOn,
  oval,
  pieces,
  placed,
  plastic,
  printed,
  roundedPath,
  slant,
  steelFace,
} from '../material.ts'
import { circle, type Draw, group, line, type Paint, tone, turned } from '../paint.ts'
import { usbA, usbC } from './plugs.ts'

function swivel({ body, accent, detail, label }: Paint): string {
  const cover = 'M360 396H836Q900 400 904 500Q900 600 836 604H360Q340 604 340 584V416Q340 396 360 396Z'
  return (
    castShadow(`${roundedPath(290, 410, 590, 180, 40)}M100 440H300V560H100Z`, 14, 40, 0.24) +
    usbA(304, 500) +
    box(290, 412, 590, 176, 44, bar(body)) +
    line('M320 434H820', '#ffffff', 9, { opacity: 0.5 }) +
    turned(
      -26,
      castShadow(cover, 4, 18, 0.22, 8) +
        fill(cover, steelFace) +
        line('M366 408H830', '#ffffff', 6) +
        printed(560, 500, label || '64 GB', 320, 84, tone(detail, 0.15)),
      836,
      500,
    ) +
    circle(836, 500, 46, '#7d8792') +
    oval(836, 500, 38, 38, glow(tone(accent, 0.5), accent, tone(accent, -0.35))) +
    circle(836, 500, 13, tone(accent, -0.5))
  )
}

function capped({ body, accent, label, variant }: Paint): string {
  const dual = variant === 'dual'
  const shell = dual ? roundedPath(300, 400, 420, 200, 40) : roundedPath(300, 400, 560, 200, 50)
  return (
    castShadow(`${shell}M110 440H310V560H110Z`, 14, 40, 0.24) +
    usbA(310, 500) +
    (dual ? group(usbC(0, 0, 1.1), { transform: 'translate(712 500) scale(-1 1)' }) : '') +
    fill(shell, down(tone(body, 0.1), tone(body, 0.42), body, tone(body, -0.32))) +
    box(300, 400, 40, 200, 18, tone(body, -0.3), { opacity: 0.5 }) +
    (dual
      ? ''
      : oval(806, 500, 26, 26, '#e6ecf0') +
        circle(806, 500, 26, 'none', { stroke: tone(body, -0.35), 'stroke-width': 6 })) +
    box(380, 446, dual ? 300 : 340, 108, 20, accent) +
    printed(dual ? 530 : 550, 500, label || '32 GB', dual ? 250 : 290, 76, inkOn(accent)) +
    (dual
      ? ''
      : castShadow(roundedPath(250, 640, 220, 170, 40), 10, 24, 0.22) +
        box(250, 640, 220, 170, 40, down(tone(body, 0.1), tone(body, 0.42), body, tone(body, -0.32))) +
        box(446, 650, 26, 150, 8, tone(body, -0.45))) +
    circle(352, 500, 10, '#8ff0b0')
  )
}

/** Variants: '' swivel with a steel cover (accent = pivot); 'cap' with its cap off; 'dual' USB-A and USB-C ends. */
export const penDrive: Draw = (paint) => {
  const one = () =>
    paint.variant === '' ? turned(-24, swivel(paint)) : placed(turned(-24, capped(paint)), 16, 0, 1.06)
  return pieces(
    paint.count,
    one,
    [
      [-80, -150, 0.76],
      [50, 150, 0.76],
    ],
    [
      [-60, -250, 0.64],
      [-60, -10, 0.64],
      [-60, 230, 0.64],
    ],
  )
}

const CARD = 'M230 110H620L770 250V860Q770 892 738 892H262Q230 892 230 860V142Q230 110 262 110Z'

function sd({ body, accent, detail, label }: Paint, back: boolean): string {
  const contacts = Array.from({ length: 8 }, (_, at) =>
    box(272 + at * 58, 150 + (at === 7 ? 80 : 0), 42, 150, 8, brassFace),
  ).join('')
  return (
    castShadow(CARD, 14, 26, 0.26) +
    fill(CARD, slant(tone(detail, 0.42), tone(detail, 0.16), detail)) +
    line('M246 130H612L754 258', '#ffffff', 6, { opacity: 0.4 }) +
    (back
      ? contacts
      : box(206, 330, 34, 90, 8, '#e6ecf0') +
        box(214, 336, 30, 44, 8, accent) +
        clipped(CARD, box(270, 300, 460, 540, 24, plastic(body)) + fill('M270 680L730 560V840H270Z', accent)) +
        printed(500, 420, label || '64 GB', 400, 120, inkOn(body)) +
        printed(500, 520, 'SDXC', 240, 56, inkOn(body)) +
        printed(500, 760, 'SD CARD', 320, 62, inkOn(accent)))
  )
}

const micro = ({ body, accent, detail, label }: Paint) => {
  const outline = 'M330 250H600V330Q640 350 640 390V440Q620 450 640 480V750H330Z'
  return (
    castShadow(outline, 10, 20, 0.26) +
    fill(outline, slant(tone(detail, 0.42), tone(detail, 0.16), detail)) +
    box(352, 420, 264, 300, 16, plastic(body)) +
    box(352, 640, 264, 80, 16, accent) +
    printed(484, 520, label || '64 GB', 230, 72, inkOn(body)) +
    printed(484, 680, 'MICRO', 190, 44, inkOn(accent)) +
    Array.from({ length: 5 }, (_, at) => box(352 + at * 48, 268, 34, 60, 6, brassFace)).join('')
  )
}

const microWithAdapter = (paint: Paint) =>
  group(sd({ ...paint, body: tone(paint.detail, 0.3), label: 'ADAPTER' }, false), {
    transform: 'translate(40 0) rotate(-8 500 500) scale(.72)',
  }) + group(micro(paint), { transform: 'translate(190 140) rotate(6 500 500)' })

/** Variants: '' SD card (body = print, accent = corner, detail = shell); 'micro' microSD beside its adapter. */
export const memoryCard: Draw = (paint) => {
  if (paint.variant === 'micro') return pieces(paint.count, () => microWithAdapter(paint), ...HEAP)
  const face = () => turned(-6, sd(paint, false))
  if (paint.count > 1)
    return pieces(
      paint.count,
      face,
      [
        [-150, -60, 0.72, -4],
        [140, 50, 0.72, 8],
      ],
      [
        [-210, -100, 0.6, -8],
        [40, -60, 0.6, 6],
        [-60, 130, 0.6, 0],
      ],
    )
  return (
    group(turned(12, sd(paint, true)), { transform: 'translate(150 30) scale(.86)' }) +
    group(face(), { transform: 'translate(0 70) scale(.88)' })
  )
}
