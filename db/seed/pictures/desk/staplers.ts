import {
  box,
  castShadow,
  down,
  fill,
  inkOn,
  oval,
  pieces,
  placed,
  plastic,
  printed,
  steelBar,
  steelFace,
} from '../material.ts'
import { circle, contactShadow, type Draw, line, type Paint, path, rect, tone, turned } from '../paint.ts'
import { openCardBox } from './card-box.ts'

const screw = (cx: number, cy: number, r: number) =>
  oval(cx, cy, r, r, steelFace) + line(`M${cx - r / 2} ${cy - r / 2}L${cx + r / 2} ${cy + r / 2}`, '#6d7783', r / 4)

/** The steel channel under the arm, its front open so that the staples can be seen. */
const magazine = () =>
  box(128, 552, 700, 44, 8, steelBar) +
  rect(128, 590, 690, 10, '#68727e') +
  box(150, 566, 150, 18, 4, '#4c5561') +
  Array.from({ length: 12 }, (_, at) => rect(154 + at * 12, 568, 7, 14, '#f1f4f6')).join('') +
  circle(700, 574, 9, '#66707b')

function deskStapler({ body, accent, detail, label }: Paint): string {
  const arm =
    'M112 520C104 470 132 440 190 430C360 396 560 372 720 378C820 382 884 430 890 520L892 556Q892 572 872 572L136 572Q116 572 114 552Z'
  const grip =
    'M176 438C300 408 430 392 560 382C600 380 600 402 566 406C440 416 310 432 214 456C166 468 140 448 176 438Z'
  return (
    contactShadow(505, 752, 390, 30) +
    fill(
      'M108 724Q104 690 150 686L700 672Q760 668 790 610L884 600L898 724Q900 744 878 744L130 744Q110 744 108 724Z',
      plastic(tone(body, -0.2)),
    ) +
    path('M108 722L898 722Q900 746 878 746L130 746Q110 746 108 722Z', detail) +
    fill('M128 688L330 680L330 692L126 700Z', steelFace) +
    line('M152 692h26M196 690h26', '#77818c', 6) +
    turned(
      7,
      magazine() +
        fill(arm, down(tone(body, 0.35), tone(body, 0.08), body, tone(body, -0.3))) +
        path('M116 540L890 540L892 556Q892 572 872 572L136 572Q116 572 114 552Z', tone(body, -0.36), { opacity: 0.7 }) +
        fill(grip, detail, { opacity: 0.92 }) +
        line('M210 440C330 416 440 402 548 394', '#ffffff', 6, { opacity: 0.3 }) +
        line('M640 394C740 392 812 410 846 452', '#ffffff', 10, { opacity: 0.5 }) +
        fill(
          'M300 470L640 440Q662 440 662 462L662 500Q662 516 642 517L304 532Q286 532 286 516L286 488Q286 472 300 470Z',
          accent,
        ) +
        printed(474, 487, label, 330, 58, inkOn(accent), { transform: 'rotate(-4 474 487)' }),
      830,
      560,
    ) +
    fill('M760 560Q764 520 812 518Q868 518 872 566L884 690L752 690Z', plastic(tone(body, -0.08))) +
    screw(816, 570, 26)
  )
}

function miniStapler({ body, accent, detail, label }: Paint): string {
  return (
    contactShadow(500, 740, 300, 28) +
    fill(
      'M196 716Q192 672 250 668L640 656Q700 650 730 596L806 590Q822 640 816 704Q814 732 784 732L222 732Q198 732 196 716Z',
      plastic(tone(accent, -0.05)),
    ) +
    path('M197 712L816 712Q812 734 784 734L222 734Q198 734 197 712Z', detail) +
    fill('M218 672L372 664L372 676L216 684Z', steelFace) +
    turned(
      9,
      box(214, 540, 520, 42, 8, steelBar) +
        box(232, 552, 110, 16, 4, '#4c5561') +
        Array.from({ length: 9 }, (_, at) => rect(236 + at * 12, 553, 7, 14, '#f1f4f6')).join('') +
        fill(
          'M200 520C186 420 270 360 420 336C600 310 780 340 806 470Q812 520 808 556L214 560Q202 548 200 520Z',
          glowing(body),
        ) +
        path('M202 528L808 528L808 558L214 560Q202 548 202 528Z', tone(body, -0.36), { opacity: 0.6 }) +
        line('M268 420C340 376 430 360 540 356', '#ffffff', 20, { opacity: 0.5 }) +
        printed(500, 462, label, 380, 70, inkOn(body)),
      750,
      560,
    ) +
    fill('M684 560Q690 520 738 520Q790 522 796 570L806 680L676 680Z', plastic(tone(accent, -0.12))) +
    screw(742, 572, 24)
  )
}

