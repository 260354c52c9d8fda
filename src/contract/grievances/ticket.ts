/** How a complaint is called in mails and by people: GR-000123. */
export const ticketOf = (number: number) => `GR-${String(number).padStart(6, '0')}`

/** The law gives the grievance officer a month. */
export function answerBy(raisedAt: Date): Date {
  const due = new Date(raisedAt)
  due.setUTCMonth(due.getUTCMonth() + 1)
  // The 31st of January and a month is the end of February, not the beginning of March.
  if (due.getUTCDate() !== raisedAt.getUTCDate()) due.setUTCDate(0)
  return due
}
