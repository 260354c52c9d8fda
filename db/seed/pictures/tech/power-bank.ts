import {
  across,
  box,
  castShadow,
  fill,
  HEAP,
  inkOn,
  oval,
  pieces,
  placed,
  plastic,
  printed,
  roundedPath,
  slant,
} from '../material.ts'
import { circle, type Draw, line, tone, turned } from '../paint.ts'

/**
 * Variants: '' slab with four lights (body = shell, accent = light, detail = ends); 'mini' round stick. The label is
 * the capacity.
 */
export const powerBank: Draw = (paint) => {
  const { body, accent, detail, label, count, variant } = paint
  const slab = roundedPath(290, 150, 420, 740, 60)
  const port = (x: number, width: number, c: boolean) =>
    box(x, 116, width, 40, c ? 18 : 6, '#10151d') + box(x + 8, 126, width - 16, 12, 4, '#5d6772')
  const one = () =>
    turned(
      12,
      variant === 'mini'
        ? castShadow(roundedPath(390, 130, 220, 760, 60), 14, 30, 0.24) +
            box(
              390,
              140,
              220,
              750,
              60,
              across(tone(body, -0.2), tone(body, 0.25), tone(body, 0.48), body, tone(body, -0.36)),
            ) +
            oval(500, 170, 110, 44, tone(detail, 0.2)) +
            box(450, 152, 100, 34, 8, '#10151d') +
            box(390, 780, 220, 24, 0, across(tone(accent, -0.2), tone(accent, 0.4), accent, tone(accent, -0.3))) +
            printed(500, 520, label || '5000', 460, 110, inkOn(body), { transform: 'rotate(-90 500 520)' }) +
            line('M430 260V760', '#ffffff', 14, { opacity: 0.45 })
        : castShadow(slab, 16, 34, 0.26) +
            box(290, 112, 420, 110, 40, plastic(tone(detail, 0.2))) +
            port(350, 110, false) +
            port(490, 70, true) +
            port(590, 70, true) +
            box(302, 160, 420, 740, 60, tone(body, -0.45)) +
            fill(slab, slant(tone(body, 0.42), tone(body, 0.08), body, tone(body, -0.25))) +
            line('M320 220V820', '#ffffff', 10, { opacity: 0.4 }) +
            [0, 1, 2, 3]
              .map(
                (at) =>
                  circle(400 + at * 46, 240, 12, at < 3 ? tone(accent, 0.3) : tone(body, -0.4)) +
                  (at < 3 ? circle(400 + at * 46, 240, 20, accent, { opacity: 0.25 }) : ''),
              )
              .join('') +
            circle(632, 240, 26, tone(body, -0.3)) +
            circle(632, 240, 20, tone(body, 0.25)) +
            printed(500, 560, label || '10000', 290, 110, inkOn(body)) +
            printed(500, 670, 'MAH', 180, 56, inkOn(body)) +
            fill('M520 760L450 850H500L480 910L560 810H508Z', accent, { transform: 'translate(0 -30)' }),
    )
  return pieces(count, () => placed(one(), 0, -20, 0.97), ...HEAP)
}
