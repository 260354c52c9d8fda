import { across, box, brassFace, castShadow, down, fill, glow, oval, pieces, placed, slant } from '../material.ts'
import { type Draw, group, line, tone } from '../paint.ts'
import { openCardBox } from './card-box.ts'

type Lying = [x: number, y: number, turn: number, scale?: number]

const lying = ([x, y, turn, scale = 1]: Lying, inner: string) =>
  group(inner, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` })

const GEM = 'M45 -60V85A45 45 0 0 1 -45 85V-95A36 36 0 0 1 27 -95V60A26 26 0 0 1 -25 60V-50'

const gemClip = (hex: string) =>
  line(GEM, '#1d2433', 17, { opacity: 0.16, transform: 'translate(7 10)' }) +
  line(GEM, tone(hex, -0.4), 17) +
  line(GEM, hex, 12) +
  line(GEM, tone(hex, 0.6), 4, { transform: 'translate(-2 -2)' })

const CLIPS_IN_BOX: Lying[] = [
  [330, 430, 60, 0.8],
  [430, 400, 100, 0.8],
  [540, 390, 40, 0.8],
  [650, 410, 120, 0.8],
  [480, 450, 75, 0.8],
  [600, 440, 95, 0.8],
]
const CLIPS_IN_FRONT: Lying[] = [
  [236, 750, 38, 1.1],
  [370, 800, -64, 1.1],
  [540, 780, 20, 1.1],
  [660, 816, 74, 1.1],
  [770, 690, -30, 1.1],
  [200, 610, 100, 1],
]

/** Variants: '' steel clips before their box; 'coloured' clips in body, accent, detail and two more colours. */
export const paperClips: Draw = (paint) => {
  const hues =
    paint.variant === 'coloured' ? [paint.accent, '#e4574f', '#2f9e6e', paint.body, '#8a63c9', '#ffffff'] : ['#a9b3be']
  const hue = (at: number) => hues[at % hues.length] ?? '#a9b3be'
  const inside = CLIPS_IN_BOX.map((spot, at) => lying(spot, gemClip(hue(at)))).join('')
  const front = CLIPS_IN_FRONT.map((spot, at) => lying(spot, gemClip(hue(at + 2)))).join('')
  return (
    (paint.count > 1 ? placed(openCardBox(paint, inside), 90, -210, 0.74) : '') +
    placed(openCardBox(paint, inside), 0, -110, 0.9) +
    front
  )
}

const HANDLE = 'M0 0L28 -150C-40 -220 -44 -360 90 -366C224 -360 220 -220 152 -150L180 0'

/** A wire handle whose ends sit at 0, 0 and 180, 0. */
const handle = (transform: string) =>
  group(
    line(HANDLE, '#5f6a75', 24) +
      line(HANDLE, '#b9c2cb', 17) +
      line(HANDLE, '#ffffff', 6, { transform: 'translate(-3 -3)' }),
    { transform },
  )

/** One handle stands, the other is folded over the front; the open end shows the folded spring steel. */
function binder(hex: string): string {
  const face = 'M212 474H716L700 826Q698 842 680 842H176Q152 842 154 818Z'
  const barrel = (x: number) => box(x, 440, 160, 52, 24, down(tone(hex, 0.15), tone(hex, 0.5), hex, tone(hex, -0.4)))
  return (
    castShadow(`${face}M716 474L846 776L690 842Z`, 16, 34, 0.26) +
    handle('translate(404 452) rotate(5) scale(1 1.02)') +
    fill('M716 462Q740 470 748 486L850 760Q858 784 836 796L704 842Q690 846 690 820Z', tone(hex, -0.5)) +
    fill('M722 520L804 754L712 792Z', '#0c1017') +
    line('M724 470Q742 474 750 492L850 764', tone(hex, 0.35), 9) +
    fill(face, down(tone(hex, 0.34), tone(hex, 0.12), hex, tone(hex, -0.25))) +
    fill('M232 496H380L322 820H178Z', slant('#ffffff66', '#ffffff00')) +
    line('M170 826H690', tone(hex, 0.3), 8, { opacity: 0.6 }) +
    barrel(206) +
    barrel(566) +
    line('M352 480L380 610C312 680 310 800 444 806C578 800 572 680 504 610L534 480', '#000000', 26, {
      opacity: 0.3,
      transform: 'translate(10 14)',
    }) +
    handle('translate(358 478) scale(1 -1)')
  )
}

/** Variants: '' all in body; 'assorted' also accent, detail and a lighter body. One piece shows one clip. */
export const binderClips: Draw = ({ body, accent, detail, count, variant }) => {
  const hues = variant === 'assorted' ? [body, accent, detail, '#d8444c', '#2f9e6e'] : [body]
  const draw = (index: number) => binder(hues[index % hues.length] ?? body)
  return pieces(
    count,
    draw,
    [
      [-170, -60, 0.62, -8],
      [150, 60, 0.62, 6],
    ],
    [
      [-210, -210, 0.46, -10],
      [160, -220, 0.46, 12],
      [-20, -20, 0.5, 2],
      [-250, 190, 0.46, -24],
      [60, 250, 0.46, 14],
    ],
  )
}

const needle = () => fill('M-7 0L7 0L1 128L-1 128Z', across('#8b95a0', '#ffffff', '#7b8692'))

const pushPin = (hex: string) =>
  line('M6 20L70 140', '#1d2433', 26, { opacity: 0.14 }) +
  needle() +
  oval(0, -6, 76, 26, down(tone(hex, -0.1), tone(hex, -0.4))) +
  oval(0, -16, 76, 24, slant(tone(hex, 0.35), hex, tone(hex, -0.2))) +
  fill(
    'M-40 -20Q-30 -80 -54 -132H54Q30 -80 40 -20Q0 -2 -40 -20Z',
    across(tone(hex, 0.1), tone(hex, 0.5), hex, tone(hex, -0.36)),
  ) +
  oval(0, -138, 66, 22, tone(hex, -0.2)) +
  oval(0, -146, 66, 21, slant(tone(hex, 0.55), tone(hex, 0.15), hex))

const mapPin = (hex: string) =>
  line('M6 20L70 140', '#1d2433', 22, { opacity: 0.14 }) +
  needle() +
  oval(0, -60, 74, 74, glow(tone(hex, 0.7), hex, hex, tone(hex, -0.4)))

const tack = () =>
  oval(14, 30, 92, 70, '#1d2433', { opacity: 0.16 }) +
  fill('M20 40L70 128L34 56Z', '#7b8692') +
  oval(0, 6, 92, 72, '#8a6a24') +
  oval(0, -6, 92, 72, brassFace) +
  oval(-22, -28, 38, 20, '#ffffff', { opacity: 0.65 })

const PINS_IN_BOX: Lying[] = [
  [350, 430, -20, 0.62],
  [470, 400, 24, 0.62],
  [590, 390, -14, 0.62],
  [680, 410, 30, 0.62],
  [440, 470, 8, 0.62],
  [560, 450, -28, 0.62],
]
const PINS_IN_FRONT: Lying[] = [
  [180, 700, -24, 1],
  [350, 770, 16, 1],
  [520, 796, -40, 1],
  [640, 740, 22, 1],
  [740, 640, 48, 0.9],
]

/** Variants: '' push pins; 'flat' brass thumb tacks; 'map' ball heads. Heads in body, accent and more; detail = box. */
export const pushPins: Draw = (paint) => {
  const hues = [paint.body, paint.accent, '#d8444c', '#f4f5f7', '#2f9e6e']
  const pin = (at: number) => {
    const hex = hues[at % hues.length] ?? paint.body
    return paint.variant === 'flat' ? tack() : paint.variant === 'map' ? mapPin(hex) : pushPin(hex)
  }
  const inside = PINS_IN_BOX.map((spot, at) => lying(spot, pin(at))).join('')
  const front = PINS_IN_FRONT.map((spot, at) => lying(spot, pin(at + 1))).join('')
  return placed(openCardBox({ ...paint, body: paint.detail }, inside), 30, paint.count > 1 ? -150 : -120, 0.9) + front
}
