import {
  across,
  box,
  castShadow,
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
  ROW,
  roundedPath,
  slant,
  steelBar,
  steelFace,
  tube,
} from '../material.ts'
import { circle, contactShadow, type Draw, line, type Paint, tone, turned } from '../paint.ts'

const beam = (d: string) => fill(d, down('#fff3b8c8', '#fff3b800'))

function armLamp({ body, accent, detail, label }: Paint): string {
  const arm = (d: string) =>
    line(d, tone(body, -0.4), 34) + line(d, body, 26) + line(d, tone(body, 0.5), 7, { transform: 'translate(-5 -4)' })
  const joint = (cx: number, cy: number) => oval(cx, cy, 34, 34, steelFace) + circle(cx, cy, 13, '#5d6772')
  return (
    beam('M180 470L420 410L560 850H90Z') +
    contactShadow(620, 858, 250, 30) +
    arm('M660 800L760 480') +
    arm('M760 480L470 240') +
    oval(640, 838, 210, 44, tone(body, -0.4)) +
    fill(
      'M430 820Q440 770 640 768Q840 770 850 820V836Q840 872 640 876Q440 872 430 836Z',
      across(tone(body, 0.2), tone(body, 0.42), body, tone(body, -0.3)),
    ) +
    oval(640, 812, 196, 34, slant(tone(body, 0.45), body)) +
    box(628, 760, 64, 60, 16, tube(detail)) +
    joint(760, 480) +
    joint(470, 250) +
    turned(
      -14,
      oval(300, 440, 156, 46, '#fff7d2') +
        fill(
          'M144 440Q150 250 250 190H350Q450 250 456 440Q380 480 300 482Q220 480 144 440Z',
          across(tone(body, 0.15), tone(body, 0.45), body, tone(body, -0.34)),
        ) +
        oval(300, 444, 150, 36, '#fffdf0') +
        oval(300, 440, 62, 20, '#ffe890') +
        box(250, 140, 100, 66, 20, tube(accent)) +
        line('M186 410Q196 290 256 230', '#ffffff', 14, { opacity: 0.55 }),
      300,
      340,
    ) +
    printed(640, 850, label, 260, 34, inkOn(body))
  )
}

function goose({ body, accent, detail, label }: Paint): string {
  const neck = 'M620 780V420Q620 200 440 200Q340 200 320 290'
  return (
    beam('M170 350H470L600 850H60Z') +
    contactShadow(620, 866, 240, 28) +
    line(neck, tone(detail, -0.2), 40) +
    line(neck, tone(detail, 0.35), 32, { 'stroke-dasharray': '10 6', 'stroke-linecap': 'butt' }) +
    line(neck, '#ffffff', 7, { opacity: 0.4, transform: 'translate(-8 -4)' }) +
    box(150, 276, 340, 74, 36, down(tone(body, 0.45), body, tone(body, -0.3))) +
    box(176, 338, 288, 18, 9, '#fff7c9') +
    box(430, 770, 380, 96, 40, slant(tone(body, 0.4), body, tone(body, -0.28))) +
    [510, 590, 670].map((x, at) => circle(x, 814, 24, at === 1 ? accent : tone(body, -0.35))).join('') +
    line('M590 802v24M578 814h24', inkOn(accent), 6) +
    printed(742, 814, label, 90, 30, inkOn(body))
  )
}

/**
 * Variants: '' jointed arm with a cone shade; 'gooseneck' LED bar on a touch base. Body = lamp, accent = cap or
 * button.
 */
export const deskLamp: Draw = (paint) =>
  pieces(paint.count, () => (paint.variant === 'gooseneck' ? goose(paint) : armLamp(paint)), ...ROW)

const RAINBOW = ['#ff6b6b', '#ffb347', '#ffe66d', '#6ee7a0', '#5cc8ff', '#c792ff']

/**
 * Variants: '' green ink; 'colour' rainbow ink. Body = rim, accent = erase button and stylus; the label is written on
 * it.
 */
export const writingPad: Draw = (paint) => {
  const { body, accent, label, variant, count } = paint
  const ink = (at: number) => (variant === 'colour' ? (RAINBOW[at % RAINBOW.length] ?? '#9df5a4') : '#9df5a4')
  const outline = roundedPath(170, 100, 600, 800, 50)
  const one = () =>
    turned(
      -6,
      castShadow(outline, 14, 30, 0.26) +
        fill(outline, slant(tone(body, 0.32), body, tone(body, -0.22))) +
        box(206, 140, 528, 640, 20, slant('#222a33', '#12171d', '#0c1014')) +
        fill('M206 160Q206 140 226 140H460L300 780H226Q206 780 206 760Z', '#ffffff', { opacity: 0.06 }) +
        printed(470, 260, label || 'HELLO', 420, 120, ink(4)) +
        line('M270 340Q400 320 660 336', ink(1), 10) +
        line('M300 620a90 90 0 1 1 180 0a90 90 0 1 1 -180 0M356 600v6M424 600v6M350 646Q390 684 430 646', ink(2), 11) +
        line('M390 500v-40M490 560l34 -26M290 560l-34 -26M510 640h40M520 700l30 20', ink(0), 10) +
        line('M590 700V560l50 -40l50 40v140zM625 700v-60h30v60', ink(3), 10) +
        oval(470, 838, 46, 30, slant(tone(accent, 0.35), accent, tone(accent, -0.25))) +
        line('M452 838h36', inkOn(accent), 7),
    ) +
    turned(
      10,
      castShadow(roundedPath(812, 260, 46, 520, 20), 10, 18, 0.2, 8) +
        box(812, 260, 46, 470, 20, tube(accent)) +
        fill('M816 726H854L840 796H830Z', tube(tone(accent, -0.35))) +
        box(850, 280, 12, 120, 6, tone(accent, -0.3)),
      830,
      520,
    )
  return pieces(count, () => placed(one(), -10, -16, 0.97), ...HEAP)
}

