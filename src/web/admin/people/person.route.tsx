import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { addNoteCall, deleteNoteCall, personCall } from '#contract/admin/people.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { dayText } from '#web/kit/india-time.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { ADMIN_CUSTOMERS_PATH } from '#web/kit/staff-paths.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { Person } from '../person.tsx'
import { ROLE_NAMES } from '../role-names.ts'
import { StaffNotes } from '../staff-notes.tsx'
import { StaffCard, StaffPage } from '../staff-page.tsx'
import { PersonAccess } from './person-access.tsx'
import { PersonAddresses, PersonDevices, PersonFigures, PersonOrders, PersonReviews } from './person-parts.tsx'

const TITLE = 'Customer'
const BACK = { to: ADMIN_CUSTOMERS_PATH, text: 'Customers' }

export const clientLoader = permittedLoader('manageUsers', async (me, { params }: ClientLoaderFunctionArgs) => ({
  me,
  person: (await api(personCall, { id: params.id ?? '' })).data,
}))

export default function PersonPage() {
  const { me, person } = useLoaderData<typeof clientLoader>()
  const { user, sessions, purchases } = person
  return (
    <StaffPage title={user.fullName} back={BACK}>
      <StaffCard>
        <Person user={user} beside={<Badge tone="info">{ROLE_NAMES[user.role]}</Badge>}>
          <p className="text-ink-soft text-small">Joined {dayText(user.createdAt)}</p>
        </Person>
      </StaffCard>
      {purchases ? (
        <PersonFigures figures={purchases.figures} />
      ) : (
        <Message tone="plain" text="You can’t see their orders and addresses: that takes the permission “Orders”." />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-6">
          {purchases && <PersonOrders user={user} {...purchases} />}
          <PersonReviews reviews={person.reviews} />
        </div>
        <div className="grid gap-6">
          <PersonAccess me={me} user={user} />
          <StaffNotes
            call={addNoteCall}
            about={user._id}
            hint="For staff. They get it too, if they download their data."
            notes={person.notes}
            remove={async (id) => (await api(deleteNoteCall, { id })).message}
          />
          {purchases && <PersonAddresses addresses={purchases.addresses} />}
          {sessions && <PersonDevices sessions={sessions} />}
        </div>
      </div>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE} back={BACK}>
    <PageSkeleton text="Loading the customer…" className="lg:grid-cols-[1.4fr_1fr]">
      <Skeleton className="h-96" />
      <Skeleton className="h-72" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE} back={BACK}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'What a customer bought, wrote and uses.')
