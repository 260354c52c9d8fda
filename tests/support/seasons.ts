import type { Season, SeasonInput } from '#contract/seasons/season.ts'

export const aSeasonInput = (over: Partial<SeasonInput> = {}): SeasonInput => ({
  name: 'Exam time',
  heading: 'Ready for the exam hall',
  text: 'Pens that keep up with you.',
  button: 'Shop for exams',
  ...{ nameHi: '', headingHi: '', textHi: '', buttonHi: '' },
  leadsTo: 'search',
  words: 'exam',
  picture: 'Writing',
  fromMonth: 1,
  fromDay: 1,
  toMonth: 12,
  toDay: 31,
  isOn: true,
  ...over,
})

export const aSeason = (over: Partial<Season> = {}): Season => ({
  _id: '01930000-0000-7000-8000-000000000001',
  version: 1,
  ...aSeasonInput(),
  ...over,
})
