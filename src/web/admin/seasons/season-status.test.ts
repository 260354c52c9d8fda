import { expect, test } from 'vitest'
import { aSeason } from '#tests/support/seasons.ts'
import { formStatus, nextText, seasonStatus } from './season-status.ts'

const TODAY = '2026-11-10'
const festive = aSeason({ _id: '1', name: 'Festive', fromMonth: 9, fromDay: 1, toMonth: 12, toDay: 31 })
const diwali = aSeason({ _id: '2', name: 'Diwali gifts', fromMonth: 10, fromDay: 1, toMonth: 11, toDay: 15 })
const exams = aSeason({ _id: '3', name: 'Exam time', fromMonth: 2, fromDay: 1, toMonth: 3, toDay: 31 })
const rakhi = aSeason({ _id: '4', name: 'Rakhi', fromMonth: 8, fromDay: 1, toMonth: 8, toDay: 31, isOn: false })
const hidden = aSeason({ _id: '5', name: 'Hidden', fromMonth: 2, fromDay: 1, toMonth: 2, toDay: 1 })
const all = [festive, diwali, exams, rakhi]

test.each([
  ['Shown now', diwali],
  ['After Diwali gifts', festive],
  ['From 1 Feb', exams],
  ['Off', rakhi],
])('of a season the list says: %s', (text, season) => {
  expect(seasonStatus(season, all, TODAY).text).toBe(text)
})

test('a season that never gets its turn says so', () => {
  const newer = aSeason({ _id: '9', fromMonth: 2, fromDay: 1, toMonth: 3, toDay: 1 })
  expect(seasonStatus(hidden, [newer, hidden], TODAY).text).toBe('Never shown')
  expect(formStatus(hidden, [newer], TODAY)).toMatch(/^Never shown/)
})

test('staff read what comes next', () => {
  expect(nextText(all, TODAY)).toBe('From 16 Nov: Festive.')
  expect(nextText(all, '2027-03-10')).toBe('From 1 Apr: no season.')
  expect(nextText([], TODAY)).toBe('Nothing else is planned.')
})

test.each([
  ['Once saved, it is on the home page today.', diwali],
  ['First on the home page on 1 Feb.', exams],
  ['Turned off: shoppers do not see it.', rakhi],
])('of a season the form says: %s', (text, season) => {
  expect(formStatus(season, [festive], TODAY)).toBe(text)
})
