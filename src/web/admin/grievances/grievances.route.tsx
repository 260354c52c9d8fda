import { useLoaderData } from 'react-router'
import {
  GRIEVANCE_STATES,
  type GrievanceState,
  listGrievancesCall,
} from '#contract/grievances/staff-grievances.endpoints.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from '#web/kit/keyset-list.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { choiceIn, pagesIn } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffList } from '../staff-list.tsx'
import { StaffCard, StaffPage } from '../staff-page.tsx'
import { GrievanceRow } from './grievance-row.tsx'
import { StateLinks } from './state-links.tsx'

const TITLE = 'Complaints'
const COLUMNS = [{ name: 'Complaint' }, { name: 'From' }, { name: 'Due' }, { name: 'Actions', atEnd: true }]
const EMPTY: Record<GrievanceState, string> = {
  open: 'No open complaints.',
  answered: 'No answered complaints yet.',
  closed: 'None closed without an answer.',
}

const loadPages = keysetLoader((query: InputOf<typeof listGrievancesCall>, cursor) =>
  api(listGrievancesCall, { ...query, cursor }),
)

export const clientLoader = permittedLoader('mendTroubles', async (_user, { request }: { request: Request }) => {
  const { searchParams } = new URL(request.url)
  const state = choiceIn(searchParams, 'state', GRIEVANCE_STATES) ?? 'open'
  return { state, list: await loadPages({ state }, pagesIn(searchParams)) }
})

export default function GrievancesPage() {
  const { state, list } = useLoaderData<typeof clientLoader>()
  return (
    <StaffPage title={TITLE}>
      <StaffCard>
        <StateLinks here={state} />
        <StaffList list={list} label={TITLE} columns={COLUMNS} empty={EMPTY[state]}>
          {(grievance, confirm) => <GrievanceRow key={grievance._id} grievance={grievance} confirm={confirm} />}
        </StaffList>
      </StaffCard>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading complaints…">
      <Skeleton className="h-96" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'Complaints to the grievance officer.')
