const inIndia = { timeZone: 'Asia/Kolkata' } as const
const day = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'medium', timeStyle: 'short' })

/** 16 Nov 2026: the day it was in India, wherever the page is read. */
export const dayText = (at: string) => day.format(new Date(at))
/** 16 Nov 2026, 12:15 am */
export const momentText = (at: string) => moment.format(new Date(at))
