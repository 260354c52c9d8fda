export const LONGEST = { line: 120, mails: 10 } as const
export const MOST_DISPATCH_DAYS = 14
export const MOST_TAX_PERCENT = 40
export const RETURN_DAYS = { fewest: 2, most: 90 } as const

/** What the settings screen says. */
export const settingsTexts = {
  saved: 'Settings saved. They count from now on.',
  saveFailed: 'The settings could not be saved. Please try again.',
  missing: 'Fill this in',
  tooLong: `Use up to ${LONGEST.line} characters`,
  odd: 'This text contains characters that cannot be shown',
  badPin: 'Enter a 6-digit PIN code',
  badState: 'Choose a state',
  badGstin: 'Enter a valid 15-character GSTIN',
  gstinElsewhere: 'The first two digits of the GSTIN belong to another state',
  badMail: 'Enter a valid email address',
  badPhone: 'Enter a phone number with its area code, such as +91 80 1234 5678',
  badDispatchDays: `Enter whole days, 1 to ${MOST_DISPATCH_DAYS}`,
  badReturnDays: `Enter whole days, ${RETURN_DAYS.fewest} to ${RETURN_DAYS.most}`,
  badTaxPercent: `Enter a whole percentage, 0 to ${MOST_TAX_PERCENT}`,
  badTime: 'Choose how often',
  badLink: 'Enter the whole address, such as https://www.instagram.com/yourshop, or leave it empty',
  badMails: 'Enter email addresses, one on each line',
  tooManyMails: `Enter up to ${LONGEST.mails} addresses`,
} as const
