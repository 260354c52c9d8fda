import {
  across,
  box,
  castShadow,
  down,
  fill,
  inkOn,
  oval,
  pieces,
  plastic,
  printed,
  steelBar,
  steelFace,
  steelTube,
} from '../material.ts'
import { circle, contactShadow, type Draw, line, type Paint, path, tone, turned } from '../paint.ts'

const confetti = (dots: [number, number][]) =>
  dots
    .map(([cx, cy]) => oval(cx + 3, cy + 5, 17, 9, '#1d2433', { opacity: 0.15 }) + oval(cx, cy, 17, 9, '#ffffff'))
    .join('')

function twoHole({ body, accent, detail, label }: Paint): string {
  const barrel = (x: number) =>
    box(x - 34, 500, 68, 150, 10, steelTube) +
    box(x - 46, 596, 92, 40, 8, steelBar) +
    box(x - 20, 636, 40, 34, 4, across('#5b6571', '#aeb7c0', '#4b545f'))
  return (
    contactShadow(505, 772, 400, 34) +
    fill('M150 690L214 610L786 610L850 690Z', tone(detail, 0.28)) +
    fill('M150 690L850 690L850 742Q850 764 828 764L172 764Q150 764 150 742Z', down(tone(detail, 0.3), detail)) +
    box(560, 712, 350, 26, 6, steelFace) +
    Array.from({ length: 12 }, (_, at) => line(`M${640 + at * 21} 714v${at % 3 ? 8 : 14}`, '#5c6672', 3)).join('') +
    box(888, 704, 26, 42, 8, plastic(accent)) +
    fill('M250 480L750 480L770 620L230 620Z', down(tone(detail, 0.05), tone(detail, 0.3))) +
    barrel(340) +
    barrel(660) +
    castShadow('M170 300Q500 220 830 300L858 500Q500 560 142 500Z', 0, 30, 0.26) +
    fill(
      'M196 296Q196 262 236 254Q500 206 764 254Q804 262 804 296L856 480Q862 520 820 528Q500 580 180 528Q138 520 144 480Z',
      down(tone(body, 0.42), tone(body, 0.1), body, tone(body, -0.28)),
    ) +
    path('M146 478Q500 540 854 478Q864 520 820 528Q500 580 180 528Q136 520 146 478Z', tone(body, -0.34), {
      opacity: 0.7,
    }) +
    line('M244 276Q500 232 756 276', '#ffffff', 14, { opacity: 0.55 }) +
    fill('M300 350Q500 318 700 350L714 430Q500 460 286 430Z', plastic(accent)) +
    printed(500, 390, label, 340, 72, inkOn(accent)) +
    confetti([
      [252, 812],
      [330, 836],
      [420, 812],
      [196, 850],
    ])
  )
}

function plier({ body, accent, label }: Paint): string {
  const upper =
    'M300 470Q300 400 372 394L470 404Q560 380 660 360L850 322Q898 318 902 352Q904 382 868 392L680 440Q560 474 500 540L400 556Z'
  const lower =
    'M284 566L420 470L500 470Q590 560 690 602L862 672Q896 690 884 720Q870 748 830 738L640 694Q520 664 440 624L330 630Q288 620 284 566Z'
  const frame =
    'M120 470Q120 446 150 444L330 420L470 440L470 556L330 590L150 580Q120 578 120 552L120 540L300 520L300 500L120 490Z'
  return turned(
    -12,
    castShadow(`${upper}${lower}`, 14, 30, 0.22) +
      fill(lower, plastic(tone(body, -0.15))) +
      fill(frame, steelFace) +
      line('M126 492L296 504M126 538L296 522', '#6d7783', 5) +
      box(150, 392, 62, 60, 12, steelTube) +
      box(162, 484, 38, 16, 3, '#5b6571') +
      fill(upper, plastic(body)) +
      line('M400 416Q600 392 848 344', '#ffffff', 12, { opacity: 0.5 }) +
      line('M560 640Q700 688 830 716', '#ffffff', 8, { opacity: 0.25 }) +
      fill('M612 398Q700 372 820 350Q838 350 836 364Q832 376 816 380Q700 406 634 432Q604 436 612 398Z', accent) +
      oval(410, 506, 40, 40, steelFace) +
      circle(410, 506, 16, '#7b8692') +
      printed(728, 386, label, 150, 40, inkOn(accent), { transform: 'rotate(-12 728 386)' }) +
      confetti([
        [180, 700],
        [250, 744],
        [330, 712],
      ]),
  )
}

/** Variants: '' two-hole desk punch with a paper guide; 'single' one-hole plier punch. */
export const punch: Draw = (paint) =>
  pieces(
    paint.count,
    () => (paint.variant === 'single' ? plier(paint) : twoHole(paint)),
    [
      [-120, -180, 0.64],
      [60, 150, 0.64],
    ],
    [
      [130, -220, 0.56],
      [-160, -60, 0.56],
      [10, 200, 0.56],
    ],
  )
