/** Whether it is good news when the figure grows. */
export type Better = 'more' | 'fewer'
export type Comparison = { text: string; tone: 'good' | 'bad' | 'plain'; direction: 'up' | 'down' | 'level' }

type Compared = { now: number; before: number }

/** How a figure stands against the same number of days before. */
export function comparisonOf({ now, before }: Compared, days: number, better: Better): Comparison {
  if (now === before) {
    const text = now === 0 ? `None in the previous ${days} days either` : `Same as the previous ${days} days`
    return { text, tone: 'plain', direction: 'level' }
  }
  const direction = now > before ? 'up' : 'down'
  const tone = (direction === 'up') === (better === 'more') ? 'good' : 'bad'
  if (before === 0) return { text: `None in the previous ${days} days`, tone, direction }
  // Percentages far beyond a doubling only sound large.
  if (now >= before * 3) return { text: `${Math.round(now / before)}× the previous ${days} days`, tone, direction }
  const share = Math.max(Math.round((Math.abs(now - before) / before) * 100), 1)
  const text =
    direction === 'up' ? `Up ${share}% on the previous ${days} days` : `Down ${share}% on the previous ${days} days`
  return { text, tone, direction }
}
