import { circle, type Draw, group, line, type Paint, path, printWithin, rect, tone } from '../paint.ts'
import { boundBlock, hinge, laid, page, pile } from '../paper/leaf.ts'
import { box, flat, has, legible, lifted, metal, outline, shaded } from '../surface.ts'

const FOLDERS = ['#f2c14e', '#e8836b', '#6fb3e0', '#7cc58b', '#b79be0']
const pieceHex = ({ body, variant }: Paint, i: number) =>
  has(variant, 'assorted') ? (FOLDERS[i % FOLDERS.length] ?? body) : i ? tone(body, -0.05 * i) : body

const paperInside = (x: number, y: number, width: number, height: number) =>
  page({ x, y, width, height }, 'ruled', '#c9d2e2', 0)

/** Manila: back board with its tab, papers, front board a little lower. */
const manila = (hex: string, { accent, label }: Paint) =>
  shaded(
    'M140 250Q140 230 160 230H200L224 176Q230 162 246 162H470Q486 162 492 176L516 230H840Q860 230 860 250V800H140Z',
    'slant',
    flat(tone(hex, -0.14)),
  ) +
  lifted(path(box(262, 178, 192, 44, 6), '#fffdf6') + rect(262, 178, 18, 44, accent)) +
  lifted(paperInside(170, 212, 650, 500)) +
  lifted(
    shaded(
      'M126 330Q124 306 148 306H852Q876 306 874 330L862 806Q860 826 840 826H160Q140 826 138 806Z',
      'slant',
      flat(hex),
    ),
  ) +
  line('M150 318H850', '#ffffff', 5, { opacity: 0.45 }) +
  printWithin(500, 600, 560, label, 76, legible(tone(hex, -0.45), hex))

const glassy = (hex: string): readonly (readonly [number, string, number])[] => [
  [0, tone(hex, 0.5), 0.72],
  [0.5, tone(hex, 0.2), 0.55],
  [1, hex, 0.68],
]

/** A streak of light across clear plastic. */
export const shine = (x: number, y: number, height: number) =>
  path(outline([x, y + height], [x + 150, y], [x + 220, y], [x + 70, y + height]), '#ffffff', { opacity: 0.32 })

/** An L-shaped sleeve with a thumb cut. */
const clearSleeve = (hex: string, { label }: Paint) =>
  paperInside(250, 150, 510, 690) +
  printWithin(505, 250, 400, label, 54, '#1d2433') +
  shaded('M240 140H720Q720 190 770 190V860H240Z', 'slant', glassy(hex)) +
  line('M240 140V860H770', tone(hex, -0.2), 6, { opacity: 0.7 }) +
  shine(330, 150, 700)

const buttonEnvelope = (hex: string, { accent, label }: Paint) =>
  paperInside(170, 250, 650, 520) +
  shaded(box(130, 220, 740, 580, 26), 'slant', glassy(hex)) +
  line('M150 794H850', tone(hex, -0.3), 5, { opacity: 0.6 }) +
  lifted(
    shaded('M130 246A26 26 0 0 1 156 220H844A26 26 0 0 1 870 246V330Q700 430 560 440H440Q300 430 130 330Z', 'slant', [
      [0, tone(hex, 0.35), 0.9],
      [1, hex, 0.85],
    ]),
  ) +
  lifted(
    shaded('M462 392a38 38 0 1 0 76 0a38 38 0 1 0 -76 0z', 'slant', flat(accent)) +
      circle(500, 392, 18, tone(accent, -0.25)),
  ) +
  printWithin(500, 640, 560, label, 70, tone(hex, -0.5)) +
  shine(220, 450, 340)

/** Hangs from rails by metal hooks, a plastic tab with its title. */
const hanging = (hex: string, { accent, label }: Paint) =>
  lifted(paperInside(190, 250, 620, 420)) +
  line('M90 268H150M850 268H910M92 268V300M908 268V300', '#7d8592', 16) +
  shaded(box(130, 254, 740, 26, 10), 'down', metal('#9aa3b1')) +
  shaded('M140 274H860L840 780Q838 800 818 800H182Q162 800 160 780Z', 'slant', flat(hex)) +
  lifted(
    path(box(220, 196, 260, 84, 10), tone(accent, 0.2), { opacity: 0.85 }) +
      path(box(238, 212, 224, 46, 4), '#fffdf6') +
      printWithin(350, 248, 200, label || 'A – F', 34, '#1d2433'),
  ) +
  line('M160 340H840', tone(hex, -0.2), 4, { opacity: 0.5 })

/** A board file with a flat metal prong through punched papers. */
const springFile = (hex: string, { accent, label }: Paint) =>
  boundBlock({ x: 230, y: 140, width: 520, height: 690, thick: 18, hex, corner: 8 }) +
  hinge({ x: 230, y: 140, width: 520, height: 690 }, 110) +
  path(box(400, 240, 280, 150, 8), '#fffdf6') +
  path(box(410, 250, 260, 130, 4), 'none', { stroke: accent, 'stroke-width': 4 }) +
  printWithin(540, 336, 230, label || 'File', 54, '#1d2433') +
  lifted(
    shaded(box(274, 400, 22, 190, 8), 'across', metal('#c9ced6')) +
      circle(285, 410, 15, '#aab2bf') +
      circle(285, 580, 15, '#aab2bf'),
  )

/**
 * File folders: board or plastic in body, tab, stud or label frame in accent.
 * Variants: manila with tab (none) · clear (L-shaped sleeve) · button (snap envelope) · hanging · spring (prong file) · assorted.
 */
export const fileFolder: Draw = (paint) => {
  const { variant } = paint
  const build = has(variant, 'clear')
    ? clearSleeve
    : has(variant, 'button')
      ? buttonEnvelope
      : has(variant, 'hanging')
        ? hanging
        : has(variant, 'spring')
          ? springFile
          : manila
  if (paint.count === 1) return laid(build(paint.body, paint), -4)
  return group(
    pile(Math.min(4, paint.count), (i) => build(pieceHex(paint, i), paint), { x: 40, y: 34, turn: 5 }),
    { transform: 'translate(40 50) scale(.88)' },
  )
}
