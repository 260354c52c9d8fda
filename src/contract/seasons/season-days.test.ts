import { expect, test } from 'vitest'
import { dateText, daysText, firstShown, isDayOfYear, nextChange, runsOn, seasonOn } from './season-days.ts'

/** days('1 2', '31 3') is 1 February to 31 March. */
function days(from: string, to: string) {
  const [fromDay = 0, fromMonth = 0, toDay = 0, toMonth = 0] = `${from} ${to}`.split(' ').map(Number)
  return { fromDay, fromMonth, toDay, toMonth }
}
const season = (_id: string, from: string, to: string, isOn = true) => ({ _id, isOn, ...days(from, to) })

test.each([
  ['1 2', '31 3', '2027-01-31', false],
  ['1 2', '31 3', '2027-02-01', true],
  ['1 2', '31 3', '2027-03-31', true],
  ['1 2', '31 3', '2027-04-01', false],
  ['20 12', '15 1', '2026-12-19', false],
  ['20 12', '15 1', '2026-12-20', true],
  ['20 12', '15 1', '2027-01-01', true],
  ['20 12', '15 1', '2027-01-15', true],
  ['20 12', '15 1', '2027-01-16', false],
  ['5 9', '5 9', '2026-09-05', true],
  ['5 9', '5 9', '2026-09-06', false],
  ['1 2', '29 2', '2027-02-28', true],
  ['1 2', '29 2', '2027-03-01', false],
])('a season from %s to %s runs on %s: %s', (from, to, date, runs) => {
  expect(runsOn(days(from, to), date)).toBe(runs)
})

const festive = season('1', '1 9', '31 12')
const diwali = season('2', '1 10', '15 11')
const newYear = season('3', '20 12', '15 1')
const exams = season('4', '1 2', '31 3', false)
const all = [festive, diwali, newYear, exams]

test.each([
  ['the only one that runs', '2026-09-30', festive],
  ['the one that began last', '2026-10-01', diwali],
  ['the longer one again after it', '2026-11-16', festive],
  ['over New Year as well', '2026-12-31', newYear],
  ['none', '2027-01-16', undefined],
  ['none that is turned off', '2027-02-15', undefined],
])('the home page shows %s', (_, date, shown) => {
  expect(seasonOn(all, date)).toBe(shown)
})

test('of two that begin on one day the newest is shown', () => {
  const newer = season('9', '1 10', '31 10')
  expect(seasonOn([diwali, newer], '2026-10-05')).toBe(newer)
  expect(seasonOn([newer, diwali], '2026-10-05')).toBe(newer)
})

test.each([
  ['2026-11-10', { date: '2026-11-16', season: festive }],
  ['2026-12-31', { date: '2027-01-16', season: undefined }],
  ['2027-02-01', { date: '2027-09-01', season: festive }],
])('on %s it is known what comes next', (today, next) => {
  expect(nextChange(all, today)).toEqual(next)
})

test.each([
  ['is shown now', diwali, '2026-10-05', '2026-10-05'],
  ['comes next year', diwali, '2026-11-16', '2027-10-01'],
  ['waits for another to end', festive, '2026-10-05', '2026-11-16'],
  ['is turned off', exams, '2026-10-05', undefined],
])('a season that %s', (_, one, today, first) => {
  expect(firstShown(all, one, today)).toBe(first)
})

test.each([
  ['no seasons', []],
  ['one that never ends', [season('1', '1 1', '31 12')]],
])('with %s nothing else comes', (_, seasons) => {
  expect(nextChange(seasons, '2026-11-17')).toBeUndefined()
})

test.each([
  [2, 29, true],
  [2, 30, false],
  [4, 31, false],
  [12, 31, true],
  [13, 1, false],
  [1, 0, false],
])('month %i has a day %i: %s', (month, day, is) => {
  expect(isDayOfYear(month, day)).toBe(is)
})

test('days are read as people write them', () => {
  expect(daysText(newYear)).toBe('20 Dec to 15 Jan')
  expect(dateText('2027-01-16')).toBe('16 Jan')
})
