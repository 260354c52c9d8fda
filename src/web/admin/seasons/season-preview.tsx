import { useId } from 'react'
import type { Language } from '#contract/platform/languages.ts'
import type { Season } from '#contract/seasons/season.ts'
import { SeasonNote } from '#web/home/season-note.tsx'
import { seasonView } from '#web/home/season-view.ts'

type Props = { title: string; lang: Language; season: Season }

/** As the home page will show it, while it is typed. Nothing in it can be pressed. */
export function SeasonPreview({ title, lang, season }: Props) {
  const id = useId()
  const { name, heading, text, button } = season
  const shown = {
    ...season,
    name: name || 'Name',
    heading: heading || 'Heading',
    text: text || 'Line at the top of the home page',
    button: button || 'Button',
  }
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-semibold text-lead">
        {title}
      </h2>
      <div inert lang={lang} className="grid gap-3">
        <div className="rounded-field border border-line bg-paper p-4">
          <p className="text-pretty">{shown.text}</p>
          <p className="mt-2 font-semibold">
            <span className="highlighted">{shown.name}</span>
          </p>
        </div>
        <div className="rounded-card bg-inkwell pt-2 lg:pt-0 lg:pl-2">
          <SeasonNote season={seasonView(shown)} />
        </div>
      </div>
    </section>
  )
}
