import type { Season } from '#contract/seasons/season.ts'
import { dateText, firstShown, nextChange, runsOn, seasonOn } from '#contract/seasons/season-days.ts'
import type { Tone } from '#web/ui/badge.tsx'

type Status = { tone: Tone; text: string }

/** Where a season stands today among all others. */
export function seasonStatus(season: Season, seasons: readonly Season[], today: string): Status {
  if (!season.isOn) return { tone: 'wait', text: 'Off' }
  const shown = seasonOn(seasons, today)
  if (shown === season) return { tone: 'good', text: 'Shown now' }
  const first = firstShown(seasons, season, today)
  if (!first) return { tone: 'bad', text: 'Never shown' }
  if (shown && runsOn(season, today)) return { tone: 'info', text: `After ${shown.name}` }
  return { tone: 'info', text: `From ${dateText(first)}` }
}

/** What comes after what the home page shows today. */
export function nextText(seasons: readonly Season[], today: string): string {
  const next = nextChange(seasons, today)
  if (!next) return 'Nothing else is planned.'
  const { date, season } = next
  return season ? `From ${dateText(date)}: ${season.name}.` : `From ${dateText(date)}: no season.`
}

/** What becomes of a season as it stands in the form, if it were saved now. */
export function formStatus(season: Season, others: readonly Season[], today: string): string {
  if (!season.isOn) return 'Turned off: shoppers do not see it.'
  const seasons = [...others, season]
  const first = firstShown(seasons, season, today)
  if (!first) return 'Never shown: on all its days another season started later.'
  if (first === today) return 'Once saved, it is on the home page today.'
  return `First on the home page on ${dateText(first)}.`
}
