import {
  across,
  box,
  brassFace,
  castShadow,
  clipped,
  down,
  fill,
  HEAP,
  oval,
  pieces,
  placed,
  printed,
  slant,
  steelBar,
  steelFace,
  steelTube,
} from '../material.ts'
import { circle, type Draw, group, line, type Paint, path, tone, turned } from '../paint.ts'

import { protractor, setSquare, straightEdge } from './rulers.ts'

function compassTool({ body, accent, detail, variant }: Paint): string {
  const wheel = variant === 'pro'
  const leg = 'M470 250L506 250L500 700L484 700Z'
  const bridge = wheel
    ? line('M300 560H680', '#8b95a0', 14, { 'stroke-dasharray': '5 6', 'stroke-linecap': 'butt' }) +
      line('M300 560H680', '#c8d0d7', 6)
    : ''
  return (
    line('M218 842A560 560 0 0 0 790 826', tone(detail, 0.2), 6, { 'stroke-dasharray': '2 14' }) +
    castShadow('M480 220L510 220L730 800L690 800L490 330L310 860L270 860Z', 16, 24, 0.22) +
    turned(
      19,
      fill(leg, steelTube) + fill('M486 700L498 700L493 880Z', '#5f6a75') + box(470, 640, 44, 74, 8, steelTube),
      490,
      230,
    ) +
    turned(
      -20,
      fill(leg, steelTube) +
        box(462, 620, 60, 96, 10, plasticLeg(body)) +
        box(520, 650, 30, 32, 8, steelFace) +
        fill('M470 560H514V800H470Z', across(tone(accent, 0.35), accent, tone(accent, -0.3))) +
        fill('M470 800H514L492 872Z', '#e9c793') +
        fill('M483 842H501L492 872Z', detail) +
        box(462, 630, 60, 60, 10, plasticLeg(body)),
      490,
      230,
    ) +
    bridge +
    (wheel ? oval(490, 560, 44, 44, brassFace) + circle(490, 560, 14, '#8a6a24') : '') +
    fill(
      'M420 210Q420 180 450 180H530Q560 180 560 210V300Q560 350 490 356Q420 350 420 300Z',
      across(tone(body, 0.1), tone(body, 0.38), body, tone(body, -0.34)),
    ) +
    box(466, 96, 48, 96, 12, steelTube) +
    line('M470 116h40M470 134h40M470 152h40', '#7b8692', 4) +
    oval(490, 268, 32, 32, steelFace) +
    line('M472 286L508 250', '#5d6772', 7)
  )
}

const plasticLeg = (hex: string) => across(tone(hex, 0.3), hex, tone(hex, -0.3))

/** Variants: '' school compass with a pencil (accent = pencil); 'pro' with a brass wheel. */
export const compass: Draw = (paint) => pieces(paint.count, () => compassTool(paint), ...HEAP)

function openTin(paint: Paint): string {
  const { body, accent, label } = paint
  const tray = 'M120 500H880L916 826Q918 860 884 860H116Q82 860 84 826Z'
  const lid = 'M176 120H824Q850 120 852 146L884 480H116L148 146Q150 120 176 120Z'
  return (
    castShadow(tray, 6, 30, 0.24) +
    fill(lid, slant(tone(body, 0.2), body, tone(body, -0.3))) +
    fill('M196 146H804Q822 146 824 162L848 452H152L176 162Q178 146 196 146Z', down('#c7d0d8', '#eef1f4', '#d5dce2')) +
    fill('M230 190H770L782 400H218Z', accent) +
    printed(500, 296, label || 'GEOMETRY', 480, 84, '#1d2433') +
    box(300, 474, 90, 34, 8, steelFace) +
    box(610, 474, 90, 34, 8, steelFace) +
    fill(tray, down(tone(body, -0.1), tone(body, -0.35))) +
    fill('M148 524H852L882 806Q884 828 862 828H138Q116 828 118 806Z', down('#aab4be', '#e4e9ed', '#f5f7f8')) +
    clipped(
      'M148 524H852L882 806Q884 828 862 828H138Q116 828 118 806Z',
      group(protractor(130, accent), { transform: 'translate(716 682)' }) +
        group(setSquare(230, 200, body), { transform: 'translate(420 536) scale(.8)' }) +
        placed(compassTool(paint), -190, 130, 0.4, 80) +
        group(straightEdge({ ...paint, label: '', variant: '' }), {
          transform: 'translate(500 766) scale(.78 .52) translate(-500 -500)',
        }),
    )
  )
}

function closedTin({ body, accent, label }: Paint): string {
  const outline = 'M120 290H880Q916 290 916 326V674Q916 710 880 710H120Q84 710 84 674V326Q84 290 120 290Z'
  return turned(
    -10,
    castShadow(outline, 12, 40, 0.28) +
      fill('M84 640H916V700Q916 744 872 744H128Q84 744 84 700Z', down('#aab4be', '#717c88')) +
      fill(outline, slant(tone(body, 0.3), body, tone(body, -0.25))) +
      path('M112 310H888Q898 310 898 326V672Q898 692 880 692H120Q102 692 102 672V326Q102 310 112 310Z', 'none', {
        stroke: '#ffffff',
        'stroke-width': 5,
        opacity: 0.45,
      }) +
      circle(250, 500, 128, accent) +
      line('M250 500m-96 0a96 96 0 0 1 192 0zM250 500V404M250 500L318 432M250 500L182 432', tone(accent, -0.5), 8) +
      printed(620, 470, label || 'GEOMETRY', 440, 100, '#ffffff') +
      printed(620, 570, 'BOX', 300, 60, tone(accent, 0.3)) +
      box(452, 700, 96, 34, 8, steelBar),
  )
}

/** Variants: '' open tin with its instruments; 'closed' tin with a printed lid. */
export const geometryBox: Draw = (paint) =>
  pieces(
    paint.count,
    () => (paint.variant === 'closed' ? placed(closedTin(paint), -6, 0, 0.94) : openTin(paint)),
    ...HEAP,
  )
