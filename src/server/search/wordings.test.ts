import { expect, test } from 'vitest'
import { kindOf, phraseWith } from './wordings.ts'

test.each([
  ['kalam neer gel pen', false, 'gel pen'],
  ['kalam smooth ball pen', false, 'ball pen'],
  ['mezkaar bheem heavy duty stapler', true, 'heavy duty stapler'],
  ['panna single line notebook', false, 'single line notebook'],
  ['almira lever arch file', false, 'lever arch file'],
  ['patang saaf dust-free eraser', true, 'dust-free eraser'],
  ['kalam ujaas highlighter', true, undefined],
  ['mezkaar staples', false, undefined],
  ['ganak gs-240 scientific calculator', true, 'scientific calculator'],
  ['mezkaar chhotu no. 10 stapler', true, undefined],
])('%j is of the kind %s', (bare, isOwnName, kind) => {
  expect(kindOf({ bare, isOwnName })).toBe(kind)
})

test.each([
  ['tarang sangam dual pen drive', 'du', 'dual pen drive'],
  ['mezkaar bheem heavy duty stapler', 'du', 'heavy duty stapler'],
  ['patang tulika dual tip brush pens', 'tip', 'dual tip brush pens'],
  ['mezkaar tez snap-off cutter', 'off', 'snap-off cutter'],
  ['kalam pakka permanent marker', 'per', 'permanent marker'],
  ['kalam neer gel pen', 'kal', undefined],
  ['mezkaar staples', 'per', undefined],
  ['tarang dor braided usb-c cable', 'us', 'usb-c cable'],
])('of %j, %j becomes %s', (bare, typed, phrase) => {
  expect(phraseWith({ bare, isOwnName: false }, typed)).toBe(phrase)
})
