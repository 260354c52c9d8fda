import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { accountMeta } from './account-meta.ts'
import { FormPage } from './form-page.tsx'
import { Message } from './message.tsx'
import { notice } from './notice.tsx'
import { SessionList } from './session-list.tsx'
import { forgetUser } from './session-user.ts'
import { SignedIn } from './signed-in.tsx'
import { TextLink } from './text-link.tsx'
import { useSessions } from './use-sessions.ts'

export default function MySessions() {
  return (
    <FormPage
      title="My Devices"
      intro="Where you are logged in. Something you do not know? Log it out and change your password."
    >
      <SignedIn>{() => <Devices />}</SignedIn>
    </FormPage>
  )
}

function Devices() {
  const navigate = useNavigate()
  const { sessions, said, busy, retry, end, endAll } = useSessions((message) => {
    forgetUser()
    navigate('/userLogin', { state: notice(message), replace: true })
  })
  return (
    <>
      <Message text={said?.text} tone={said?.tone ?? 'bad'} />
      {sessions && <SessionList sessions={sessions} busy={busy} onEnd={end} />}
      {!sessions && (said ? <Button onClick={retry}>Retry</Button> : <Skeleton className="h-16" />)}
      <Button look="danger" onClick={endAll} aria-disabled={busy}>
        Log out everywhere
      </Button>
      <p className="text-ink-soft text-small">This device is logged out too.</p>
      <p>
        <TextLink to="/changePassword">Change your password</TextLink>
      </p>
    </>
  )
}

export const meta = accountMeta('My Devices', 'Where you are logged in to Likho.')
