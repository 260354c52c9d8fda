/** The first of the given delays after a start that is later than a moment; undefined when all of them are over. */
export function nextInSchedule(delaysMs: readonly number[], start: Date, after: Date): Date | undefined {
  const next = delaysMs.find((delay) => start.getTime() + delay > after.getTime())
  return next === undefined ? undefined : new Date(start.getTime() + next)
}
