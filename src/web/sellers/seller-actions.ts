import {
  approveSellerCall,
  deleteSellerCall,
  type ListedSeller,
  updateSellerRoleCall,
} from '#contract/sellers/sellers.endpoints.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import type { Confirmation } from '#web/admin/confirm-dialog.tsx'
import { ROLE_NAMES } from '#web/admin/role-names.ts'
import { api } from '#web/kit/api.ts'

export const approval = ({ _id: id, fullName, gstNumber }: ListedSeller): Confirmation => ({
  title: `Approve ${fullName}?`,
  text: `They can add products, and what they have is on sale at once. They are told by mail.${gstNumber ? '' : ' They have given no GSTIN.'}`,
  yes: 'Approve',
  doing: 'Approving…',
  act: async () => (await api(approveSellerCall, { id, approved: true })).message,
})

/** Refuses who waits, suspends who sells; the seller reads the reason in a mail. */
export function refusal({ _id: id, fullName, state }: ListedSeller): Confirmation {
  const isWaiting = state === 'waiting'
  return {
    title: `${isWaiting ? 'Refuse' : 'Suspend'} ${fullName}?`,
    text: isWaiting
      ? 'They cannot sell. They are told why by mail, and can be approved later.'
      : 'Their products are no longer sold; orders that were placed go on. They are told why by mail, and can be approved again.',
    yes: isWaiting ? 'Refuse' : 'Suspend',
    doing: isWaiting ? 'Refusing…' : 'Suspending…',
    isDestructive: true,
    reason: { label: 'Reason, for the seller to read', missing: sellerTexts.reasonMissing },
    act: async ({ reason }) => (await api(approveSellerCall, { id, approved: false, reason })).message,
  }
}

export const roleChange = ({ _id: id, fullName }: ListedSeller, role: 'seller' | 'superadmin'): Confirmation => ({
  title: `Make ${fullName} ${ROLE_NAMES[role].toLowerCase()}?`,
  text:
    role === 'superadmin'
      ? 'They can do everything, as you can: manage users, sellers, products and orders.'
      : 'They can manage nothing but their own products any more, and only while they are approved.',
  yes: 'Change role',
  doing: 'Changing…',
  act: async () => (await api(updateSellerRoleCall, { id, role })).message,
})

export const sellerDeletion = ({ _id: id, fullName }: ListedSeller): Confirmation => ({
  title: `Delete the seller ${fullName}?`,
  text: 'Their account is gone and their products are no longer sold. Past orders keep what was bought. This cannot be undone.',
  yes: 'Delete seller',
  doing: 'Deleting…',
  isDestructive: true,
  act: async () => (await api(deleteSellerCall, { id })).message,
})
