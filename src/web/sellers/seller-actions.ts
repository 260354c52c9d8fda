import { t } from '#contract/platform/t.ts'
import {
  approveSellerCall,
  deleteSellerCall,
  type ListedSeller,
  updateSellerRoleCall,
} from '#contract/sellers/sellers.endpoints.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import type { Confirmation } from '#web/admin/confirm-dialog.tsx'
import { api } from '#web/kit/api.ts'

export const approval = ({ _id: id, fullName, gstNumber, sameGstin }: ListedSeller): Confirmation => ({
  title: t('Approve {name}?', { name: fullName }),
  text: [
    !gstNumber && t('They haven’t given a GSTIN.'),
    sameGstin.length > 0 && t('Check first: {names} has the same GSTIN.', { names: sameGstin.join(', ') }),
    t('They can add products and start selling right away. We’ll email them.'),
  ]
    .filter(Boolean)
    .join(' '),
  yes: t('Approve'),
  doing: t('Approving…'),
  keep: t('Not now'),
  act: async () => (await api(approveSellerCall, { id, approved: true })).message,
})

/** Rejects who waits, suspends who sells; the seller reads the reason in a mail. */
export function refusal({ _id: id, fullName, state }: ListedSeller): Confirmation {
  const isWaiting = state === 'waiting'
  return {
    title: isWaiting ? t('Reject {name}?', { name: fullName }) : t('Suspend {name}?', { name: fullName }),
    text: isWaiting
      ? t('They can’t sell. We’ll email them the reason, and you can approve them later.')
      : t(
          'Their products go off sale, but orders already placed continue. We’ll email them the reason, and you can approve them again.',
        ),
    yes: isWaiting ? t('Reject') : t('Suspend'),
    doing: isWaiting ? t('Rejecting…') : t('Suspending…'),
    keep: isWaiting ? t('Decide later') : t('Keep approved'),
    isDestructive: true,
    reason: { label: t('Reason (the seller will see this)'), missing: sellerTexts.reasonMissing, about: id },
    act: async ({ reason }) => (await api(approveSellerCall, { id, approved: false, reason })).message,
  }
}

export const roleChange = ({ _id: id, fullName }: ListedSeller, role: 'seller' | 'superadmin'): Confirmation => ({
  title:
    role === 'superadmin'
      ? t('Make {name} a superadmin?', { name: fullName })
      : t('Make {name} a seller?', { name: fullName }),
  text:
    role === 'superadmin'
      ? t('They’ll be able to do everything you can: manage users, sellers, products and orders.')
      : t('They’ll be able to manage only their own products, and only while approved.'),
  yes: t('Change role'),
  doing: t('Changing…'),
  keep: t('Keep current role'),
  act: async () => (await api(updateSellerRoleCall, { id, role })).message,
})

export const sellerDeletion = ({ _id: id, fullName }: ListedSeller): Confirmation => ({
  title: t('Delete seller {name}?', { name: fullName }),
  text: t(
    'This deletes their account and takes their products off sale. Past orders stay as they are. You can’t undo this.',
  ),
  yes: t('Delete seller'),
  doing: t('Deleting…'),
  keep: t('Keep seller'),
  isDestructive: true,
  act: async () => (await api(deleteSellerCall, { id })).message,
})
