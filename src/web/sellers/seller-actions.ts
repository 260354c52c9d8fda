import {
  approveSellerCall,
  deleteSellerCall,
  type ListedSeller,
  updateSellerRoleCall,
} from '#contract/sellers/sellers.endpoints.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import type { Confirmation } from '#web/admin/confirm-dialog.tsx'
import { ROLE_EFFECTS, roleQuestion } from '#web/admin/role-names.ts'
import { api } from '#web/kit/api.ts'

export const approval = ({ _id: id, fullName, gstNumber }: ListedSeller): Confirmation => ({
  title: `Approve ${fullName}?`,
  text: gstNumber
    ? 'They can add products, and the ones they have go on sale right away. We’ll email them.'
    : 'They haven’t given a GSTIN. They can add products, and the ones they have go on sale right away. We’ll email them.',
  yes: 'Approve seller',
  doing: 'Approving…',
  keep: 'Not now',
  act: async () => (await api(approveSellerCall, { id, approved: true })).message,
})

/** Refuses who waits, suspends who sells; the seller reads the reason in a mail. */
export function refusal({ _id: id, fullName, state }: ListedSeller): Confirmation {
  const isWaiting = state === 'waiting'
  return {
    title: isWaiting ? `Refuse ${fullName}?` : `Suspend ${fullName}?`,
    text: isWaiting
      ? 'They can’t sell. We’ll email them your reason. You can approve them later.'
      : 'Their products go off sale. Orders already placed continue. We’ll email them your reason. You can approve them again later.',
    yes: isWaiting ? 'Refuse seller' : 'Suspend seller',
    doing: isWaiting ? 'Refusing…' : 'Suspending…',
    keep: isWaiting ? 'Decide later' : 'Keep approved',
    isDestructive: true,
    reason: { label: 'Reason (the seller will see it)', missing: sellerTexts.reasonMissing, about: id },
    act: async ({ reason }) => (await api(approveSellerCall, { id, approved: false, reason })).message,
  }
}

export const roleChange = ({ _id: id, fullName }: ListedSeller, role: 'seller' | 'superadmin'): Confirmation => ({
  title: roleQuestion(role, fullName),
  text:
    role === 'superadmin'
      ? ROLE_EFFECTS.superadmin
      : 'They can manage only their own products, and only while they’re approved.',
  yes: 'Change role',
  doing: 'Changing…',
  keep: 'Keep current role',
  act: async () => (await api(updateSellerRoleCall, { id, role })).message,
})

export const sellerDeletion = ({ _id: id, fullName }: ListedSeller): Confirmation => ({
  title: `Delete seller ${fullName}?`,
  text: 'Their account is deleted and their products go off sale. Past orders stay. You can’t undo this.',
  yes: 'Delete seller',
  doing: 'Deleting…',
  keep: 'Keep seller',
  isDestructive: true,
  act: async () => (await api(deleteSellerCall, { id })).message,
})
