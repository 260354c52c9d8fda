import { box, steelBar } from '../material.ts'
import { group } from '../paint.ts'

/** A USB-A plug that points left from x, centred on y. */
export const usbA = (x: number, y: number, scale = 1) =>
  group(
    box(-190, -66, 200, 132, 8, steelBar) +
      box(-140, -36, 36, 26, 4, '#39424d') +
      box(-140, 14, 36, 26, 4, '#39424d') +
      box(-190, -66, 10, 132, 3, '#7d8792'),
    { transform: `translate(${x} ${y}) scale(${scale})` },
  )

/** A USB-C plug that points left from x, centred on y. */
export const usbC = (x: number, y: number, scale = 1) =>
  group(box(-130, -40, 140, 80, 38, steelBar) + box(-132, -22, 26, 44, 12, '#39424d'), {
    transform: `translate(${x} ${y}) scale(${scale})`,
  })
