import {
  across,
  box,
  castShadow,
  fill,
  HEAP,
  inkOn,
  oval,
  pieces,
  plastic,
  printed,
  ROW,
  roundedPath,
  slant,
  steelFace,
  tube,
} from '../material.ts'
import { contactShadow, type Draw, line, type Paint, tone, turned } from '../paint.ts'
import { mesh, woodGrain } from '../textures.ts'

/** Pens, a ruler and scissors rising out of a holder, cut off at its rim. */
function standingPens(x: number, top: number, rim: number, { body, accent, detail }: Paint): string {
  const leaning = (at: number, lean: number, inner: string) => turned(lean, inner, at, rim)
  const pen = (at: number, up: number, hex: string, lean: number) =>
    leaning(
      at,
      lean,
      box(at - 19, up, 38, rim - up + 90, 10, tube(hex)) +
        box(at - 14, up - 26, 28, 34, 8, tube(tone(hex, -0.3))) +
        box(at + 12, up + 16, 12, 92, 5, tube('#e3e8ec')),
    )
  const pencil = (at: number, up: number, hex: string, lean: number) =>
    leaning(
      at,
      lean,
      fill(`M${at - 20} ${up + 66}L${at} ${up}L${at + 20} ${up + 66}Z`, '#ecc994') +
        fill(`M${at - 7} ${up + 22}L${at} ${up}L${at + 7} ${up + 22}Z`, detail) +
        box(at - 20, up + 62, 40, rim - up + 30, 0, across(tone(hex, 0.3), hex, hex, tone(hex, -0.3))),
    )
  const ruler =
    box(x - 92, top + 10, 62, rim - top + 60, 4, slant('#ffffffd8', '#cfe0eac8')) +
    line(
      Array.from({ length: 16 }, (_, at) => `M${x - 92} ${top + 24 + at * 18}h${at % 5 ? 16 : 28}`).join(''),
      '#6b7682',
      3,
    )
  return (
    ruler +
    pen(x - 10, top + 40, body, -3) +
    pencil(x + 60, top - 10, accent, 5) +
    pen(x + 104, top + 70, '#c8323b', 10) +
    pencil(x - 120, top + 80, '#2f9e6e', -12)
  )
}

function cup(paint: Paint): string {
  const { body, accent, label, variant } = paint
  const square = variant === 'wood'
  const outline = square
    ? 'M300 430H700V868Q700 882 686 882H314Q300 882 300 868Z'
    : 'M300 430L318 850Q320 884 500 886Q680 884 682 850L700 430Q500 486 300 430Z'
  const rim = square
    ? fill('M300 430L340 380H660L700 430Z', tone('#b98546', -0.45))
    : oval(500, 430, 200, 48, tone(body, -0.45))
  const wall =
    variant === 'mesh'
      ? mesh(outline, tone(body, -0.1), 300, 430, 400, 460)
      : square
        ? woodGrain(outline, '#d8a868', 300, 400, 900)
        : fill(outline, tube(body))
  const lip = square
    ? line('M300 432H700', '#f2d4a2', 12)
    : line('M300 430Q500 490 700 430', variant === 'mesh' ? tone(body, -0.2) : tone(body, 0.4), 14) +
      line('M300 430Q310 384 500 382Q690 384 700 430', tone(body, variant === 'mesh' ? -0.1 : 0.25), 12)
  const band =
    square || variant === 'mesh' ? '' : fill('M306 560Q500 612 694 560L690 640Q500 694 310 640Z', tube(accent))
  return (
    contactShadow(505, 880, 260, 32) +
    rim +
    standingPens(500, 130, 430, paint) +
    (variant === 'mesh' ? '' : fill(outline, '#1d2433')) +
    wall +
    band +
    lip +
    (square
      ? box(360, 600, 280, 120, 12, plastic(body)) + printed(500, 660, label, 250, 60, inkOn(body))
      : printed(500, variant === 'mesh' ? 760 : 634, label, 320, 56, variant === 'mesh' ? '#ffffff' : inkOn(accent)))
  )
}

/** Variants: '' round cup (accent = band); 'mesh' wire cup; 'wood' square block (body = plate). */
export const penStand: Draw = (paint) => pieces(paint.count, () => cup(paint), ...ROW)

