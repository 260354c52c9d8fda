import { type ReactNode, useState } from 'react'
import { type ClientActionFunctionArgs, data, useFetcher, useLoaderData, useNavigate } from 'react-router'
import { endSessionCall, listSessionsCall, logoutEverywhereCall } from '#contract/accounts/session.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { notice } from '#web/forms/notice.tsx'
import { api } from '#web/kit/api.ts'
import { CHANGE_PASSWORD_PATH, LOGIN_PATH, RECENT_ACTIVITY_PATH, UPDATE_DETAILS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { clearSessionData } from '#web/session/clear-session-data.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SessionList } from './session-list.tsx'

export async function clientLoader() {
  requireLogin()
  return (await api(listSessionsCall)).data
}

/** Logs one device out; the list is loaded anew afterwards. */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  const id = String((await request.formData()).get('id'))
  try {
    return { text: (await api(endSessionCall, { id })).message, tone: 'good' as const }
  } catch (error) {
    return data({ text: problemText(error), tone: 'bad' as const }, { status: 400 })
  }
}

export default function MySessions() {
  const sessions = useLoaderData<typeof clientLoader>()
  const { state, data: ended, submit } = useFetcher<typeof clientAction>()
  const { problem, busy: isLeaving, logOutEverywhere } = useLogoutEverywhere()
  const busy = isLeaving || state !== 'idle'
  return (
    <Page>
      {!busy && <Message text={problem ?? ended?.text} tone={problem ? 'bad' : (ended?.tone ?? 'bad')} />}
      <SessionList sessions={sessions} busy={busy} onEnd={(id) => busy || submit({ id }, { method: 'post' })} />
      <section className="grid gap-2 border-line border-t pt-6">
        <p className="text-pretty text-ink-soft">{t('Lost a device? Log out of all of them, including this one.')}</p>
        <Button
          look="danger"
          onClick={() => busy || logOutEverywhere()}
          aria-disabled={busy}
          className="mt-1 sm:justify-self-start"
        >
          {t('Log out everywhere')}
        </Button>
      </section>
      <Links />
    </Page>
  )
}

/** Ends at the login, which says what happened: a redirect of an action could not hand that over. */
function useLogoutEverywhere() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function logOutEverywhere() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await api(logoutEverywhereCall)
      await clearSessionData()
      navigate(LOGIN_PATH, { state: notice(message), replace: true })
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(false)
  }

  return { problem, busy, logOutEverywhere }
}

const Page = ({ children }: { children: ReactNode }) => (
  <FormPage
    title={t('My devices')}
    intro={t('You’re logged in on these devices. Don’t recognise one? Log it out and change your password.')}
  >
    {children}
  </FormPage>
)

const Links = () => (
  <FormLinks>
    <p>
      <TextLink to={CHANGE_PASSWORD_PATH}>{t('Change your password')}</TextLink>
    </p>
    <p>
      <TextLink to={RECENT_ACTIVITY_PATH}>{t('See recent activity')}</TextLink>
    </p>
    <p>
      <TextLink to={UPDATE_DETAILS_PATH}>{t('Back')}</TextLink>
    </p>
  </FormLinks>
)

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser>
      <Skeleton className="h-16" />
    </WaitingForUser>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(msg('My devices'), msg('Devices where you’re logged in to Likho.'))
