import { castShadow, clipped, down, fill, inkOn, plastic, printed } from '../material.ts'
import { type Paint, path, tone } from '../paint.ts'

const OPENING = 'M210 424L556 346L806 430L474 514Z'
/** Everything above the two front rims: what lies inside may rise out of the box but not through its walls. */
const INSIDE_AND_ABOVE = 'M0 0H1000V430H806L474 514L210 424H0Z'

/** An open card box seen from a corner, with what it holds. */
export function openCardBox(
  { body, accent, label }: Pick<Paint, 'body' | 'accent' | 'label'>,
  contents: string,
): string {
  return (
    castShadow('M170 420L470 530L850 430L850 640L470 760L170 640Z', 14, 24, 0.2) +
    fill('M170 420L560 330L850 430L470 530Z', tone(body, 0.3)) +
    path(OPENING, '#3a424e') +
    fill('M170 420L470 530L470 760L170 640Z', plastic(body)) +
    fill('M470 530L850 430L850 640L470 760Z', down(tone(body, -0.12), tone(body, -0.34))) +
    fill('M170 560L470 676L470 716L170 600Z', accent) +
    fill('M470 676L850 560L850 598L470 716Z', tone(accent, -0.2)) +
    fill('M170 420L210 424L474 514L806 430L850 430L470 530Z', tone(body, 0.42)) +
    clipped(INSIDE_AND_ABOVE, contents) +
    printed(0, 0, label, 240, 76, inkOn(body), { transform: 'matrix(.93 .36 0 1 318 548)' }) +
    printed(0, 0, label, 280, 76, inkOn(body), { transform: 'matrix(.93 -.26 0 1 660 560)' })
  )
}
