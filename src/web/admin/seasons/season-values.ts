import type { Season } from '#contract/seasons/season.ts'

/** What the fields of the form hold, by their names. A box that is not ticked has no value. */
export type SeasonValues = Record<string, string>

/** A new season is on, and the rest is for staff to say. */
export const NEW_VALUES: SeasonValues = {
  ...{ leadsTo: 'shop', picture: 'Writing', isOn: 'on' },
  ...{ fromDay: '1', fromMonth: '1', toDay: '31', toMonth: '1' },
}

/** A season as its form shows it. */
export const valuesOf = ({ _id, version, isOn, ...season }: Season): SeasonValues => ({
  ...Object.fromEntries(Object.entries(season).map(([name, value]) => [name, String(value)])),
  ...(isOn && { isOn: 'on' }),
})

/** What the form says so far, as far as it goes, for the preview. */
export const seasonOf = (values: Readonly<Record<string, unknown>>, _id: string): Season => {
  const text = (name: string) => String(values[name] ?? '')
  return {
    _id,
    version: 0,
    name: text('name'),
    heading: text('heading'),
    text: text('text'),
    button: text('button'),
    ...{ nameHi: text('nameHi'), headingHi: text('headingHi'), textHi: text('textHi'), buttonHi: text('buttonHi') },
    leadsTo: text('leadsTo') as Season['leadsTo'],
    words: text('words'),
    picture: text('picture') as Season['picture'],
    fromMonth: Number(values.fromMonth),
    fromDay: Number(values.fromDay),
    toMonth: Number(values.toMonth),
    toDay: Number(values.toDay),
    isOn: values.isOn === 'on',
  }
}
