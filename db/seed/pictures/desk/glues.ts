import {
  across,
  box,
  castShadow,
  clipped,
  down,
  fill,
  inkOn,
  oval,
  pieces,
  printed,
  ROW,
  slant,
  tube,
} from '../material.ts'
import { contactShadow, type Draw, line, type Paint, path, tone, turned } from '../paint.ts'

const grooves = (x: number, y: number, width: number, height: number, hex: string) =>
  Array.from({ length: 11 }, (_, at) =>
    line(`M${x + (width / 11) * (at + 0.5)} ${y}v${height}`, tone(hex, -0.3), 4, { opacity: 0.7 }),
  ).join('')

function stick({ body, accent, detail, label }: Paint): string {
  return (
    contactShadow(510, 872, 330, 30) +
    box(626, 560, 206, 312, 26, tube(accent)) +
    grooves(636, 640, 186, 210, accent) +
    oval(729, 566, 103, 26, tone(accent, 0.4)) +
    oval(729, 568, 84, 18, tone(accent, -0.3)) +
    fill(
      'M262 250Q262 190 322 172Q410 130 456 176Q478 200 478 250L478 380L262 380Z',
      across('#dfe3e8', '#ffffff', '#ffffff', '#eef1f4', '#c6ccd4'),
    ) +
    fill('M322 172Q410 130 456 176Q440 206 380 210Q330 206 322 172Z', '#ffffff') +
    box(250, 330, 240, 70, 12, tube('#f1f3f6')) +
    line('M254 356h232', '#b5bdc7', 4) +
    box(232, 390, 276, 400, 14, tube(body)) +
    fill('M232 470h276v240h-276z', across('#d9dde2', '#ffffff', '#ffffff', '#e3e7ec')) +
    fill('M232 470h276v30h-276zM232 690h276v20h-276z', tube(accent)) +
    printed(370, 560, label || 'GLUE', 220, 78, body) +
    printed(370, 640, label ? 'GLUE' : 'STICK', 180, 46, detail) +
    box(222, 786, 296, 88, 18, tube(tone(body, -0.18))) +
    grooves(232, 800, 276, 62, body)
  )
}

/** Variants: '' the stick turned up beside its cap (accent = cap and bands). */
export const glueStick: Draw = (paint) =>
  pieces(
    paint.count,
    () => stick(paint),
    [
      [-200, -20, 0.86],
      [130, 20, 0.86],
    ],
    [
      [140, -150, 0.62],
      [-220, -60, 0.66],
      [30, 120, 0.74],
    ],
  )

const BOTTLE =
  'M410 330Q400 372 350 404Q296 440 296 510L296 840Q296 884 340 886L660 886Q704 884 704 840L704 510Q704 440 650 404Q600 372 590 330Z'

function squeezeBottle({ body, accent, detail, label, variant }: Paint): string {
  const gum = variant === 'clear'
  const shell = gum
    ? across('#c98c2f', '#f6d288', '#fdeabf', '#eab24d', '#b87720')
    : across('#cdd3da', '#ffffff', '#ffffff', '#f0f2f5', '#b8c0c9')
  const nozzle = gum
    ? fill('M424 250L424 186Q440 112 560 140L576 250Z', across('#c95f4d', '#ea8f7c', '#d4725f', '#a34535'))
    : fill('M466 250L484 112Q500 96 516 112L534 250Z', tube(accent)) +
      box(440, 236, 120, 30, 8, tube(tone(accent, -0.1)))
  return (
    contactShadow(506, 884, 270, 30) +
    nozzle +
    fill(BOTTLE, shell, { opacity: gum ? 0.94 : 1 }) +
    (gum
      ? fill(
          'M300 470Q500 500 700 470L704 510L704 840Q704 884 660 886L340 886Q296 884 296 840L296 510Z',
          across('#b87720', '#efba57', '#f4ca74', '#c98c2f', '#a3661a'),
          { opacity: 0.55 },
        )
      : '') +
    box(402, 250, 196, 92, 14, tube(accent)) +
    grooves(412, 262, 176, 68, accent) +
    clipped(
      BOTTLE,
      fill('M280 520Q500 556 720 520L720 780Q500 816 280 780Z', tube(body)) +
        fill('M280 740Q500 776 720 740L720 780Q500 816 280 780Z', tube(accent)),
    ) +
    printed(500, 640, label || 'GLUE', 330, 108, inkOn(body)) +
    printed(500, 726, label ? 'ADHESIVE' : '', 230, 36, inkOn(body)) +
    line('M336 500Q336 440 384 412', '#ffffff', 16, { opacity: 0.8 }) +
    path('M330 800Q500 830 670 800', 'none', { stroke: detail, 'stroke-width': 6, opacity: 0.25 })
  )
}

function glueTube({ body, accent, label }: Paint): string {
  const shell = 'M230 414Q250 396 300 396L820 330L820 670L300 604Q250 604 230 586Z'
  return turned(
    -28,
    castShadow(`${shell}M90 450L240 430L240 570L90 550Z`, 18, 40, 0.24) +
      fill(
        'M84 482Q84 466 108 462L190 446L190 554L108 538Q84 534 84 518Z',
        down(tone(accent, 0.2), accent, tone(accent, -0.3)),
      ) +
      box(180, 424, 64, 152, 16, down(tone(accent, 0.4), accent, tone(accent, -0.36))) +
      Array.from({ length: 6 }, (_, at) => line(`M190 ${442 + at * 23}h44`, tone(accent, -0.3), 5)).join('') +
      fill(shell, down('#c6ced6', '#ffffff', '#eef1f4', '#c9d0d8', '#97a2ad')) +
      clipped(
        shell,
        fill(
          'M340 300H740V700H340Z',
          down(tone(body, -0.05), tone(body, 0.36), body, tone(body, -0.12), tone(body, -0.34)),
        ) + box(700, 300, 40, 400, 0, accent),
      ) +
      box(816, 322, 60, 356, 8, slant('#f4f6f8', '#b8c1ca')) +
      line('M834 336v328M856 336v328', '#8d98a3', 5) +
      line('M270 424L800 362', '#ffffff', 10, { opacity: 0.5 }) +
      printed(520, 500, label || 'GLUE', 320, 100, inkOn(body)),
  )
}

/** Variants: '' white squeeze bottle with a nozzle; 'clear' amber gum with a rubber tip; 'tube' a crimped tube. */
export const glueBottle: Draw = (paint) =>
  pieces(paint.count, () => (paint.variant === 'tube' ? glueTube(paint) : squeezeBottle(paint)), ...ROW)
