/** Whether it is good news when the figure grows. */
export type Better = 'more' | 'fewer'
export type Comparison = { text: string; tone: 'good' | 'bad' | 'plain'; direction: 'up' | 'down' | 'level' }

type Compared = { now: number; before: number }

/** How a figure stands against the same number of days before. */
export function comparisonOf({ now, before }: Compared, days: number, better: Better): Comparison {
  const then = `the ${days} days before`
  if (now === before)
    return { text: now === 0 ? `None in ${then} either` : `As in ${then}`, tone: 'plain', direction: 'level' }
  const direction = now > before ? 'up' : 'down'
  const tone = (direction === 'up') === (better === 'more') ? 'good' : 'bad'
  if (before === 0) return { text: `None in ${then}`, tone, direction }
  // Percentages far beyond a doubling only sound large.
  if (now >= before * 3) return { text: `${Math.round(now / before)} times as much as ${then}`, tone, direction }
  const share = Math.max(Math.round((Math.abs(now - before) / before) * 100), 1)
  return { text: `${share}% ${direction === 'up' ? 'more' : 'less'} than ${then}`, tone, direction }
}
