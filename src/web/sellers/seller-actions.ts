import {
  approveSellerCall,
  deleteSellerCall,
  type ListedSeller,
  updateSellerRoleCall,
} from '#contract/sellers/sellers.endpoints.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import type { Confirmation } from '#web/admin/confirm-dialog.tsx'
import { api } from '#web/kit/api.ts'

export const approval = ({ _id: id, fullName, gstNumber }: ListedSeller): Confirmation => ({
  title: `Approve ${fullName}?`,
  text: gstNumber
    ? 'They can add products and start selling right away. We’ll email them.'
    : 'They haven’t given a GSTIN. They can add products and start selling right away. We’ll email them.',
  yes: 'Approve',
  doing: 'Approving…',
  keep: 'Not now',
  act: async () => (await api(approveSellerCall, { id, approved: true })).message,
})

/** Rejects who waits, suspends who sells; the seller reads the reason in a mail. */
export function refusal({ _id: id, fullName, state }: ListedSeller): Confirmation {
  const isWaiting = state === 'waiting'
  return {
    title: isWaiting ? `Reject ${fullName}?` : `Suspend ${fullName}?`,
    text: isWaiting
      ? 'They can’t sell. We’ll email them the reason, and you can approve them later.'
      : 'Their products go off sale, but orders already placed continue. We’ll email them the reason, and you can approve them again.',
    yes: isWaiting ? 'Reject' : 'Suspend',
    doing: isWaiting ? 'Rejecting…' : 'Suspending…',
    keep: isWaiting ? 'Decide later' : 'Keep approved',
    isDestructive: true,
    reason: { label: 'Reason (the seller will see this)', missing: sellerTexts.reasonMissing, about: id },
    act: async ({ reason }) => (await api(approveSellerCall, { id, approved: false, reason })).message,
  }
}

export const roleChange = ({ _id: id, fullName }: ListedSeller, role: 'seller' | 'superadmin'): Confirmation => ({
  title: role === 'superadmin' ? `Make ${fullName} a superadmin?` : `Make ${fullName} a seller?`,
  text:
    role === 'superadmin'
      ? 'They’ll be able to do everything you can: manage users, sellers, products and orders.'
      : 'They’ll be able to manage only their own products, and only while approved.',
  yes: 'Change role',
  doing: 'Changing…',
  keep: 'Keep current role',
  act: async () => (await api(updateSellerRoleCall, { id, role })).message,
})

export const sellerDeletion = ({ _id: id, fullName }: ListedSeller): Confirmation => ({
  title: `Delete seller ${fullName}?`,
  text: 'This deletes their account and takes their products off sale. Past orders stay as they are. You can’t undo this.',
  yes: 'Delete seller',
  doing: 'Deleting…',
  keep: 'Keep seller',
  isDestructive: true,
  act: async () => (await api(deleteSellerCall, { id })).message,
})