function compartments(paint: Paint): string {
  const { body, accent, label, variant } = paint
  const wall = (outline: string, x: number, y: number, width: number, height: number, shade = 0) =>
    variant === 'mesh'
      ? mesh(outline, tone(body, shade - 0.05), x, y, width, height)
      : fill(outline, slant(tone(body, 0.3 + shade), tone(body, shade || 0.001), tone(body, shade - 0.24)))
  const edge = (d: string) => line(d, variant === 'mesh' ? tone(body, -0.2) : tone(body, 0.45), 11)
  return (
    contactShadow(505, 864, 400, 34) +
    fill('M150 400L200 350H530L500 400Z', tone(body, -0.5)) +
    standingPens(330, 140, 400, paint) +
    fill('M500 540L540 490H830L850 540Z', tone(body, -0.5)) +
    box(560, 380, 190, 200, 4, slant(tone(accent, 0.45), accent), { transform: 'rotate(6 650 480)' }) +
    box(590, 410, 190, 200, 4, slant('#ffe9a8', '#f6d25e'), { transform: 'rotate(-4 680 500)' }) +
    wall(roundedPath(150, 400, 350, 460, 12), 150, 400, 350, 460) +
    wall(roundedPath(500, 540, 350, 320, 12), 500, 540, 350, 320, -0.08) +
    edge('M154 404H498M502 544H848') +
    castShadow(roundedPath(130, 690, 740, 170, 16), 0, -6, 0.2) +
    wall(roundedPath(130, 690, 740, 176, 16), 130, 690, 740, 176, 0.02) +
    edge('M140 694H860') +
    box(420, 756, 160, 50, 25, variant === 'mesh' ? steelFace : plastic(accent)) +
    printed(330, 560, label, 280, 64, inkOn(body))
  )
}

function drawers({ body, accent, detail, label }: Paint): string {
  const drawer = (y: number) =>
    box(186, y, 628, 180, 14, slant(tone(body, 0.42), tone(body, 0.12), body)) +
    box(186, y + 166, 628, 16, 8, tone(body, -0.3)) +
    box(430, y + 74, 140, 36, 18, plastic(accent)) +
    box(440, y + 80, 120, 8, 4, '#ffffff', { opacity: 0.5 })
  return (
    contactShadow(505, 868, 380, 34) +
    fill('M150 230L210 170H790L850 230Z', tone(body, 0.3)) +
    box(150, 230, 700, 636, 16, slant(tone(body, -0.1), tone(body, -0.35))) +
    drawer(260) +
    drawer(458) +
    drawer(656) +
    box(220, 290, 180, 54, 6, '#ffffff') +
    printed(310, 317, label || 'A - Z', 160, 36, detail) +
    box(220, 488, 180, 54, 6, '#ffffff') +
    box(220, 686, 180, 54, 6, '#ffffff') +
    line('M240 516h120M240 714h90', tone(detail, 0.5), 8)
  )
}

/** Variants: '' compartments with a front tray; 'mesh' the same in wire; 'drawers' three-drawer unit. */
export const deskOrganiser: Draw = (paint) =>
  pieces(paint.count, () => (paint.variant === 'drawers' ? drawers(paint) : compartments(paint)), ...HEAP)

function tray({ body, accent, label, variant }: Paint, y: number): string {
  const front = `M90 ${y}H300Q320 ${y} 336 ${y + 30}Q350 ${y + 52} 376 ${y + 52}H624Q650 ${y + 52} 664 ${y + 30}Q680 ${y} 700 ${y}H910V${y + 110}Q910 ${y + 126} 894 ${y + 126}H106Q90 ${y + 126} 90 ${y + 110}Z`
  return (
    fill(`M90 ${y}L200 ${y - 150}H800L910 ${y}V${y + 60}H90Z`, tone(body, -0.4)) +
    fill(`M200 ${y - 150}H800L816 ${y - 128}H184Z`, tone(body, 0.3)) +
    fill(`M150 ${y + 40}L226 ${y - 100}H774L850 ${y + 40}Z`, slant('#ffffff', '#eef1f4', '#d9dfe5')) +
    line(`M280 ${y - 66}H560M262 ${y - 32}H690M244 ${y + 4}H640`, '#b6c0ca', 8) +
    (variant === 'mesh'
      ? mesh(front, tone(body, -0.05), 90, y, 820, 130) +
        line(
          `M94 ${y + 2}H300Q320 ${y} 336 ${y + 30}Q350 ${y + 52} 376 ${y + 52}H624Q650 ${y + 52} 664 ${y + 30}Q680 ${y} 700 ${y + 2}H906`,
          tone(body, -0.2),
          12,
        )
      : fill(front, slant(tone(body, 0.35), body, tone(body, -0.22))) +
        line(`M98 ${y + 6}H296`, '#ffffff', 8, { opacity: 0.6 })) +
    (label ? box(380, y + 66, 240, 48, 8, accent) + printed(500, y + 90, label, 210, 36, inkOn(accent)) : '')
  )
}

/** Variants: '' one tray (packs stack up to three); 'tiers' three on posts; 'mesh' three in wire. */
export const paperTray: Draw = (paint) => {
  const tiered = paint.variant !== '' || paint.count > 1
  const posts = [110, 870].map((x) => box(x, 290, 22, 540, 6, steelFace)).join('')
  const levels = paint.count === 2 ? [420, 660] : [310, 500, 690]
  return (
    contactShadow(505, tiered ? 830 : 640, 410, 32) +
    (tiered ? posts + levels.map((y) => tray(paint, y)).join('') : tray(paint, 500))
  )
}
