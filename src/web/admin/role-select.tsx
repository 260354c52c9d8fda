import { ChevronDown } from 'lucide-react'
import type { Role } from '#contract/accounts/roles.ts'
import type { RoleChoice } from '#contract/admin/user-rules.ts'
import { CONTROL } from '#web/ui/field.tsx'
import { ROLE_NAMES } from './role-names.ts'

type Props<Choice extends Role> = {
  /** Whose role it is. */
  name: string
  role: Role
  choices: readonly RoleChoice<Choice>[]
  onChoose: (role: Choice) => void
}

/** Shows the role there is until another one has been given. */
export function RoleSelect<Choice extends Role>({ name, role, choices, onChoose }: Props<Choice>) {
  return (
    <span className="relative inline-block w-36">
      <select
        aria-label={`Role of ${name}`}
        value={role}
        onChange={({ target }) => onChoose(target.value as Choice)}
        className={`${CONTROL} min-h-11 appearance-none pr-9 text-small`}
      >
        {choices.map(({ role: choice, whyNot }) => (
          <option key={choice} value={choice} disabled={whyNot !== undefined}>
            {whyNot ? `${ROLE_NAMES[choice]} (${whyNot})` : ROLE_NAMES[choice]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4" />
    </span>
  )
}
