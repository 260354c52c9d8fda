import { useNavigate } from 'react-router'
import { notice } from '#web/forms/notice.tsx'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { clearSessionData } from '#web/session/clear-session-data.ts'
import { RequireLogin } from '#web/session/require-login.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SessionList } from './session-list.tsx'
import { useSessions } from './use-sessions.ts'

export default function MySessions() {
  return (
    <FormPage
      title="My Devices"
      intro="Where you are logged in. Something you do not know? Log it out and change your password."
    >
      <RequireLogin>{() => <Devices />}</RequireLogin>
    </FormPage>
  )
}

function Devices() {
  const navigate = useNavigate()
  const { sessions, said, busy, retry, end, endAll } = useSessions((message) => {
    clearSessionData()
    navigate('/userLogin', { state: notice(message), replace: true })
  })
  return (
    <>
      <Message text={said?.text} tone={said?.tone ?? 'bad'} />
      {sessions && <SessionList sessions={sessions} busy={busy} onEnd={end} />}
      {!sessions && (said ? <Button onClick={retry}>Retry</Button> : <Skeleton className="h-16" />)}
      <section className="grid gap-2 border-line border-t pt-6">
        <p className="text-pretty text-ink-soft">Lost one of them? This logs out all your devices, this one too.</p>
        <Button look="danger" onClick={endAll} aria-disabled={busy} className="mt-1 sm:justify-self-start">
          Log out everywhere
        </Button>
      </section>
      <FormLinks>
        <p>
          <TextLink to="/changePassword">Change your password</TextLink>
        </p>
        <p>
          <TextLink to="/updateDetails">Back</TextLink>
        </p>
      </FormLinks>
    </>
  )
}

export const meta = privatePageMeta('My Devices', 'Where you are logged in to Likho.')
