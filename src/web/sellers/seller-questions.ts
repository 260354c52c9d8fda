import {
  approveSellerCall,
  deleteSellerCall,
  type ListedSeller,
  updateSellerRoleCall,
} from '#contract/sellers/sellers.endpoints.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import type { Question } from '#web/admin/question-dialog.tsx'
import { ROLE_NAMES } from '#web/admin/role-names.ts'
import { api } from '#web/kit/api.ts'

type Put = (changed: Partial<ListedSeller>) => void

export const approving = ({ _id: id, fullName, gstNumber }: ListedSeller, put: Put): Question => ({
  title: `Approve ${fullName}?`,
  text: `They can add products, and what they have is on sale at once. They are told by mail.${gstNumber ? '' : ' They have given no GSTIN.'}`,
  yes: 'Approve',
  doing: 'Approving…',
  async act() {
    const { message, data } = await api(approveSellerCall, { id, approved: true })
    put(data)
    return message
  },
})

/** Refuses who waits, suspends who sells; the seller reads the reason in a mail. */
export function stopping({ _id: id, fullName, state }: ListedSeller, put: Put): Question {
  const isWaiting = state === 'waiting'
  return {
    title: `${isWaiting ? 'Refuse' : 'Suspend'} ${fullName}?`,
    text: isWaiting
      ? 'They cannot sell. They are told why by mail, and can be approved later.'
      : 'Their products are no longer sold; orders that were placed go on. They are told why by mail, and can be approved again.',
    yes: isWaiting ? 'Refuse' : 'Suspend',
    doing: isWaiting ? 'Refusing…' : 'Suspending…',
    isGrave: true,
    reason: { label: 'Reason, for the seller to read', missing: sellerTexts.reasonMissing },
    async act(reason) {
      const { message, data } = await api(approveSellerCall, { id, approved: false, reason })
      put(data)
      return message
    },
  }
}

export const givingRole = ({ _id: id, fullName }: ListedSeller, role: 'seller' | 'superadmin', put: Put): Question => ({
  title: `Make ${fullName} ${ROLE_NAMES[role].toLowerCase()}?`,
  text:
    role === 'superadmin'
      ? 'They can do everything, as you can: manage users, sellers, products and orders.'
      : 'They can manage nothing but their own products any more, and only while they are approved.',
  yes: 'Change role',
  doing: 'Changing…',
  async act() {
    const { message, user } = await api(updateSellerRoleCall, { id, role })
    put(user.role === 'seller' && !user.approved ? { role: user.role, state: 'waiting' } : { role: user.role })
    return message
  },
})

export const deleting = ({ _id: id, fullName }: ListedSeller, remove: () => void): Question => ({
  title: `Delete the seller ${fullName}?`,
  text: 'Their account is gone and their products are no longer sold. Past orders keep what was bought. This cannot be undone.',
  yes: 'Delete seller',
  doing: 'Deleting…',
  isGrave: true,
  async act() {
    const { message } = await api(deleteSellerCall, { id })
    remove()
    return message
  },
})
