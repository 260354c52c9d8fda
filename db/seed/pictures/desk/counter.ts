import {
  across,
  box,
  castShadow,
  clipped,
  down,
  fill,
  glow,
  HEAP,
  inkOn,
  oval,
  pieces,
  plastic,
  printed,
  slant,
  steelBar,
  steelFace,
  steelTube,
} from '../material.ts'
import { circle, contactShadow, type Draw, group, line, type Paint, tone } from '../paint.ts'

/** The round mark a rubber stamp leaves. */
const mark = (cx: number, cy: number, r: number, ink: string, text: string) =>
  group(
    circle(cx, cy, r, 'none', { stroke: ink, 'stroke-width': 9 }) +
      circle(cx, cy, r * 0.8, 'none', { stroke: ink, 'stroke-width': 4 }) +
      printed(cx, cy, text, r * 1.3, r * 0.5, ink),
    { opacity: 0.8 },
  )

function openPad({ body, accent, detail, label }: Paint): string {
  const weave =
    Array.from({ length: 26 }, (_, at) => `M${150 + at * 30} 500l-60 340`).join('') +
    Array.from({ length: 11 }, (_, at) => `M90 ${540 + at * 28}H910`).join('')
  const felt = 'M204 552H796Q812 552 814 568L836 776Q838 796 818 796H182Q162 796 164 776L186 568Q188 552 204 552Z'
  return (
    castShadow('M130 500H870L910 860H90Z', 8, 26, 0.24) +
    fill(
      'M170 150H830Q850 150 852 170L872 476H128L148 170Q150 150 170 150Z',
      slant(tone(accent, 0.35), accent, tone(accent, -0.25)),
    ) +
    fill('M204 186H796L812 446H188Z', slant(tone(accent, 0.5), tone(accent, 0.2))) +
    printed(500, 306, label || 'STAMP PAD', 520, 88, inkOn(tone(accent, 0.3))) +
    box(250, 462, 110, 44, 8, steelFace) +
    box(640, 462, 110, 44, 8, steelFace) +
    fill(
      'M142 492H858Q874 492 876 508L912 840Q914 866 888 866H112Q86 866 88 840L124 508Q126 492 142 492Z',
      slant(tone(detail, 0.42), tone(detail, 0.18), detail),
    ) +
    fill('M174 526H826L858 822H142Z', steelFace) +
    fill(felt, slant(tone(body, 0.15), body, tone(body, -0.25))) +
    clipped(felt, line(weave, tone(body, 0.3), 3, { opacity: 0.35 })) +
    line('M214 568H780', '#ffffff', 6, { opacity: 0.4 })
  )
}

function selfInking({ body, accent, detail, label }: Paint): string {
  return (
    castShadow('M120 640L560 600L600 880L150 900Z', 8, 14, 0.16) +
    fill('M120 640L560 600L600 880L150 900Z', slant('#ffffff', '#eef1f4')) +
    mark(300, 780, 88, body, label || 'PAID') +
    contactShadow(640, 800, 250, 30) +
    fill(
      'M430 440H850L876 760Q878 792 846 792H434Q402 792 404 760Z',
      slant(tone(detail, 0.45), tone(detail, 0.2), detail),
    ) +
    box(474, 500, 332, 220, 16, '#ffffff', { opacity: 0.16 }) +
    mark(640, 612, 84, '#ffffff', label || 'PAID') +
    fill('M500 220H780L800 450H480Z', across(tone(accent, 0.1), tone(accent, 0.35), accent, tone(accent, -0.3))) +
    box(440, 118, 400, 120, 40, down(tone(body, 0.4), body, tone(body, -0.3))) +
    line('M480 146H790', '#ffffff', 12, { opacity: 0.5 }) +
    box(420, 430, 440, 44, 14, plastic(body))
  )
}

/** Variants: '' open pad (body = ink, accent = lid, label on the lid); 'stamp' self-inking stamp (label = imprint). */
export const stampPad: Draw = (paint) =>
  pieces(paint.count, () => (paint.variant === 'stamp' ? selfInking(paint) : openPad(paint)), ...HEAP)

function bell({ body, accent, label }: Paint): string {
  return (
    contactShadow(505, 806, 390, 36) +
    oval(500, 760, 380, 66, tone(accent, -0.4)) +
    fill(
      'M120 716H880V760Q880 820 500 826Q120 820 120 760Z',
      across(tone(accent, -0.2), tone(accent, 0.3), accent, tone(accent, -0.4)),
    ) +
    oval(500, 716, 380, 62, across(tone(accent, 0.2), tone(accent, 0.5), accent, tone(accent, -0.2))) +
    oval(500, 712, 330, 48, '#1d2433', { opacity: 0.35 }) +
    fill(
      'M166 690Q176 300 500 296Q824 300 834 690Q834 740 500 746Q166 740 166 690Z',
      glow('#ffffff', tone(body, 0.5), body, tone(body, -0.2), tone(body, -0.5)),
    ) +
    fill(
      'M166 676Q500 750 834 676L834 692Q834 740 500 746Q166 740 166 692Z',
      across(tone(body, -0.35), tone(body, 0.35), tone(body, -0.1), tone(body, -0.5)),
    ) +
    fill('M262 600Q280 400 430 346Q330 440 316 622Q280 640 262 600Z', '#ffffff', { opacity: 0.7 }) +
    fill('M720 640Q760 560 724 450Q790 540 778 640Z', '#ffffff', { opacity: 0.35 }) +
    box(474, 226, 52, 84, 10, steelTube) +
    oval(500, 300, 74, 22, steelBar) +
    oval(500, 210, 62, 44, glow(tone(accent, 0.6), accent, tone(accent, -0.4))) +
    printed(540, 596, label, 300, 64, tone(body, -0.55)) +
    line(
      'M180 196Q230 240 240 290M820 196Q770 240 760 290M330 120Q346 160 344 200M670 120Q654 160 656 200',
      tone(accent, 0.1),
      12,
      { opacity: 0.6 },
    )
  )
}

/** Variants: '' call bell (body = dome, accent = base and button). */
export const deskBell: Draw = (paint) => pieces(paint.count, () => bell(paint), ...HEAP)
