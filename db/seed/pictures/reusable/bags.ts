import { across, box, castShadow, fill, HEAP, inkOn, pieces, placed, printed, slant, steelFace } from '../material.ts'
import { contactShadow, type Draw, line, type Paint, tone, turned } from '../paint.ts'
import { stitches, weave } from '../textures.ts'
import { JUTE, sprig } from './sprig.ts'

function tote({ body, accent, label, variant }: Paint): string {
  const jute = variant === 'jute'
  const hex = jute ? JUTE : body
  const bag = 'M190 360H810L846 850Q848 892 806 894Q500 910 194 894Q152 892 154 850Z'
  const strap = (d: string, shade: number) =>
    line(d, tone(jute ? body : hex, shade), 40, { 'stroke-linecap': 'butt' }) +
    stitches(d, tone(jute ? body : hex, 0.45), 3)
  return (
    contactShadow(505, 892, 360, 26) +
    strap('M360 390V230Q366 130 500 128Q634 130 640 230V390', -0.3) +
    castShadow(bag, 6, 10, 0.18) +
    fill(bag, slant(tone(hex, 0.28), hex, tone(hex, -0.18))) +
    weave(bag, hex, 150, 360, 700, 540, jute ? 18 : 9) +
    (jute
      ? fill(
          'M160 740L840 740L846 850Q848 892 806 894Q500 910 194 894Q152 892 154 850Z',
          slant(tone(body, 0.25), body, tone(body, -0.25)),
        )
      : '') +
    line('M300 480Q280 640 310 840M720 470Q700 640 716 800', tone(hex, -0.3), 10, { opacity: 0.25 }) +
    strap('M330 500V270Q336 164 500 162Q664 164 670 270V500', jute ? 0.001 : -0.1) +
    [330, 670].map((x) => line(`M${x - 14} 400l28 90M${x + 14} 400l-28 90`, tone(jute ? body : hex, 0.5), 4)).join('') +
    stitches('M196 386H804', tone(hex, -0.35)) +
    sprig(500, 560, 0.78, jute ? body : accent) +
    printed(500, jute ? 820 : 770, label, 480, 100, jute ? inkOn(body) : accent)
  )
}

/** Variants: '' cotton in body (accent = print); 'jute' natural with base and straps in body. */
export const toteBag: Draw = (paint) =>
  pieces(
    paint.count,
    () => tote(paint),
    [
      [-150, -50, 0.74, -4],
      [140, 40, 0.74, 4],
    ],
    [
      [-190, -100, 0.62, -6],
      [150, -110, 0.62, 5],
      [-30, 90, 0.66, 0],
    ],
  )

const pencilTips = (hues: string[], x: number, y: number) =>
  hues
    .map((hex, at) => {
      const left = x + at * 74
      return turned(
        at * 5 - 8,
        fill(`M${left} ${y + 60}L${left + 24} ${y - 20}L${left + 48} ${y + 60}Z`, '#ecc994') +
          fill(`M${left + 15} ${y + 8}L${left + 24} ${y - 20}L${left + 33} ${y + 8}Z`, hex) +
          box(left, y + 58, 48, 220, 0, across(tone(hex, 0.35), hex, tone(hex, -0.3))),
        left,
        y + 280,
      )
    })
    .join('')

function zipPouch({ body, accent, detail, label }: Paint): string {
  const bag = 'M120 440H880Q904 440 904 470L892 740Q888 792 836 794H164Q112 792 108 740L96 470Q96 440 120 440Z'
  const teeth = Array.from({ length: 46 }, (_, at) => `M${132 + at * 16} 446v20`).join('')
  return turned(
    -8,
    castShadow(bag, 12, 34, 0.24) +
      pencilTips([accent, '#2f9e6e', '#d8444c', detail], 230, 280) +
      fill(bag, slant(tone(body, 0.3), body, tone(body, -0.22))) +
      weave(bag, body, 96, 440, 810, 360) +
      box(110, 440, 780, 34, 14, tone(body, -0.35)) +
      line(teeth, '#e3e8ec', 6, { 'stroke-linecap': 'butt' }) +
      stitches('M116 490H886M128 764H872', tone(body, 0.5)) +
      box(770, 430, 60, 52, 12, steelFace) +
      line('M800 470Q806 520 812 540', '#8b95a0', 12) +
      box(792, 530, 42, 110, 18, slant(tone(accent, 0.3), accent, tone(accent, -0.3))) +
      fill('M200 560H560V700H200Z', accent) +
      stitches('M212 572H548V688H212Z', tone(accent, -0.4), 4) +
      printed(380, 630, label || 'LIKHO', 300, 80, inkOn(accent)),
  )
}

function roll({ body, accent, detail, label }: Paint): string {
  const cloth = 'M110 250H800V780H110Z'
  const pencils = [body, accent, '#2f9e6e', '#d8444c', '#8a63c9', '#1e8c95', detail, '#e4672e']
  return (
    castShadow('M110 250H900V780H110Z', 12, 26, 0.24) +
    fill(cloth, slant(tone(body, 0.15), body, tone(body, -0.2))) +
    weave(cloth, body, 110, 250, 690, 530) +
    pencils
      .map((hex, at) => {
        const x = 142 + at * 80
        return (
          fill(`M${x} 400L${x + 22} 316L${x + 44} 400Z`, '#ecc994') +
          fill(`M${x + 14} 346L${x + 22} 316L${x + 30} 346Z`, hex) +
          box(x, 398, 44, 300, 0, across(tone(hex, 0.4), hex, tone(hex, -0.3)))
        )
      })
      .join('') +
    castShadow('M110 540H800V780H110Z', 0, -6, 0.2, 8) +
    fill('M110 540H800V780H110Z', slant(tone(body, 0.4), tone(body, 0.1), tone(body, -0.1))) +
    weave('M110 540H800V780H110Z', body, 110, 540, 690, 240) +
    stitches(`M114 560H796${pencils.map((_, at) => `M${130 + at * 80} 566V776`).join('')}`, tone(body, 0.65), 4) +
    box(790, 236, 110, 558, 50, across(tone(body, -0.1), tone(body, 0.35), body, tone(body, -0.4))) +
    line('M810 500H900M860 500Q930 560 900 640M860 500Q950 520 944 600', accent, 16) +
    printed(450, 680, label, 400, 70, inkOn(body))
  )
}

/** Variants: '' zip pouch with a patch in accent; 'roll' canvas roll with pencils in its slots. */
export const pencilPouch: Draw = (paint) =>
  pieces(paint.count, () => (paint.variant === 'roll' ? placed(roll(paint), -26, 0) : zipPouch(paint)), ...HEAP)
