import type { Season } from '#contract/seasons/season.ts'
import { SeasonNote } from '#web/home/season-note.tsx'
import { seasonView } from '#web/home/season-view.ts'

/** As the home page will show it, while it is typed. Nothing in it can be pressed. */
export function SeasonPreview({ season }: { season: Season }) {
  const { name, heading, text, button } = season
  const shown = {
    ...season,
    name: name || 'Name',
    heading: heading || 'Heading',
    text: text || 'Line at the top of the home page',
    button: button || 'Button',
  }
  return (
    <section aria-labelledby="preview" className="grid gap-3">
      <h2 id="preview" className="font-semibold text-lead">
        Preview
      </h2>
      <div inert className="grid gap-3">
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
