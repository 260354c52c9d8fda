import {
  across,
  box,
  clipped,
  fill,
  inkOn,
  oval,
  pieces,
  plastic,
  printed,
  ROW,
  slant,
  steelTube,
  tube,
} from '../material.ts'
import { contactShadow, type Draw, line, type Paint, tone } from '../paint.ts'
import { woodGrain } from '../textures.ts'

const FLASK =
  'M410 250Q410 300 366 336Q336 362 336 420V850Q336 884 372 886H628Q664 884 664 850V420Q664 362 634 336Q590 300 590 250Z'

/** The label runs up the side, as on flasks in shops. */
const upright = (x: number, y: number, text: string, room: number, size: number, ink: string) =>
  printed(x, y, text, room, size, ink, { transform: `rotate(-90 ${x} ${y})` })

function steelFlask({ body, accent, detail, label }: Paint): string {
  return (
    contactShadow(505, 884, 220, 28) +
    line('M440 150Q440 84 500 84Q560 84 560 150', tone(detail, 0.25), 26) +
    line('M444 146Q446 92 500 90', tone(detail, 0.6), 7) +
    box(402, 140, 196, 100, 22, tube(detail)) +
    Array.from({ length: 9 }, (_, at) =>
      line(`M${418 + at * 20.5} 160v60`, tone(detail, 0.35), 4, { opacity: 0.6 }),
    ).join('') +
    box(410, 236, 180, 24, 4, steelTube) +
    fill(
      FLASK,
      across(
        tone(body, -0.3),
        tone(body, 0.15),
        tone(body, 0.5),
        tone(body, 0.08),
        body,
        tone(body, -0.18),
        tone(body, -0.4),
      ),
    ) +
    box(336, 800, 328, 22, 0, tube(accent)) +
    clipped(FLASK, box(336, 846, 328, 44, 0, steelTube)) +
    line('M386 400Q388 366 424 338M386 430V780', '#ffffff', 14, { opacity: 0.5 }) +
    upright(540, 570, label, 360, 90, inkOn(body))
  )
}

function glassBottle({ body, accent, detail, label }: Paint): string {
  return (
    contactShadow(505, 884, 220, 28) +
    fill(FLASK, across('#b4cdd4', '#eef8fa', '#ffffff', '#dff0f3', '#c3dbe1', '#9fbdc6'), { opacity: 0.9 }) +
    fill(
      'M346 400Q500 420 654 400L664 440V850Q664 884 628 886H372Q336 884 336 850V440Z',
      across('#8fc3d2', '#c8e7ee', '#b0dae4', '#86bccc'),
      { opacity: 0.5 },
    ) +
    clipped(
      FLASK,
      box(326, 500, 348, 400, 0, tube(body)) + box(326, 500, 348, 26, 0, tone(body, 0.3), { opacity: 0.6 }),
    ) +
    line('M384 410Q390 366 426 336', '#ffffff', 16) +
    woodGrain('M402 130Q402 112 420 112H580Q598 112 598 130V244H402Z', '#d9ac6c', 402, 200, 260) +
    fill(
      'M402 130Q402 112 420 112H580Q598 112 598 130V244H402Z',
      across('#00000030', '#ffffff30', '#00000000', '#00000040'),
    ) +
    box(396, 236, 208, 24, 8, tube('#e6e9ec')) +
    line('M590 180Q680 190 676 280Q672 330 640 336', accent, 18) +
    upright(500, 700, label, 300, 84, inkOn(body)) +
    line('M360 560V840', '#ffffff', 8, { opacity: 0.3 }) +
    line('M640 560V840', tone(detail, 0.2), 5, { opacity: 0.12 })
  )
}

function sipper({ body, accent, detail, label }: Paint): string {
  const shell =
    'M360 330H640Q690 420 664 520Q640 580 664 640V846Q664 886 622 886H378Q336 886 336 846V640Q360 580 336 520Q310 420 360 330Z'
  return (
    contactShadow(505, 884, 230, 28) +
    line('M610 200Q780 180 770 330Q764 430 690 420', accent, 22) +
    box(470, 96, 48, 130, 20, across('#e9f3f6', '#ffffff', '#c9dbe1'), { transform: 'rotate(-24 494 200)' }) +
    fill('M340 320Q340 210 440 200H600Q664 210 660 320Z', slant(tone(accent, 0.4), accent, tone(accent, -0.25))) +
    fill('M430 206Q470 160 560 176L640 220Q600 250 540 236Z', plastic(tone(detail, 0.2))) +
    box(330, 306, 340, 44, 18, tube(tone(accent, -0.1))) +
    fill(
      shell,
      across(tone(body, -0.25), tone(body, 0.2), tone(body, 0.55), tone(body, 0.1), body, tone(body, -0.34)),
      { opacity: 0.94 },
    ) +
    line('M382 400Q366 460 386 530M386 660V830', '#ffffff', 16, { opacity: 0.6 }) +
    oval(510, 730, 104, 96, '#ffffff', { opacity: 0.92 }) +
    printed(510, 730, label || 'HI', 160, 80, body) +
    line('M600 420h34M610 460h24M600 500h34', tone(body, -0.4), 6, { opacity: 0.6 })
  )
}

/**
 * Variants: '' steel flask (accent = ring, detail = cap); 'glass' with a sleeve in body and a bamboo lid; 'sipper'
 * with a strap.
 */
export const bottle: Draw = (paint) => {
  const draw = paint.variant === 'glass' ? glassBottle : paint.variant === 'sipper' ? sipper : steelFlask
  return pieces(paint.count, () => draw(paint), ...ROW)
}

function cup({ body, accent, detail, label, variant }: Paint): string {
  const steel = variant === 'steel'
  const shell = 'M268 290H732L676 842Q672 884 630 886H370Q328 884 324 842Z'
  return (
    contactShadow(505, 884, 230, 30) +
    fill(
      shell,
      steel
        ? steelTube
        : across(tone(body, -0.2), tone(body, 0.3), tone(body, 0.5), body, tone(body, -0.12), tone(body, -0.36)),
    ) +
    clipped(
      shell,
      steel
        ? box(
            250,
            470,
            500,
            330,
            0,
            across(tone(body, -0.2), tone(body, 0.3), tone(body, 0.45), body, tone(body, -0.36)),
          )
        : fill('M250 450Q500 486 750 450V680Q500 716 250 680Z', tube(accent)),
    ) +
    (steel ? '' : line('M292 500Q500 536 708 500M302 640Q500 676 698 640', tone(accent, 0.35), 8)) +
    fill(
      'M256 236Q256 190 300 182L340 140Q352 126 380 126H620Q648 126 660 140L700 182Q744 190 744 236V268Q744 300 712 300H288Q256 300 256 268Z',
      tube(detail),
    ) +
    fill('M350 148Q360 134 380 134H620Q640 134 650 148L672 176H328Z', tone(detail, 0.3)) +
    oval(590, 156, 44, 10, '#0c1017') +
    box(256, 252, 488, 16, 8, '#ffffff', { opacity: 0.25 }) +
    line('M320 330L362 820', '#ffffff', 16, { opacity: 0.5 }) +
    printed(500, steel ? 636 : 584, label || 'CHAI', 260, 92, inkOn(steel ? body : accent)) +
    fill('M324 836L676 836Q672 884 630 886H370Q328 884 324 842Z', slant('#00000000', '#00000044'))
  )
}

/** Variants: '' bamboo-fibre cup (accent = sleeve, detail = lid); 'steel' tumbler with a coat in body. */
export const coffeeCup: Draw = (paint) => pieces(paint.count, () => cup(paint), ...ROW)
