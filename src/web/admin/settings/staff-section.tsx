import { ChevronDown } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { GRANTS, type Grant, grantsOf } from '#contract/accounts/permissions.ts'
import { GRANT_EFFECTS, GRANT_NAMES } from '#contract/admin/grant-names.ts'
import { type ListedUser, limitPermissionsCall } from '#contract/admin/users.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { ADMIN_CUSTOMERS_PATH } from '#web/kit/staff-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { HistoryButton } from '../history-button.tsx'
import { Person } from '../person.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Who works here, and what each admin may do. */
export function StaffSection({ staff }: { staff: readonly ListedUser[] }) {
  const id = useId()
  return (
    <SettingsCard
      id={id}
      title="Staff and permissions"
      about="Superadmins may do everything. Of admins you choose what each may do; it counts from their next click on."
    >
      <ul className="grid divide-y divide-line">
        {staff.map((person) => (
          <li key={person._id} className="py-4 first:pt-0 last:pb-0">
            {person.role === 'admin' ? (
              <Admin person={person} />
            ) : (
              <Person user={person} beside={<Badge tone="info">Superadmin</Badge>} />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-line border-t pt-4 text-ink-soft text-small">
        To make somebody an admin, change their role under <TextLink to={ADMIN_CUSTOMERS_PATH}>Customers</TextLink>.
      </p>
    </SettingsCard>
  )
}

function Admin({ person: given }: { person: ListedUser }) {
  const [person, setPerson] = useState(given)
  const grants = grantsOf(person)
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-3 rounded-field">
        <Person user={person} beside={<Badge tone="good">Admin</Badge>}>
          <p className="text-small">
            {grants.length === GRANTS.length
              ? 'All permissions'
              : grants.map((grant) => GRANT_NAMES[grant]).join(', ') || 'No permissions'}
          </p>
        </Person>
        <ChevronDown aria-hidden className="mt-2 size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <GrantForm person={person} onSaved={setPerson} />
    </details>
  )
}

type FormProps = { person: ListedUser; onSaved: (person: ListedUser) => void }

function GrantForm({ person, onSaved }: FormProps) {
  const { _id: id, fullName } = person
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const grants = grantsOf(person)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const chosen = new FormData(event.currentTarget).getAll('grant')
    setBusy(true)
    setProblem(undefined)
    try {
      const { message, data } = await api(limitPermissionsCall, {
        id,
        grants: GRANTS.filter((grant) => chosen.includes(grant)),
      })
      onSaved(data)
      toast({ tone: 'good', text: message })
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(false)
  }

  return (
    <form method="dialog" onSubmit={save} aria-busy={busy} className="mt-4 grid gap-4">
      <fieldset>
        <legend className="mb-1 font-semibold text-small">What {fullName} may do</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {GRANTS.map((grant) => (
            <GrantBox key={grant} grant={grant} isGiven={grants.includes(grant)} />
          ))}
        </div>
      </fieldset>
      <Message text={problem} />
      <div className="flex items-center gap-3">
        <Button type="submit" look="primary" aria-disabled={busy} aria-label={`Save permissions of ${fullName}`}>
          {busy ? 'Saving…' : 'Save permissions'}
        </Button>
        <HistoryButton subject="user" id={id} name={fullName} />
      </div>
    </form>
  )
}

function GrantBox({ grant, isGiven }: { grant: Grant; isGiven: boolean }) {
  const id = useId()
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        name="grant"
        value={grant}
        defaultChecked={isGiven}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}effect`}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span>
        <span id={`${id}name`} className="block font-medium">
          {GRANT_NAMES[grant]}
        </span>
        <span id={`${id}effect`} className="block text-ink-soft text-small">
          {GRANT_EFFECTS[grant]}
        </span>
      </span>
    </label>
  )
}
