import { fill, type Values } from '#contract/platform/t.ts'
import type { AuditEntry, AuditSubject } from './audit-entry.ts'

type Action = {
  about: AuditSubject
  /** As staff read it; its {places} are filled from the entry's data. */
  text: string
  /** The same of a colleague: “Asha …”. */
  did?: string
  /** What was seen of the order before is still so. */
  leavesOrder?: true
}

/** Everything that histories tell, by its key. The table of entries takes no other. */
const ACTIONS = {
  roleChanged: { about: 'user', text: 'Role changed' },
  permissionsChanged: { about: 'user', text: 'Permissions changed' },
  accountDeleted: { about: 'user', text: 'Account deleted' },
  secondFactorReset: { about: 'user', text: 'Two-step login reset' },
  sellerApproved: { about: 'user', text: 'Seller approved' },
  sellerRefused: { about: 'user', text: 'Seller rejected' },
  sellerSuspended: { about: 'user', text: 'Seller suspended' },
  sellerDetailsChanged: { about: 'user', text: 'Seller details changed' },
  sellerApplicationResent: { about: 'user', text: 'Seller application sent again' },

  productAdded: { about: 'product', text: 'Product added' },
  productChanged: { about: 'product', text: 'Product changed' },
  productDeleted: { about: 'product', text: 'Product deleted' },
  productSold: { about: 'product', text: 'Sold {quantity}' },
  importUndone: { about: 'product', text: 'Import undone' },
  pictureAdded: { about: 'product', text: 'Picture added' },
  picturesChanged: { about: 'product', text: 'Pictures changed' },
  pictureRemoved: { about: 'product', text: 'Picture removed' },

  reviewRemoved: { about: 'review', text: 'Review removed' },
  reviewRestored: { about: 'review', text: 'Review restored' },

  seasonAdded: { about: 'season', text: 'Season added' },
  seasonChanged: { about: 'season', text: 'Season changed' },
  seasonDeleted: { about: 'season', text: 'Season deleted' },

  identitySettingsChanged: { about: 'settings', text: 'Shop identity changed' },
  grievanceSettingsChanged: { about: 'settings', text: 'Grievance officer changed' },
  socialSettingsChanged: { about: 'settings', text: 'Social links changed' },
  taxSettingsChanged: { about: 'settings', text: 'Tax rate changed' },
  shippingSettingsChanged: { about: 'settings', text: 'Shipping changed' },
  returnsSettingsChanged: { about: 'settings', text: 'Return window changed' },
  noticesSettingsChanged: { about: 'settings', text: 'Notices changed' },
  backupRestored: {
    about: 'settings',
    text: 'Restored from the backup of {madeAt}. Order and invoice numbers between these are left out, as they may have been used after it',
  },

  statusChanged: { about: 'order', text: 'Status changed' },
  cancellationRequested: { about: 'order', text: 'Cancellation requested', did: 'asked to cancel it' },
  refundRequested: { about: 'order', text: 'Refund requested', did: 'requested a refund' },
  refundRetried: { about: 'order', text: 'Refund retried', did: 'retried the refund' },
  restocked: { about: 'order', text: 'Put back in stock', did: 'put the items back in stock' },
  bookingRetried: { about: 'order', text: 'Courier booking retried', did: 'booked the courier again' },
  bookedUnderNewNumber: { about: 'order', text: 'Courier booked under a new number' },
  addressCorrected: { about: 'order', text: 'Delivery address corrected', did: 'corrected the address' },
  newParcelSent: { about: 'order', text: 'New parcel sent', did: 'sent a new parcel' },
  shippedWithOwnCourier: { about: 'order', text: 'Shipped with own courier', did: 'shipped it with their own courier' },
  shippedByStaff: { about: 'order', text: 'Shipped by staff', did: 'shipped it' },
  ownCourierCorrected: { about: 'order', text: 'Own courier corrected', did: 'corrected the courier details' },
  stopRequestedAgain: { about: 'order', text: 'Courier asked again to stop the parcel' },
  cancellationRequestedAgain: { about: 'order', text: 'Courier asked again to cancel' },
  cancellationConfirmed: { about: 'order', text: 'Courier’s cancellation confirmed' },
  locationRequested: { about: 'order', text: 'Parcel location requested from courier' },
  sellerConfirmed: { about: 'order', text: 'Seller confirmed' },
  sellerPacked: { about: 'order', text: 'Seller packed' },
  sellerCannotSend: { about: 'order', text: 'Seller can’t send' },
  paymentLinked: { about: 'order', text: 'Payment linked' },
  taskRetried: { about: 'order', text: 'Task retried' },
  troubleResolved: { about: 'order', text: 'Marked as resolved' },
  emailResent: { about: 'order', text: 'Email resent: {mail}', leavesOrder: true },
  noteAdded: { about: 'order', text: 'Note added', leavesOrder: true },
  noteDeleted: { about: 'order', text: 'Note deleted', leavesOrder: true },
} satisfies Record<string, Action>

export type AuditAction = keyof typeof ACTIONS
export const AUDIT_ACTIONS: Readonly<Record<AuditAction, Action>> = ACTIONS

/** An entry's action in words. */
export const auditText = (action: AuditAction, data: Values): string => fill(AUDIT_ACTIONS[action].text, data)

/** An entry as it is kept; `data` is what the text of its action needs. */
export type AuditRecord = Omit<AuditEntry, 'action'> & { action: AuditAction; data: Values }

export const toAuditEntry = ({ action, data, ...entry }: AuditRecord): AuditEntry => ({
  ...entry,
  action: auditText(action, data),
})
