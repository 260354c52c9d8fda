import { box, castShadow, down, fill, HEAP, inkOn, oval, pieces, printed, slant } from '../material.ts'
import { circle, type Draw, line, tone, turned } from '../paint.ts'
import { stitches, weave } from '../textures.ts'
import { JUTE, sprig } from './sprig.ts'

const papers = () =>
  fill('M210 170H770V400H210Z', slant('#ffffff', '#e9edf1'), { transform: 'rotate(-2 490 280)' }) +
  fill('M240 190H790V400H240Z', '#ffffff', { stroke: '#d5dce2', 'stroke-width': 3 })

/** Variants: '' cloth envelope folder, button and string in accent. */
export const clothFolder: Draw = (paint) => {
  const { body, accent, label, count } = paint
  const back = 'M150 260Q150 236 174 236H826Q850 236 850 260V826Q850 856 820 856H180Q150 856 150 826Z'
  const flap = 'M146 262Q146 232 178 232H822Q854 232 854 262L640 500Q610 530 500 532Q390 530 360 500Z'
  const one = () =>
    turned(
      -5,
      papers() +
        castShadow(back, 14, 26, 0.24) +
        fill(back, slant(tone(body, 0.28), body, tone(body, -0.2))) +
        weave(back, body, 150, 236, 700, 620) +
        stitches('M172 300V832H828V300', tone(body, 0.55)) +
        castShadow(flap, 2, 16, 0.3, 8) +
        fill(flap, slant(tone(body, 0.42), tone(body, 0.12), tone(body, -0.12))) +
        weave(flap, body, 146, 232, 710, 310) +
        stitches('M178 262L376 486Q400 508 500 510Q600 508 624 486L822 262', tone(body, 0.65)) +
        line('M500 480Q560 560 500 640Q450 560 500 480M520 640Q590 700 570 770', accent, 9) +
        [470, 640]
          .map(
            (y) =>
              oval(503, y + 6, 36, 36, '#00000040') +
              oval(500, y, 36, 36, slant(tone(accent, 0.4), accent, tone(accent, -0.3))) +
              circle(500, y, 9, tone(accent, -0.5)),
          )
          .join('') +
        printed(330, 770, label, 280, 60, inkOn(body)),
    )
  return pieces(count, one, ...HEAP)
}

/** Variants: '' jute file with a toggle (body = binding, accent = print); 'handle' adds carrying handles. */
export const juteFolder: Draw = (paint) => {
  const { body, accent, label, count, variant } = paint
  const cover = 'M140 290H860Q880 290 880 312V810Q880 836 854 836H146Q120 836 120 810V312Q120 290 140 290Z'
  const handles = 'M360 300V230Q366 160 500 160Q634 160 640 230V300'
  const one = () =>
    turned(
      -4,
      (variant === 'handle' ? line(handles, tone(body, -0.2), 34) + line(handles, tone(body, 0.3), 12) : '') +
        castShadow(cover, 14, 26, 0.24) +
        fill('M170 264H840V340H170Z', slant('#ffffff', '#e3e8ed')) +
        fill(cover, slant(tone(JUTE, 0.25), JUTE, tone(JUTE, -0.18))) +
        weave(cover, JUTE, 120, 290, 770, 550, 18) +
        fill('M120 312Q120 290 140 290H200V836H146Q120 836 120 810Z', slant(tone(body, 0.3), body, tone(body, -0.25))) +
        stitches('M212 300V828M232 812H856V312H232', tone(JUTE, -0.4)) +
        sprig(380, 600, 0.8, accent) +
        printed(620, 690, label, 330, 84, accent) +
        fill('M640 270H740V470Q740 500 690 500Q640 500 640 470Z', slant(tone(body, 0.3), body, tone(body, -0.25))) +
        box(630, 436, 120, 36, 18, down('#e9c792', '#b98441')) +
        line('M690 430v48', tone(body, -0.5), 7),
    )
  return pieces(count, one, ...HEAP)
}
