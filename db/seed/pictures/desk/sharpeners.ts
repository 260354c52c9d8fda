import {
  across,
  bar,
  box,
  castShadow,
  down,
  fill,
  glow,
  inkOn,
  oval,
  pieces,
  plastic,
  printed,
  slant,
  steelBar,
  steelFace,
} from '../material.ts'
import { type Draw, group, line, type Paint, path, tone, turned } from '../paint.ts'

const shaving = (x: number, y: number, turn: number, edge: string) =>
  group(
    path('M0 0Q40 -46 104 -30Q150 -12 150 40Q120 4 84 10Q44 20 40 60Q6 44 0 0Z', '#e9c793') +
      line('M0 0Q40 -46 104 -30Q150 -12 150 40', edge, 8) +
      line('M40 60Q44 20 84 10', '#c69a5e', 4),
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  )

/** A pencil half way into the metal wedge, from the right. */
const pencil = (hex: string) =>
  box(470, 452, 400, 30, 0, tone(hex, 0.28)) +
  box(470, 480, 400, 44, 0, hex) +
  box(470, 520, 400, 30, 0, tone(hex, -0.28)) +
  box(830, 446, 50, 108, 4, steelBar) +
  box(876, 450, 56, 100, 18, bar('#e88a98'))

function wedge({ accent, body, label }: Paint): string {
  const top =
    'M110 330Q104 300 134 300Q320 372 530 318Q556 316 556 344L556 656Q556 684 530 682Q320 628 134 700Q104 700 110 670Z'
  const ridges = (y: number, lean: number) =>
    Array.from({ length: 9 }, (_, at) => line(`M${250 + at * 22} ${y}v${lean}`, '#7d8792', 9)).join('')
  return turned(
    -24,
    castShadow(`${top}M480 450L900 450L900 550L480 550Z`, 14, 44, 0.26) +
      pencil(accent) +
      fill('M112 680Q112 716 136 724Q320 664 530 716Q556 716 556 690L556 650L110 650Z', down('#8a94a0', '#5f6975')) +
      fill(top, steelFace) +
      ridges(352, 30) +
      ridges(622, 30) +
      fill('M160 600L196 404L520 388L520 470L420 560Z', '#505a66') +
      castShadow('M150 520L470 378L516 470L196 612Z', 8, 14, 0.35, 8) +
      fill('M150 520L470 378L516 470L196 612Z', slant('#ffffff', '#d5dbe1', '#b2bbc4')) +
      line('M198 606L512 468', '#ffffff', 7) +
      oval(334, 492, 44, 44, glow(tone(body, 0.4), body, tone(body, -0.3))) +
      line('M308 504L360 480', tone(body, -0.5), 11) +
      printed(440, 616, label, 160, 38, '#505a66') +
      shaving(150, 730, 20, accent) +
      shaving(330, 770, -40, accent),
  )
}

function container({ body, accent, detail, label }: Paint): string {
  const tank = 'M260 470L740 470L716 800Q712 860 650 862L350 862Q288 860 284 800Z'
  return (
    castShadow(tank, 10, 26, 0.2) +
    fill(tank, across('#cfe3ea', '#f7fcfd', '#dcecf1', '#b9d0d9'), { opacity: 0.92 }) +
    shaving(330, 780, 10, accent) +
    shaving(480, 770, -30, accent) +
    shaving(540, 800, 30, accent) +
    fill('M262 500L282 500L306 800Q310 840 340 846Q290 840 284 800Z', '#ffffff', { opacity: 0.8 }) +
    fill(
      'M236 470Q236 140 500 140Q764 140 764 470Q764 500 734 500L266 500Q236 500 236 470Z',
      glow(tone(body, 0.45), body, tone(body, -0.3)),
    ) +
    box(226, 462, 548, 52, 22, plastic(accent)) +
    oval(500, 226, 96, 60, tone(detail, 0.2)) +
    oval(500, 230, 74, 44, detail) +
    oval(500, 236, 46, 26, '#000000') +
    line('M300 400Q310 250 400 190', '#ffffff', 20, { opacity: 0.45 }) +
    printed(500, 386, label, 360, 84, inkOn(body))
  )
}

/** Variants: '' metal wedge with shavings (accent = pencil paint); 'container' with a tank. */
export const sharpener: Draw = (paint) =>
  pieces(
    paint.count,
    () => (paint.variant === 'container' ? container(paint) : wedge(paint)),
    [
      [-150, -130, 0.62],
      [120, 110, 0.62],
    ],
    [
      [150, -210, 0.52],
      [-180, -90, 0.52],
      [40, 180, 0.52],
    ],
  )
