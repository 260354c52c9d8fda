import {
  across,
  bar,
  box,
  castShadow,
  clipped,
  fill,
  inkOn,
  oval,
  pieces,
  plastic,
  printed,
  slant,
  steelBar,
  steelFace,
  tube,
} from '../material.ts'
import { contactShadow, type Draw, group, line, type Paint, tone, turned } from '../paint.ts'

const BAMBOO = '#dcb571'

function bamboo({ body, accent, detail, label }: Paint): string {
  const node = (x: number) =>
    box(x, 452, 16, 96, 7, bar('#b98a45')) + line(`M${x + 22} 462v76`, '#8f6a30', 3, { opacity: 0.5 })
  return turned(
    -36,
    castShadow('M90 492L240 460H900V540H240Z', 12, 40, 0.24) +
      fill('M84 496L128 488V512L84 504Z', steelBar) +
      fill('M124 484L236 458V542L124 516Z', bar('#cfd6dd')) +
      box(230, 456, 26, 88, 4, bar(accent)) +
      box(252, 456, 640, 88, 10, bar(BAMBOO)) +
      line('M270 482H880M270 508H880M262 526H870', '#a87a38', 2.5, { opacity: 0.4 }) +
      node(440) +
      node(650) +
      box(670, 452, 24, 96, 4, bar(body)) +
      box(862, 454, 54, 92, 20, bar(body)) +
      box(680, 434, 220, 22, 10, steelBar) +
      box(880, 434, 24, 40, 8, steelFace) +
      printed(560, 502, label, 170, 44, tone(detail, 0.1)),
  )
}

/** Variants: '' bamboo barrel (body = end cap and ring, accent = collar). */
export const bambooPen: Draw = (paint) =>
  pieces(
    paint.count,
    () =>
      group(bamboo(paint), {
        transform: 'rotate(-36 500 500) translate(500 500) scale(1 1.3) translate(-500 -500) rotate(36 500 500)',
      }),
    [
      [-60, -100, 0.96],
      [60, 90, 0.96],
    ],
    [
      [-100, -170, 0.84],
      [-10, 0, 0.84],
      [80, 170, 0.84],
    ],
  )

const sprout = (x: number, y: number) =>
  line(`M${x} ${y}Q${x - 6} ${y - 80} ${x} ${y - 150}`, '#4e8f3a', 12) +
  fill(
    `M${x} ${y - 130}Q${x - 96} ${y - 150} ${x - 110} ${y - 230}Q${x - 20} ${y - 226} ${x} ${y - 130}Z`,
    slant('#a9d86f', '#5ea43f'),
  ) +
  fill(
    `M${x} ${y - 140}Q${x + 84} ${y - 160} ${x + 96} ${y - 246}Q${x + 10} ${y - 236} ${x} ${y - 140}Z`,
    slant('#8ecb58', '#468a30'),
  ) +
  line(`M${x - 4} ${y - 134}L${x - 80} ${y - 206}M${x + 4} ${y - 144}L${x + 70} ${y - 218}`, '#dff2c4', 4, {
    opacity: 0.8,
  })

/** Variants: '' seed pencils in a kraft sleeve (body and accent = pencils, detail = print) beside a sprouting pot. */
export const seedPencils: Draw = ({ body, accent, detail, label, count }) => {
  const hues = [body, accent, '#2f9e6e', '#d8444c', '#8a63c9'].slice(0, count > 1 ? 5 : 1)
  const start = 350 - hues.length * 33
  const pencils = hues.map((hex, at) => {
    const x = start + at * 68
    return (
      box(x, 250, 52, 320, 0, across(tone(hex, 0.4), hex, hex, tone(hex, -0.3))) +
      box(x - 1, 216, 54, 44, 4, across('#e9c792', '#c79a5e', '#a8713a')) +
      fill(`M${x + 2} 220V150Q${x + 26} 106 ${x + 50} 150V220Z`, across('#a9d86f', '#6fb24a', '#447f30')) +
      line(`M${x + 14} 160v50`, '#ffffff', 6, { opacity: 0.6 })
    )
  })
  const sleeve = 'M150 470H550V860Q550 880 530 880H170Q150 880 150 860Z'
  return (
    contactShadow(500, 884, 380, 28) +
    pencils.join('') +
    fill(sleeve, slant('#e0bf8d', '#cda36a', '#b98a50')) +
    fill('M150 470Q250 510 350 510T550 470V500Q450 540 350 540T150 500Z', '#8f6a3a', { opacity: 0.25 }) +
    printed(350, 640, label || 'SEED', 340, 96, detail) +
    printed(350, 736, count > 1 ? 'PENCILS' : 'PENCIL', 300, 60, detail) +
    line('M230 800h240', accent, 8, { 'stroke-dasharray': '6 14' }) +
    sprout(726, 640) +
    oval(726, 640, 124, 30, '#4a3420') +
    oval(716, 634, 90, 16, '#6b4d30') +
    fill(
      'M596 636L626 850Q632 884 668 884H784Q820 884 826 850L856 636Q846 676 726 678Q606 676 596 636Z',
      tube('#cf7a4d'),
    ) +
    fill('M586 630Q590 684 726 690Q862 684 866 630V668Q856 720 726 724Q596 720 586 668Z', tube('#dc8a5c'))
  )
}

