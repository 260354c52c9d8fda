import { box, down, fill, HEAP, inkOn, pieces, plastic, printed, roundedPath, slant } from '../material.ts'
import { contactShadow, type Draw, group, line, type Paint, print, tone } from '../paint.ts'
import { segmentDigits } from './seven-segment.ts'

const LCD_INK = '#25302a'

function alarmClock({ body, accent, label }: Paint, time: string): string {
  const name = label === time ? '' : label
  return (
    contactShadow(505, 736, 390, 28) +
    box(200, 684, 120, 46, 14, tone(body, -0.4)) +
    box(680, 684, 120, 46, 14, tone(body, -0.4)) +
    box(330, 262, 340, 60, 30, plastic(accent)) +
    fill(roundedPath(110, 300, 780, 400, 70), slant(tone(body, 0.35), body, tone(body, -0.25))) +
    line('M180 330Q300 312 460 312', '#ffffff', 10, { opacity: 0.4 }) +
    box(152, 342, 696, 300, 36, '#10151d') +
    box(166, 356, 668, 272, 26, slant('#d5e2cf', '#bccdb6', '#a9bda4')) +
    segmentDigits(time, 716, 392, 144, LCD_INK, '#b3c4ad') +
    print(270, 606, 'SUN 15-11', 40, LCD_INK) +
    print(700, 606, '27°C', 40, LCD_INK) +
    line('M772 396q30 10 30 40h-60q0 -30 30 -40zM764 450h16', LCD_INK, 7) +
    fill('M192 356H420L330 628H192Q166 628 166 602V382Q166 356 192 356Z', '#ffffff', { opacity: 0.25 }) +
    printed(500, 671, name, 240, 36, inkOn(body))
  )
}

function woodenClock({ accent }: Paint, time: string): string {
  return (
    contactShadow(505, 714, 390, 28) +
    fill('M110 324L170 250H830L890 324Z', down('#f2d8ab', '#e2b678')) +
    fill(roundedPath(110, 310, 780, 390, 20), slant('#e2b678', '#c9955a', '#a8743c')) +
    line('M130 380q200 -14 380 4t370 -4M130 470q180 16 370 0t380 6M130 580q200 -12 380 2t370 -2', '#8f5f2c', 4, {
      opacity: 0.35,
    }) +
    group(segmentDigits(time, 812, 410, 176, accent, 'none', 26), { opacity: 0.4 }) +
    segmentDigits(time, 812, 410, 176, tone(accent, 0.75), 'none', 12)
  )
}

/** Variants: '' LCD alarm clock in body; 'wood' block with LEDs in accent. A label such as 6:30 is the time shown. */
export const digitalClock: Draw = (paint) => {
  const time = /^\d{1,2}:\d\d$/.test(paint.label) ? paint.label : '10:24'
  const draw = paint.variant === 'wood' ? woodenClock : alarmClock
  return pieces(paint.count, () => draw(paint, time), ...HEAP)
}
