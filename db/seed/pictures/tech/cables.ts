import {
  bar,
  box,
  castShadow,
  down,
  fill,
  HEAP,
  inkOn,
  pieces,
  printed,
  roundedPath,
  slant,
  steelBar,
} from '../material.ts'
import { circle, type Draw, group, line, tone, turned } from '../paint.ts'
import { usbA, usbC } from './plugs.ts'

/** A round cord: shade, colour and a light line; braided cords show their weave. */
function cord(d: string, hex: string, width: number, braided = false): string {
  return (
    line(d, '#1d2433', width, { opacity: 0.15, transform: 'translate(10 16)' }) +
    line(d, tone(hex, -0.4), width) +
    line(d, hex, width * 0.78) +
    (braided
      ? line(d, tone(hex, 0.45), width * 0.5, { 'stroke-dasharray': '4 9', 'stroke-linecap': 'butt' })
      : line(d, tone(hex, 0.45), width * 0.2, { transform: `translate(${-width * 0.14} ${-width * 0.16})` }))
  )
}

const hdmiPlug = () =>
  fill('M-160 -62H10V62H-130L-160 34Z', steelBar) + fill('M-152 -40H-120V30H-140L-152 18Z', '#39424d')
const microPlug = () => fill('M-110 -40H10V40H-110L-120 10V-10Z', steelBar) + box(-104, -14, 40, 28, 6, '#39424d')

/** The moulded grip behind a plug that points left; the cord leaves at its right. */
const plug = (end: string, body: string, accent: string, label: string) =>
  end +
  box(0, -62, 190, 124, 30, down(tone(body, 0.2), tone(body, 0.42), body, tone(body, -0.34))) +
  box(18, -50, 8, 100, 4, accent) +
  printed(106, 0, label, 130, 44, inkOn(body)) +
  box(184, -30, 76, 60, 12, bar(tone(body, -0.1))) +
  line('M202 -26v52M220 -26v52M238 -26v52', tone(body, -0.45), 5)

/** A closed loop of the coil; three of them, a little apart, read as wound cord. */
const loop = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`

/**
 * Variants: '' USB-A to USB-C; 'hdmi'; 'micro' USB-A to micro-USB; 'braided' USB-C both ends. Body = plugs, accent =
 * ring and tie, detail = cord.
 */
export const cable: Draw = ({ body, accent, detail, label, variant, count }) => {
  const braided = variant === 'braided'
  const far = variant === 'hdmi' ? hdmiPlug() : variant === 'micro' ? microPlug() : usbC(0, 0)
  const near = variant === 'hdmi' ? hdmiPlug() : braided ? usbC(0, 0) : usbA(0, 0, 0.82)
  const one = () =>
    cord('M520 222C660 204 800 250 806 470', detail, 38, braided) +
    cord('M470 796C540 826 640 828 700 770', detail, 38, braided) +
    cord(loop(572, 560, 236, 236), detail, 38, braided) +
    cord(loop(578, 554, 192, 196), detail, 38, braided) +
    cord(loop(566, 566, 150, 152), detail, 38, braided) +
    turned(
      20,
      box(756, 470, 92, 110, 20, slant(tone(accent, 0.35), accent, tone(accent, -0.25))) +
        line('M772 500h60M772 550h60', tone(accent, -0.35), 5),
      800,
      520,
    ) +
    group(castShadow(roundedPath(-160, -62, 420, 124, 30), 6, 20, 0.22, 8) + plug(near, body, accent, ''), {
      transform: 'translate(290 214) rotate(2)',
    }) +
    group(
      castShadow(roundedPath(-160, -62, 420, 124, 30), 6, 20, 0.22, 8) +
        plug(far, body, accent, variant === 'hdmi' ? label || 'HDMI' : label),
      {
        transform: 'translate(236 786) rotate(2)',
      },
    )
  return pieces(count, one, ...HEAP)
}

/** Variants: '' four-port bar on a short lead (body = shell, accent = lit port, label on top). */
export const usbHub: Draw = ({ body, accent, detail, label, count }) => {
  const port = (x: number, lit: boolean) =>
    box(x, 600, 120, 56, 8, steelBar) +
    box(x + 8, 608, 104, 40, 5, '#10151d') +
    box(x + 18, 630, 84, 14, 3, lit ? accent : '#3f6fb5') +
    circle(x + 60, 682, 8, lit ? '#6ee7a0' : tone(body, -0.4))
  const one = () =>
    turned(
      -8,
      cord('M300 440C200 420 130 330 190 240S360 180 420 200', detail, 34) +
        group(plug(usbA(0, 0, 0.74), body, accent, ''), { transform: 'translate(660 190) rotate(178)' }) +
        castShadow('M120 560L230 420H810L900 560V720H120Z', 10, 34, 0.26) +
        fill(
          'M120 570L226 430Q234 420 250 420H780Q796 420 804 430L900 570Z',
          slant(tone(body, 0.5), tone(body, 0.16)),
        ) +
        fill('M120 566H900V690Q900 720 870 720H150Q120 720 120 690Z', down(tone(body, 0.1), body, tone(body, -0.3))) +
        line('M130 568H890', '#ffffff', 6, { opacity: 0.6 }) +
        [176, 352, 528, 704].map((x, at) => port(x, at === 1)).join('') +
        printed(512, 500, label || 'USB HUB', 360, 68, inkOn(tone(body, 0.25))),
    )
  return pieces(count, one, ...HEAP)
}
