import {
  bar,
  box,
  castShadow,
  down,
  fill,
  inkOn,
  oval,
  pieces,
  printed,
  roundedPath,
  slant,
  steelBar,
  steelFace,
  tube,
} from '../material.ts'
import { circle, type Draw, line, type Paint, path, tone, turned } from '../paint.ts'

const tablet = (inner: string) =>
  turned(
    8,
    castShadow(roundedPath(150, 190, 600, 680, 40), 14, 28, 0.22) +
      box(150, 190, 600, 680, 40, '#2a313c') +
      box(182, 222, 536, 616, 14, slant('#ffffff', '#f3f6fa', '#dfe7f0')) +
      inner,
    450,
    530,
  )

function stylusPen({ body, accent, detail, label, variant }: Paint): string {
  const disc = variant === 'disc'
  return turned(
    -48,
    castShadow('M110 470H900V530H110Z', 20, 40, 0.24) +
      (disc
        ? line('M120 500H220', '#8b95a0', 12) +
          oval(112, 500, 16, 56, '#dfeef5', { opacity: 0.75, stroke: '#7d8fa0', 'stroke-width': 5 })
        : fill('M92 500L190 462V538Z', bar('#f4f6f8')) + fill('M92 500L122 488V512Z', bar(detail))) +
      fill('M186 460H230V540H186L196 500Z', steelBar) +
      box(224, 454, 640, 92, 16, bar(body)) +
      box(300, 458, 70, 26, 12, tone(body, -0.35), { opacity: 0.6 }) +
      box(800, 450, 20, 100, 4, bar(accent)) +
      box(816, 454, 90, 92, 34, bar(tone(body, -0.1))) +
      (disc ? box(690, 436, 190, 20, 10, steelFace) : '') +
      line('M250 470H780', '#ffffff', 8, { opacity: 0.55 }) +
      printed(570, 506, label, 320, 48, inkOn(body)),
  )
}

/**
 * Variants: '' pencil-like for tablets; 'disc' with a clear disc tip. Body = barrel, accent = ring and ink on the
 * tablet.
 */
export const stylus: Draw = (paint) => {
  const scribble = path('M240 700Q300 520 380 620T500 600Q560 560 540 660T660 640', 'none', {
    stroke: paint.accent,
    'stroke-width': 16,
    'stroke-linecap': 'round',
  })
  return (
    tablet(scribble) +
    pieces(
      paint.count,
      () => stylusPen(paint),
      [
        [-30, -110, 0.92],
        [110, 40, 0.92],
      ],
      [
        [-90, -150, 0.84],
        [20, -30, 0.84],
        [130, 90, 0.84],
      ],
    )
  )
}

/**
 * Variants: '' reading pen over a line of a page; body = shell, accent = marked line, detail = screen surround, label
 * = word on screen.
 */
export const scannerPen: Draw = (paint) => {
  const { body, accent, detail, label, count } = paint
  const page = turned(
    -4,
    castShadow('M130 220H760V880H130Z', 10, 22, 0.18) +
      fill('M130 220H760V880H130Z', slant('#ffffff', '#f6f7f9')) +
      box(180, 636, 330, 44, 8, accent, { opacity: 0.55 }) +
      line('M190 300H700M190 360H690M190 420H700M190 480H600M190 600H700M190 720H690M190 780H560', '#c3ccd6', 10) +
      line('M190 660H700', '#3a4452', 10),
  )
  const one = () =>
    turned(
      -42,
      castShadow('M180 420H900V580H180Z', 20, 44, 0.26) +
        fill('M130 470L220 420V580L130 530Z', slant('#39424d', '#10151d')) +
        box(120, 468, 20, 64, 6, '#ff6b6b', { opacity: 0.8 }) +
        box(206, 404, 720, 192, 66, down(tone(body, 0.2), tone(body, 0.42), body, tone(body, -0.32))) +
        box(330, 436, 430, 120, 18, detail) +
        box(344, 450, 402, 92, 10, slant('#20415f', '#102a44')) +
        printed(546, 496, label || 'SCAN', 360, 66, '#c9f2ff') +
        circle(836, 496, 34, tone(body, -0.35)) +
        oval(836, 492, 28, 28, tube(accent)) +
        line('M250 424H860', '#ffffff', 9, { opacity: 0.5 }),
      500,
      500,
    )
  return (
    page +
    pieces(
      count,
      one,
      [
        [-20, -120, 0.8],
        [120, 60, 0.8],
      ],
      [
        [-60, -160, 0.7],
        [40, -30, 0.7],
        [140, 100, 0.7],
      ],
    )
  )
}