const glowing = (hex: string) => down(tone(hex, 0.4), tone(hex, 0.12), hex, tone(hex, -0.26))

function heavyStapler({ body, accent, detail, label }: Paint): string {
  const housing = 'M150 470Q150 430 190 424L700 396Q760 394 790 430L856 540L856 620L150 632Z'
  return (
    contactShadow(505, 792, 400, 30) +
    fill(
      'M96 760Q96 724 132 722L868 712Q900 712 902 744L904 776Q904 790 888 790L112 790Q96 790 96 776Z',
      plastic(tone(detail, 0.14)),
    ) +
    fill('M120 722L420 716L420 730L120 736Z', steelFace) +
    fill('M640 714L676 470L856 470L872 714Z', plastic(tone(body, -0.18))) +
    turned(
      4,
      box(150, 596, 700, 56, 6, steelBar) +
        rect(150, 644, 690, 10, '#68727e') +
        Array.from({ length: 11 }, (_, at) => rect(170 + at * 12, 612, 7, 22, '#fbfcfd')).join('') +
        fill(housing, down(tone(body, 0.28), body, tone(body, -0.28))) +
        path('M150 596L856 584L856 620L150 632Z', tone(body, -0.36), { opacity: 0.6 }) +
        printed(420, 536, label, 400, 74, inkOn(body)),
      780,
      600,
    ) +
    castShadow('M128 360L760 330L800 520L740 520L700 420L128 412Z', 6, 26, 0.2) +
    fill('M700 350L790 330Q820 336 826 380L846 560L760 570Z', plastic(tone(detail, 0.18))) +
    fill(
      'M120 318Q96 330 100 356Q104 384 132 386L740 416Q800 416 812 372Q816 330 770 322L150 310Q134 310 120 318Z',
      plastic(tone(detail, 0.1)),
    ) +
    fill('M120 318Q96 330 100 356Q104 384 132 386L470 402L470 318L150 310Q134 310 120 318Z', plastic(accent)) +
    line('M140 328L460 334', '#ffffff', 10, { opacity: 0.5 }) +
    Array.from({ length: 6 }, (_, at) => line(`M${170 + at * 46} 350l-6 30`, tone(accent, -0.3), 8)).join('') +
    screw(788, 560, 30) +
    screw(768, 372, 20)
  )
}

/** Variants: '' half-strip desk stapler; 'mini' round pocket stapler; 'heavy-duty' with a long lever. */
export const stapler: Draw = (paint) => {
  const draw = paint.variant === 'mini' ? miniStapler : paint.variant === 'heavy-duty' ? heavyStapler : deskStapler
  return pieces(
    paint.count,
    () => placed(draw(paint), 0, -56),
    [
      [-60, -150, 0.74],
      [30, 200, 0.74],
    ],
    [
      [40, -230, 0.62],
      [-20, 40, 0.62],
      [-100, 300, 0.62],
    ],
  )
}

function strip(x: number, y: number, count: number): string {
  const staples = Array.from({ length: count }, (_, at) => {
    const left = x + at * 9
    const top = y - at * 4.4
    return path(`M${left} ${top}l96 42v62l-7 -3v-55l-82 -36v55l-7 -3z`, at % 2 ? '#aeb7c0' : '#dfe4e9', {
      stroke: '#7b8692',
      'stroke-width': 1.4,
    })
  })
  return staples.join('')
}

/** Variants: '' an open box of staple strips with two strips in front; packs show a second box. */
export const staples: Draw = (paint) => {
  const open = openCardBox(paint, strip(318, 408, 20) + strip(428, 446, 24))
  return (
    (paint.count > 1 ? placed(open, 60, -170, 0.86) : '') +
    placed(open, 0, paint.count > 1 ? 40 : -40) +
    castShadow('M120 750L330 650L450 700L240 810Z', 6, 16, 0.25) +
    strip(110, 736, 22) +
    strip(440, 822, 16)
  )
}
