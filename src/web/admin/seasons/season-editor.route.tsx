import { type FormEvent, useState } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { Failure } from '#contract/platform/failures.ts'
import { seasonTexts } from '#contract/seasons/season.texts.ts'
import { hasHindi, inHindi } from '#contract/seasons/season-in-hindi.ts'
import {
  addSeasonCall,
  changeSeasonCall,
  listSeasonsCall,
  seasonFailures,
} from '#contract/seasons/seasons.endpoints.ts'
import { formValues } from '#web/forms/form-values.ts'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { ADMIN_SEASONS_PATH } from '#web/kit/staff-paths.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { formDrafts } from '#web/stores/form-drafts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffPage } from '../staff-page.tsx'
import { SeasonDayFields } from './season-day-fields.tsx'
import { SeasonHindiFields } from './season-hindi-fields.tsx'
import { SeasonPreview } from './season-preview.tsx'
import { formStatus } from './season-status.ts'
import { SeasonPictures, SeasonTarget, SeasonWords } from './season-text-fields.tsx'
import { NEW_VALUES, seasonOf, valuesOf } from './season-values.ts'

const TITLE = 'Season'
const NEW = 'new'
const SHEET = 'rounded-card border border-line bg-sheet p-4 sm:p-6'

/** What is typed stays while the tab is open, unless somebody else has changed the season since. */
const drafts = formDrafts('seasonDraft')

export const clientLoader = permittedLoader('editHomePage', async (user, { params }: ClientLoaderFunctionArgs) => {
  const { id = NEW } = params
  const { data: seasons, today } = await api(listSeasonsCall)
  const season = seasons.find(({ _id }) => _id === id)
  if (!season && id !== NEW) throw new Failure(seasonFailures.unknown)
  return { user, id, season, today, others: seasons.filter((one) => one !== season) }
})

export default function SeasonEditor() {
  const { id, season } = useLoaderData<typeof clientLoader>()
  return (
    <StaffPage title={season ? 'Edit season' : 'Add season'}>
      <SeasonForm key={id} />
    </StaffPage>
  )
}

function SeasonForm() {
  const { user, id, season, today, others } = useLoaderData<typeof clientLoader>()
  const navigate = useNavigate()
  const [initial] = useState(() => {
    const draft = drafts.read(user._id, id)
    return draft && draft.version === season?.version ? draft.values : season ? valuesOf(season) : NEW_VALUES
  })
  const [values, setValues] = useState<Record<string, unknown>>(initial)
  const { busy, fields, problem, form } = useFormCall({
    endpoint: season ? changeSeasonCall : addSeasonCall,
    fallback: seasonTexts.saveFailed,
    also: ({ isOn }) => ({ isOn: isOn === 'on', ...(season && { id, version: season.version }) }),
    onDone({ message }) {
      drafts.delete(id)
      toast({ tone: 'good', text: message })
      navigate(ADMIN_SEASONS_PATH)
    },
  })
  const typed = seasonOf(values, season?._id ?? '~')

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    const now = formValues(event.currentTarget)
    setValues(now)
    drafts.save(user._id, id, { values: now, version: season?.version })
  }

  return (
    <form
      method="dialog"
      noValidate
      {...form}
      onInput={onInput}
      aria-label={TITLE}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-6"
    >
      <div className={`grid gap-6 border-t-4 border-t-marigold ${SHEET}`}>
        <SeasonWords initial={initial} errors={fields} />
        <SeasonTarget initial={initial} errors={fields} isSearch={typed.leadsTo === 'search'} />
        <SeasonPictures initial={initial} errors={fields} />
        <SeasonDayFields initial={initial} errors={fields} />
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" name="isOn" defaultChecked={initial.isOn === 'on'} className="size-5 accent-brand" />
          Show this season
        </label>
        <SeasonHindiFields initial={initial} errors={fields} />
      </div>
      <div className={`grid gap-4 lg:sticky lg:top-20 ${SHEET}`}>
        <SeasonPreview title="Preview" lang="en" season={typed} />
        {hasHindi(typed) && <SeasonPreview title="Preview in Hindi" lang="hi" season={inHindi(typed)} />}
        <p role="status" className="text-ink-soft text-small">
          {formStatus(typed, others, today)}
        </p>
        <Message text={problem} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" aria-disabled={busy}>
            {busy ? 'Saving…' : 'Save season'}
          </Button>
          <ButtonLink to={ADMIN_SEASONS_PATH}>Back to seasons</ButtonLink>
        </div>
      </div>
    </form>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading the season…">
      <Skeleton className="h-160" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError>
      <ButtonLink to={ADMIN_SEASONS_PATH}>Back to seasons</ButtonLink>
    </PageError>
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'What the home page of Likho tells of in a season.')