/** An open laptop lying on the tilted plate of its stand. */
const laptop = () =>
  fill('M150 530L500 652L846 470L490 348Z', slant('#f4f6f8', '#c3cbd3', '#a4aeb8')) +
  fill('M150 530L500 652V672L150 550ZM500 652L846 470V490L500 672Z', '#7d8792') +
  fill('M256 504L530 600L770 474L500 382Z', '#39424d') +
  line('M300 500L554 588M346 476L602 564M392 452L650 540M438 428L698 514', '#5d6772', 6) +
  fill('M490 348L516 96Q518 84 530 88L872 204Q884 208 882 222L846 470Z', '#2a313c') +
  fill('M512 336L536 114L862 224L830 446Z', slant('#9cc4f0', '#4a7cc4', '#28498a')) +
  fill('M518 300Q620 240 700 320T850 310L830 446L512 336Z', '#ffffff', { opacity: 0.2 })

/** Variants: '' aluminium (or any body colour); 'wood' plywood. Accent = front stops; a laptop stands on it. */
export const laptopStand: Draw = (paint) => {
  const { body, accent, label, variant, count } = paint
  const hex = variant === 'wood' ? '#d3a05c' : body
  const face = slant(tone(hex, 0.5), tone(hex, 0.12), tone(hex, -0.1))
  const one = () =>
    castShadow('M130 800L480 914L880 740L500 640Z', 4, 14, 0.26) +
    fill('M120 780L480 900L870 716L510 596Z', face) +
    fill('M120 780L480 900V926L120 806ZM480 900L870 716V742L480 926Z', tone(hex, -0.35)) +
    fill('M420 620L800 740L740 560L380 440Z', slant(tone(hex, -0.1), tone(hex, -0.45))) +
    fill('M800 742L870 712L760 520L690 560Z', tone(hex, -0.3)) +
    castShadow('M110 560L490 700L880 490L500 360Z', 0, 40, 0.3) +
    fill('M104 552L492 688L890 482L500 346Z', face) +
    fill('M104 552L492 688V714L104 578ZM492 688L890 482V508L492 714Z', tone(hex, -0.32)) +
    laptop() +
    [
      [186, 560],
      [410, 638],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(`M${x} ${y - 34}l70 25v60l-70 -25z`, plastic(accent)) +
          line(`M${x + 4} ${y - 30}l62 22`, '#ffffff', 5, { opacity: 0.5 }),
      )
      .join('') +
    printed(0, 0, label || 'LIKHO', 200, 54, variant === 'wood' ? '#4a3418' : inkOn(body), {
      transform: 'matrix(.95 .32 -.2 .9 320 806)',
    })
  return pieces(count, one, ...HEAP)
}

/** Variants: '' camera on a folding clip (body = shell, accent = light ring, detail = lens surround). */
export const webcam: Draw = (paint) => {
  const { body, accent, detail, label, count } = paint
  const shell = roundedPath(150, 260, 700, 260, 120)
  const one = () =>
    contactShadow(505, 850, 300, 28) +
    line('M500 500V640', tone(detail, 0.3), 70) +
    fill(
      'M300 640H700Q730 640 740 670L780 800Q790 850 740 852H260Q210 850 220 800L260 670Q270 640 300 640Z',
      slant(tone(detail, 0.42), tone(detail, 0.16), detail),
    ) +
    box(250, 800, 500, 22, 11, '#10151d', { opacity: 0.5 }) +
    box(440, 610, 120, 50, 20, steelBar) +
    castShadow(shell, 6, 24, 0.22) +
    fill(shell, slant(tone(body, 0.4), body, tone(body, -0.3))) +
    line('M210 320Q260 282 380 280', '#ffffff', 12, { opacity: 0.5 }) +
    circle(500, 390, 154, tone(detail, -0.1)) +
    circle(500, 390, 140, accent, { opacity: 0.9 }) +
    circle(500, 390, 122, '#10151d') +
    oval(500, 390, 96, 96, glow('#6f86b8', '#27345c', '#0b1020')) +
    circle(500, 390, 46, '#05070c') +
    oval(464, 350, 30, 22, '#ffffff', { opacity: 0.75 }) +
    circle(540, 430, 12, '#8fa9e8', { opacity: 0.7 }) +
    circle(716, 390, 16, '#6ee7a0') +
    [0, 1, 2].map((at) => line(`M${238 + at * 22} 372v36`, tone(body, -0.5), 8)).join('') +
    printed(500, 742, label || '1080P', 280, 64, '#ffffff')
  return pieces(count, one, ...HEAP)
}
