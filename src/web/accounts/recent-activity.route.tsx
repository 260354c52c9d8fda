import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { mySecurityEventsCall } from '#contract/security/security.endpoints.ts'
import type { SecurityEvent } from '#contract/security/security-event.ts'
import { api } from '#web/kit/api.ts'
import { CHANGE_PASSWORD_PATH, SESSIONS_PATH, UPDATE_DETAILS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SecurityEventList } from './security-event-list.tsx'

/** As many pages as the address says: a reload finds the same list again. */
export async function clientLoader({ request }: { request: Request }) {
  requireLogin()
  const pages = Math.max(1, Math.floor(Number(new URL(request.url).searchParams.get('pages'))) || 1)
  const events: SecurityEvent[] = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const { data, nextCursor } = await api(mySecurityEventsCall, { cursor })
    events.push(...data)
    cursor = nextCursor ?? undefined
    if (!cursor) break
  }
  return { events, next: cursor && `?pages=${pages + 1}` }
}

export default function RecentActivity() {
  const { events, next } = useLoaderData<typeof clientLoader>()
  return (
    <Page>
      {events.length === 0 ? (
        <p className="text-ink-soft">Nothing has happened within the last year.</p>
      ) : (
        <SecurityEventList events={events} />
      )}
      {next && (
        <ButtonLink to={next} replace preventScrollReset className="justify-self-start">
          Load more
        </ButtonLink>
      )}
      <FormLinks>
        <p>
          <TextLink to={CHANGE_PASSWORD_PATH}>Change your password</TextLink>
        </p>
        <p>
          <TextLink to={SESSIONS_PATH}>See where you are logged in</TextLink>
        </p>
        <p>
          <TextLink to={UPDATE_DETAILS_PATH}>Back</TextLink>
        </p>
      </FormLinks>
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <FormPage
    title="Recent Activity"
    intro="Logins and changes to your account within the last year. Something that was not you? Change your password, which logs out your other devices."
  >
    {children}
  </FormPage>
)

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser>
      <Skeleton className="h-60" />
    </WaitingForUser>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta('Recent Activity', 'Logins and changes to your account with Likho.')
