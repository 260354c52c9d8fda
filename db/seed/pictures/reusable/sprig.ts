import { group, line, path } from '../paint.ts'

/** The colour of undyed jute. */
export const JUTE = '#c79a5e'

/** A sprig printed on cloth. */
export const sprig = (x: number, y: number, scale: number, ink: string) =>
  group(
    line('M0 120Q-6 20 0 -100', ink, 10) +
      [
        [-1, 60],
        [1, 20],
        [-1, -20],
        [1, -60],
      ]
        .map(([side = 1, at = 0]) =>
          path(`M0 ${at}Q${side * 30} ${at - 70} ${side * 96} ${at - 70}Q${side * 90} ${at - 6} 0 ${at}Z`, ink),
        )
        .join('') +
      path('M0 -90Q-34 -140 0 -190Q34 -140 0 -90Z', ink),
    { transform: `translate(${x} ${y}) scale(${scale})` },
  )