const cartridge = (x: number, y: number, ink: string, turn: number) =>
  turned(
    turn,
    castShadow(`M${x} ${y}h52v230h-52z`, 6, 12, 0.18, 8) +
      box(x, y, 52, 230, 18, across('#d5e3ea', '#ffffff', '#c4d5de')) +
      box(x + 6, y + 50, 40, 172, 14, across(tone(ink, 0.3), ink, tone(ink, -0.3))) +
      box(x + 12, y - 20, 28, 32, 6, tube(tone(ink, -0.2))),
    x + 26,
    y + 115,
  )

function inkSet({ body, accent, detail, label, count }: Paint): string {
  const glass = 'M210 470Q200 420 260 410H500Q560 420 550 470L580 820Q582 870 532 872H228Q178 870 180 820Z'
  const tubes = Array.from({ length: Math.min(Math.max(count, 2), 4) }, (_, at) =>
    cartridge(640 + (at % 2) * 110, (count > 2 ? 330 : 600) + Math.floor(at / 2) * 270, body, at % 2 ? 10 : -8),
  )
  return (
    contactShadow(490, 872, 370, 28) +
    fill(glass, across('#b9ccd6', '#f4fafc', '#dbe9ef', '#a8bfca')) +
    clipped(
      glass,
      fill('M170 540Q380 560 590 540V880H170Z', across(tone(body, 0.1), tone(body, 0.35), body, tone(body, -0.35))),
    ) +
    box(214, 600, 332, 180, 10, slant('#ffffff', '#f1efe6')) +
    box(214, 600, 332, 36, 8, accent) +
    printed(380, 710, label || 'INK', 290, 84, body) +
    line('M224 480L206 820', '#ffffff', 14, { opacity: 0.7 }) +
    box(286, 350, 188, 70, 8, across('#c7d6de', '#ffffff', '#b4c7d1')) +
    box(256, 236, 248, 130, 22, tube(detail)) +
    Array.from({ length: 10 }, (_, at) =>
      line(`M${274 + at * 24} 262v80`, tone(detail, 0.35), 4, { opacity: 0.6 }),
    ).join('') +
    tubes.join('')
  )
}

function refills({ body, accent, detail, label, count }: Paint): string {
  const shown = Math.min(Math.max(count, 1), 5)
  const sticks = Array.from({ length: shown }, (_, at) => {
    const x = 500 - shown * 43 + at * 86 + 22
    return (
      box(x, 150, 42, 560, 14, across('#e3ebf0', '#ffffff', '#cfdbe2')) +
      box(x + 8, 260, 26, 440, 8, across(tone(body, 0.25), body, tone(body, -0.3))) +
      fill(`M${x + 4} 160V120L${x + 14} 92H${x + 28}L${x + 38} 120V160Z`, across('#f3e3b0', '#d2ab4e', '#96732a')) +
      oval(x + 21, 92, 7, 7, '#5d6772')
    )
  })
  const card = 'M230 520H770V870Q770 890 750 890H250Q230 890 230 870Z'
  return (
    castShadow(card, 12, 20, 0.22) +
    fill('M230 420H770V540H230Z', tone(accent, -0.3)) +
    sticks.join('') +
    fill(card, plastic(accent)) +
    fill('M230 520H770V540Q640 600 500 600T230 540Z', tone(accent, 0.4)) +
    box(290, 660, 420, 120, 14, '#ffffff') +
    printed(500, 720, label || 'REFILL', 360, 80, body) +
    printed(500, 836, 'REFILL · REUSE', 380, 38, inkOn(accent)) +
    line('M244 556V876', '#ffffff', 8, { opacity: 0.4 }) +
    line('M756 556V876', detail, 5, { opacity: 0.15 })
  )
}

/**
 * Variants: '' ink bottle with cartridges (body = ink, detail = cap); 'refills' pen refills in a sleeve (accent =
 * sleeve).
 */
export const refillKit: Draw = (paint) => (paint.variant === 'refills' ? refills(paint) : inkSet(paint))
