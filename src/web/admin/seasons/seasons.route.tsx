import { Plus } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { Season } from '#contract/seasons/season.ts'
import { daysText, seasonOn } from '#contract/seasons/season-days.ts'
import { deleteSeasonCall, listSeasonsCall } from '#contract/seasons/seasons.endpoints.ts'
import { SeasonNote } from '#web/home/season-note.tsx'
import { seasonView } from '#web/home/season-view.ts'
import { api } from '#web/kit/api.ts'
import { HOME_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { adminSeasonPath } from '#web/kit/staff-paths.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Confirmation } from '../confirm-dialog.tsx'
import { HistoryButton } from '../history-button.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffPage } from '../staff-page.tsx'
import { ActionsCell, Cell, NameCell, StaffRow, StaffTable } from '../staff-table.tsx'
import { type Confirm, useConfirm } from '../use-confirm.tsx'
import { nextText, seasonStatus } from './season-status.ts'

const TITLE = 'Seasons'
const COLUMNS = [{ name: 'Season' }, { name: 'Every year' }, { name: 'Home page' }, { name: 'Actions', atEnd: true }]

export const clientLoader = permittedLoader('editHomePage', () => api(listSeasonsCall))

export default function Seasons() {
  const { data: seasons, today } = useLoaderData<typeof clientLoader>()
  const { confirm, dialog } = useConfirm()
  return (
    <StaffPage title={TITLE}>
      {seasons.length === 0 ? (
        <NoSeasons />
      ) : (
        <>
          <ShownToday seasons={seasons} today={today} />
          <section data-keeps-focus tabIndex={-1} className="rounded-card border border-line bg-sheet p-4 sm:p-6">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 className="font-semibold text-lead">All seasons</h2>
              <AddSeason />
            </div>
            <StaffTable label="All seasons" columns={COLUMNS}>
              {seasons.map((season) => (
                <SeasonRow key={season._id} season={season} seasons={seasons} today={today} confirm={confirm} />
              ))}
            </StaffTable>
          </section>
        </>
      )}
      {dialog}
    </StaffPage>
  )
}

type Today = { seasons: readonly Season[]; today: string }

/** What shoppers find on the home page now, and what after it. */
function ShownToday({ seasons, today }: Today) {
  const shown = seasonOn(seasons, today)
  return (
    <section
      aria-labelledby="today"
      className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6 lg:grid-cols-2"
    >
      <div className="grid content-start justify-items-start gap-2">
        <h2 id="today" className="text-ink-soft">
          On the home page today
        </h2>
        <p className="font-semibold text-heading">{shown?.name ?? 'No season'}</p>
        <p>{shown ? shown.text : 'The home page shows its usual words.'}</p>
        <p className="text-ink-soft">{nextText(seasons, today)}</p>
        <ButtonLink to={HOME_PATH} className="mt-2">
          See the home page
        </ButtonLink>
      </div>
      {shown && (
        <div className="rounded-card bg-inkwell pt-2 lg:pt-0 lg:pl-2">
          <SeasonNote season={seasonView(shown)} />
        </div>
      )}
    </section>
  )
}

function SeasonRow({ season, seasons, today, confirm }: Today & { season: Season; confirm: Confirm }) {
  const { _id: id, name, heading } = season
  const { tone, text } = seasonStatus(season, seasons, today)
  return (
    <StaffRow>
      <NameCell>
        <p className="font-semibold text-body">{name}</p>
        <p className="text-ink-soft">{heading}</p>
      </NameCell>
      <Cell label="Every year">
        <span className="whitespace-nowrap tabular-nums">{daysText(season)}</span>
      </Cell>
      <Cell label="Home page">
        <Badge tone={tone}>{text}</Badge>
      </Cell>
      <ActionsCell>
        <ButtonLink to={adminSeasonPath(id)} aria-label={`Edit ${name}`}>
          Edit
        </ButtonLink>
        <Button onClick={() => confirm(seasonDeletion(season))} aria-label={`Delete ${name}`}>
          Delete
        </Button>
        <HistoryButton subject="season" id={id} name={name} />
      </ActionsCell>
    </StaffRow>
  )
}

const seasonDeletion = ({ _id: id, name }: Season): Confirmation => ({
  title: `Delete “${name}”?`,
  text: 'It leaves the home page at once and does not come back next year. To pause it, turn it off instead.',
  yes: 'Delete season',
  keep: 'Keep season',
  doing: 'Deleting…',
  isDestructive: true,
  act: async () => (await api(deleteSeasonCall, { id })).message,
})

const AddSeason = () => (
  <ButtonLink to={adminSeasonPath()} look="primary">
    <Plus aria-hidden className="size-5" />
    Add season
  </ButtonLink>
)

const NoSeasons = () => (
  <EmptyState title="No seasons yet" action={<AddSeason />}>
    <p>Exam time, Diwali, a new school year: say when it is, and the home page shows it every year.</p>
  </EmptyState>
)

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading the seasons…">
      <Skeleton className="h-56" />
      <Skeleton className="h-96" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'What the home page of Likho tells of, and when.')
