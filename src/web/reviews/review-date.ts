const inIndia = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata' })

/** 5/11/2026: the day it was in India, wherever the page is rendered or read. */
export const reviewDate = (createdAt: string) => inIndia.format(new Date(createdAt))
