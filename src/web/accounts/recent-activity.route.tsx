import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { msg, t } from '#contract/platform/t.ts'
import { mySecurityEventsCall } from '#contract/security/security.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from '#web/kit/keyset-list.ts'
import { MoreOrRetry } from '#web/kit/more-or-retry.tsx'
import { CHANGE_PASSWORD_PATH, SESSIONS_PATH, UPDATE_DETAILS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { pagesIn, useListPaging } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SecurityEventList } from './security-event-list.tsx'

const loadPages = keysetLoader((query: InputOf<typeof mySecurityEventsCall>, cursor) =>
  api(mySecurityEventsCall, { ...query, cursor }),
)

export async function clientLoader({ request }: { request: Request }) {
  requireLogin()
  const list = await loadPages({}, pagesIn(new URL(request.url).searchParams))
  // The session may have turned out to be over.
  requireLogin()
  return list
}

export default function RecentActivity() {
  const list = useLoaderData<typeof clientLoader>()
  const paging = useListPaging()
  return (
    <Page>
      {list.rows && <SecurityEventList events={list.rows} />}
      <MoreOrRetry list={list} {...paging} />
      <FormLinks>
        <p>
          <TextLink to={CHANGE_PASSWORD_PATH}>{t('Change your password')}</TextLink>
        </p>
        <p>
          <TextLink to={SESSIONS_PATH}>{t('See your devices')}</TextLink>
        </p>
        <p>
          <TextLink to={UPDATE_DETAILS_PATH}>{t('Back')}</TextLink>
        </p>
      </FormLinks>
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <FormPage
    title={t('Recent activity')}
    intro={t('Logins and changes from the last year. Not you? Change your password to log out your other devices.')}
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

export const meta = privatePageMeta(msg('Recent activity'), msg('Logins and changes to your Likho account.'))
