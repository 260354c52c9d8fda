import { REMOVAL_REASONS, type RemovalReason } from '#contract/reviews/removal-reasons.ts'
import { removeReviewCall, restoreReviewCall, type StaffReview } from '#contract/reviews/staff-reviews.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { Confirmation } from '../confirm-dialog.tsx'

export const REASON_NAMES: Record<RemovalReason, string> = {
  abusive: 'Abusive',
  unlawful: 'Unlawful',
  fake: 'Fake',
  advertising: 'Advertising',
  personalDetails: 'Personal details',
}

export const removal = ({ _id: id, product, seen }: StaffReview): Confirmation => ({
  title: `Remove this review of ${product.name}?`,
  text: 'It leaves the shop at once, with its stars. Its author sees the reason and can’t write another one for this product. You can restore it.',
  yes: 'Remove review',
  doing: 'Removing…',
  keep: 'Keep review',
  isDestructive: true,
  choice: {
    label: 'Reason',
    missing: 'Choose a reason',
    choices: REMOVAL_REASONS.map((value) => ({ value, text: REASON_NAMES[value] })),
  },
  reason: { label: 'Note for staff (optional)', about: `remove ${id}` },
  act: async ({ choice, reason: note }) =>
    (await api(removeReviewCall, { id, seen, reason: choice as RemovalReason, note })).message,
})

export const restoring = ({ _id: id, product, seen }: StaffReview): Confirmation => ({
  title: `Restore this review of ${product.name}?`,
  text: 'Everybody can read it again, and its stars count.',
  yes: 'Restore review',
  doing: 'Restoring…',
  keep: 'Keep it removed',
  act: async () => (await api(restoreReviewCall, { id, seen })).message,
})
