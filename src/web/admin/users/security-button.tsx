import { ShieldCheck } from 'lucide-react'
import type { SecurityEvent } from '#contract/security/security-event.ts'
import { SecurityEventList } from '#web/accounts/security-event-list.tsx'
import { ADMIN_SECURITY_EVENTS_PATH } from '#web/kit/staff-paths.ts'
import { ListDialogButton } from '../list-dialog-button.tsx'

type Props = { id: string; name: string }

/** Logins, failures and changes of the account in this row, and what its owner did to others. */
export function SecurityButton({ id, name }: Props) {
  const address = `${ADMIN_SECURITY_EVENTS_PATH}?${new URLSearchParams({ id })}`
  return (
    <ListDialogButton<SecurityEvent> label={`Security log for ${name}`} icon={ShieldCheck} address={address}>
      {(events) => <SecurityEventList events={events} />}
    </ListDialogButton>
  )
}
