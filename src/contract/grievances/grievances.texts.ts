import { t, texts } from '#contract/platform/t.ts'

export const SHORTEST_COMPLAINT = 20
export const LONGEST_COMPLAINT = 3_000

export const grievanceTexts = texts({
  nameMissing: 'Enter your name',
  longOrder: 'An order number is shorter than this',
  get tooShort() {
    return t('Tell us what happened, in at least {least} characters', { least: SHORTEST_COMPLAINT })
  },
  get tooLong() {
    return t('Use up to {max} characters', { max: LONGEST_COMPLAINT })
  },
  tooMany: 'Too many complaints from here. Please try again in {wait}, or email us.',
  failed: 'We couldn’t send your complaint. Please try again, or email us.',
})
