import type { User } from '#contract/accounts/user.ts'
import type { ListedUser } from '#contract/admin/users.endpoints.ts'
import { OrderSection } from '#web/orders/order-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { HistoryButton } from '../history-button.tsx'
import { ROLE_NAMES } from '../role-names.ts'
import { RoleSelect } from '../role-select.tsx'
import { useConfirm } from '../use-confirm.tsx'
import { SecurityButton } from '../users/security-button.tsx'
import { userActions } from '../users/user-actions.ts'

/** What somebody may do in the shop, and how that is changed. */
export function PersonAccess({ me, user }: { me: User; user: ListedUser }) {
  const { confirm, dialog } = useConfirm()
  const { roles, changeRole, makeSuperadmin, resetTwoStep, deleteUser, maySeeEvents } = userActions(me, user, confirm)
  const { _id: id, fullName, role } = user
  return (
    <OrderSection title="Account">
      <div data-keeps-focus tabIndex={-1} className="grid gap-3 outline-none">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-ink-soft">Role</span>
          {roles ? (
            <RoleSelect name={fullName} role={role} choices={roles} onChoose={changeRole} />
          ) : (
            <span className="font-medium">{ROLE_NAMES[role]}</span>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {makeSuperadmin && <Button onClick={makeSuperadmin}>Make superadmin</Button>}
          {resetTwoStep && <Button onClick={resetTwoStep}>Reset two-step login</Button>}
          {deleteUser && <Button onClick={deleteUser}>Delete account</Button>}
          <HistoryButton subject="user" id={id} name={fullName} />
          {maySeeEvents && <SecurityButton id={id} name={fullName} />}
        </div>
      </div>
      {dialog}
    </OrderSection>
  )
}
