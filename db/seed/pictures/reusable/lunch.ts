import {
  across,
  bar,
  box,
  castShadow,
  clipped,
  fill,
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
  steelTube,
} from '../material.ts'
import { contactShadow, type Draw, group, line, type Paint, tone, turned } from '../paint.ts'
import { stitches, weave } from '../textures.ts'

function steelBox({ body, accent, label }: Paint): string {
  return (
    contactShadow(505, 786, 410, 36) +
    box(120, 470, 760, 310, 70, across('#8b95a0', '#dfe4e9', '#ffffff', '#cdd4db', '#9aa5b0', '#6f7a86')) +
    line('M150 700Q180 764 250 768H740', '#ffffff', 6, { opacity: 0.5 }) +
    fill(
      'M150 330Q160 250 250 246H750Q840 250 850 330L890 440Q900 500 850 506H150Q100 500 110 440Z',
      slant('#fafbfc', '#d6dce2', '#b1bbc5', '#dde2e7'),
    ) +
    fill(
      'M210 330Q216 290 260 288H740Q784 290 790 330L812 398Q816 430 786 432H214Q184 430 188 398Z',
      slant('#e9edf0', '#c3ccd4', '#e2e7eb'),
    ) +
    box(106, 462, 788, 46, 22, steelBar) +
    box(112, 500, 776, 10, 5, '#59636f', { opacity: 0.5 }) +
    [232, 692]
      .map(
        (x) =>
          box(x, 410, 84, 190, 20, plastic(body)) +
          box(x + 16, 430, 52, 36, 10, tone(body, 0.3)) +
          box(x + 12, 548, 60, 16, 8, tone(body, -0.35)),
      )
      .join('') +
    printed(504, 636, label || 'LUNCH', 320, 72, tone(body, -0.1)) +
    line('M400 700H610', accent, 12)
  )
}

function tiffin({ body, accent, label }: Paint): string {
  const tier = (y: number, coat: boolean) =>
    box(270, y, 460, 180, 24, steelTube) +
    (coat
      ? box(
          270,
          y + 46,
          460,
          96,
          0,
          across(tone(body, -0.25), tone(body, 0.3), tone(body, 0.45), body, tone(body, -0.36)),
        )
      : '') +
    box(264, y + 150, 472, 40, 14, steelTube) +
    line(`M272 ${y + 150}H728M268 ${y + 188}H732`, '#4d5762', 5, { opacity: 0.55 })
  return (
    contactShadow(505, 884, 300, 30) +
    line('M300 250V180Q300 110 372 108H628Q700 110 700 180V250', '#6f7a86', 34) +
    line('M300 250V180Q300 110 372 108H628Q700 110 700 180V250', '#cfd6dd', 20) +
    box(390, 86, 220, 46, 22, bar(accent)) +
    fill('M264 300Q270 226 500 222Q730 226 736 300Z', steelTube) +
    oval(500, 222, 40, 14, '#9aa5b0') +
    tier(296, false) +
    tier(486, true) +
    tier(676, false) +
    printed(500, 580, label || 'TIFFIN', 300, 68, inkOn(body)) +
    [246, 722].map((x) => box(x, 236, 32, 640, 12, steelFace) + box(x - 8, 262, 48, 70, 14, plastic(accent))).join('') +
    box(246, 852, 508, 34, 14, steelBar)
  )
}

/** Variants: '' steel box with clips in body; 'tiffin' three tiers with a carrier (body = coat, accent = handle). */
export const lunchBox: Draw = (paint) =>
  paint.variant === 'tiffin'
    ? pieces(paint.count, () => tiffin(paint), ...ROW)
    : pieces(paint.count, () => steelBox(paint), ...HEAP)

/** Fork, spoon, knife and straw, each standing on x with its head at the top. */
function cutlery(steel: boolean): string[] {
  const face = steel ? steelTube : across('#e9c792', '#d5a561', '#b98441')
  const stem = (x: number) => fill(`M${x - 14} 400L${x - 22} 850Q${x} 880 ${x + 22} 850L${x + 14} 400Z`, face)
  return [
    stem(270) +
      fill(
        'M216 170Q222 160 230 170V290H246V166Q254 156 262 166V290H278V166Q286 156 294 166V290H310V170Q318 160 324 170V320Q320 390 284 410H256Q220 390 216 320Z',
        face,
      ),
    stem(430) +
      fill('M430 150Q496 160 496 270Q490 380 446 410H414Q370 380 364 270Q364 160 430 150Z', face) +
      fill(
        'M430 176Q470 186 470 268Q466 340 430 352Q394 340 390 268Q390 186 430 176Z',
        slant('#00000038', '#ffffff40'),
      ),
    stem(580) +
      fill('M566 420V190Q570 150 606 150Q634 240 622 420Z', face) +
      line('M612 180Q626 280 616 400', '#ffffff', 4, { opacity: 0.6 }),
    box(704, 140, 36, 730, 16, face) + oval(722, 146, 18, 9, '#3a2a14'),
  ]
}

/** Variants: '' bamboo set in a cloth roll (body = cloth, accent = tape); 'steel' the same in steel. */
export const cutlerySet: Draw = (paint) => {
  const { body, accent, label, variant, count } = paint
  const cloth = 'M150 480Q146 460 170 460H830Q854 460 850 480L866 880Q866 904 840 904H160Q134 904 134 880Z'
  const one = () =>
    placedOnCloth(cloth, body, accent) +
    cutlery(variant === 'steel')
      .map((piece) => group(piece))
      .join('') +
    castShadow(roundedPath(142, 560, 716, 330, 16), 0, -6, 0.25, 8) +
    fill('M142 560H858L866 880Q866 904 840 904H160Q134 904 134 880Z', slant(tone(body, 0.3), body, tone(body, -0.15))) +
    weave('M142 560H858L866 880Q866 904 840 904H160Q134 904 134 880Z', body, 130, 556, 740, 350) +
    stitches('M146 584H856M350 590V890M506 590V890M650 590V890', tone(body, 0.6)) +
    line('M848 690Q906 690 896 750Q888 790 902 816', accent, 18) +
    printed(428, 740, label, 120, 40, inkOn(body))
  return turned(
    -4,
    pieces(count, () => placed(one(), -24, -24), ...HEAP),
  )
}

const placedOnCloth = (cloth: string, body: string, accent: string) =>
  castShadow(cloth, 12, 24, 0.22) +
  fill(cloth, slant(tone(body, -0.1), tone(body, -0.3))) +
  clipped(cloth, box(130, 466, 740, 22, 0, accent))
