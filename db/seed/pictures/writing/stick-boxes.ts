/** Boxes, tins and fans that colour sticks of any sort are sold in. */
import { circle, contactShadow, group, line, path, printWithin, rect, tone } from '../paint.ts'
import { box, flat, inkOn, matte, outline, resting, shaded, times } from '../surface.ts'

export const SHADES = [
  '#d9342b',
  '#ee7a1f',
  '#f6c11c',
  '#a4c639',
  '#2f9e4f',
  '#13938c',
  '#3aa6e0',
  '#2550b8',
  '#6c3fb2',
  '#d6478f',
  '#8a4b25',
  '#24272e',
]

export const shade = (index: number) => SHADES[index % SHADES.length] ?? '#24272e'

/** Stands a lying stick on its end, tip up, still lit from the left. */
export const upright = (piece: string, x: number, y: number, scale = 1) =>
  group(piece, { transform: `translate(${x} ${y}) rotate(90) scale(${scale} ${-scale})` })

/** A stick 600 long, centred on the origin; `r` is half its thickness. */
export type DrawStick = (colour: string, r: number) => string

type Packing = {
  body: string
  accent: string
  label: string
  count: number
  stick: DrawStick
  most?: number
  unit?: string
  shadeOf?: (index: number) => string
}

const FRONT = { x: 190, y: 500, width: 600, height: 370 }

/** An open carton: sticks in rows behind the printed front. */
export function openBox(packing: Packing): string {
  const { body, accent, label, count, stick, most = 12, unit = 'colours', shadeOf = shade } = packing
  const rows = count > most ? 2 : 1
  const perRow = Math.max(4, Math.min(most, Math.ceil(count / rows)))
  const pitch = (FRONT.width - 24) / perRow
  const { x, y, width, height } = FRONT
  const row = (level: number) =>
    times(perRow, (i) => {
      const at = x + 12 + pitch * (i + 0.5) + (level ? 0 : rows > 1 ? pitch * 0.25 : 0)
      return upright(stick(shadeOf(rows > 1 ? i * 2 + level : i), pitch * 0.47), at, level || rows === 1 ? 450 : 376)
    })
  const side = outline(
    [x + width, y],
    [x + width + 46, y - 40],
    [x + width + 46, y + height - 40],
    [x + width, y + height],
  )
  const carton =
    contactShadow(520, 880, 370, 30) +
    resting(
      path(
        outline([x + 36, y - 90], [x + width + 46, y - 90], [x + width + 46, y], [x, y + 20], [x, y - 40]),
        tone(body, -0.45),
      ) +
        (rows > 1 ? row(0) : '') +
        row(1) +
        shaded(side, 'across', [
          [0, tone(body, -0.42)],
          [1, tone(body, -0.3)],
        ]),
    ) +
    shaded(
      `M${x} ${y - 40}Q${x + width * 0.3} ${y + 90} ${x + width / 2} ${y + 30}T${x + width} ${y - 30}V${y + height}H${x}Z`,
      'slant',
      flat(body),
    ) +
    path(
      `M${x} ${y + 240}Q${x + 210} ${y + 130} ${x + 360} ${y + 220}T${x + width} ${y + 190}V${y + height}H${x}Z`,
      accent,
    ) +
    printWithin(x + width / 2, y + 176, width - 90, label || 'Colours', 84, inkOn(body)) +
    times(
      9,
      (i) =>
        circle(x + 84 + i * 54, y + 318, 17, shadeOf(i)) +
        circle(x + 79 + i * 54, y + 312, 5, '#ffffff', { opacity: 0.6 }),
    ) +
    (count > 1 ? printWithin(x + width / 2, y + 278, 420, `${count} ${unit}`, 42, inkOn(accent)) : '') +
    line(`M${x + 3} ${y}V${y + height - 3}`, '#ffffff', 4, { opacity: 0.35 })
  return group(carton, { transform: 'translate(16 22) scale(.95)' })
}

/** A flat tin or tray: lid behind, sticks side by side in front. */
export function openTray(
  { body, accent, label, count, stick, most = 12, unit = 'colours' }: Packing,
  lining: string,
): string {
  const shown = Math.max(5, Math.min(most, count))
  const pitch = 700 / shown
  const lid =
    shaded(box(110, 130, 780, 300, 26), 'slant', flat(body)) +
    path('M110 330Q320 220 520 310T890 270V404A26 26 0 0 1 864 430H136A26 26 0 0 1 110 404Z', accent) +
    printWithin(500, 264, 640, label || 'Colours', 92, inkOn(body)) +
    (count > 1 ? printWithin(500, 396, 420, `${count} ${unit}`, 46, inkOn(accent)) : '') +
    line('M128 146H872', '#ffffff', 5, { opacity: 0.4 })
  const tray =
    shaded(box(110, 430, 780, 440, 26), 'slant', flat(tone(body, -0.12))) +
    path(box(134, 454, 732, 392, 14), lining) +
    path('M134 468a14 14 0 0 1 14 -14H852a14 14 0 0 1 14 14V486H134Z', '#000000', { opacity: 0.18 })
  const scale = 360 / 600
  return (
    resting(lid) +
    resting(tray) +
    times(shown, (i) => resting(upright(stick(shade(i), (pitch * 0.44) / scale), 150 + pitch * (i + 0.5), 652, scale)))
  )
}

/** Sticks alone, spread like a hand of cards, tips outwards. */
export function fan(count: number, stick: DrawStick, most = 12): string {
  const shown = Math.max(5, Math.min(most, count))
  const spread = Math.min(64, shown * 9)
  return times(shown, (i) => {
    const angle = -spread / 2 + (spread * i) / (shown - 1)
    const r = Math.min(40, 300 / shown)
    const placed = `translate(500 960) rotate(${angle.toFixed(2)}) translate(0 -500)`
    return resting(group(upright(stick(shade(i), r), 0, 0, 0.98), { transform: placed }))
  })
}

/** A wax or clay stick in its paper sleeve. */
export const wrapped: DrawStick = (colour, r) =>
  shaded(
    `M-300 ${-r * 0.36}Q-306 0 -300 ${r * 0.36}L-236 ${r * 0.62}L-226 ${r}H-210V${-r}H-226L-236 ${-r * 0.62}Z`,
    'down',
    matte(colour),
  ) +
  shaded(box(-212, -r, 512, r * 2), 'down', matte(tone(colour, 0.12))) +
  [-196, 256].map((x) => rect(x, -r, 22, r * 2, tone(colour, -0.5), { opacity: 0.75 })).join('') +
  rect(-140, -r * 0.42, 360, r * 0.84, tone(colour, -0.3), { rx: r * 0.42, opacity: 0.35 })
