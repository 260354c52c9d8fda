const DAY_MS = 86_400_000
const inIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** "Friday, 20 November": the day in India so many days from now. */
export const dayAfter = (now: Date, days: number) => inIndia.format(new Date(now.getTime() + days * DAY_MS))
