import { msg } from '#contract/platform/t.ts'

/** Why staff may remove a review, as the terms say; that it is critical is no reason. */
export const REMOVAL_REASONS = ['abusive', 'unlawful', 'fake', 'advertising', 'personalDetails'] as const
export type RemovalReason = (typeof REMOVAL_REASONS)[number]

/** As the author reads it behind a colon. */
export const REMOVAL_TEXTS: Record<RemovalReason, string> = {
  abusive: msg('abusive language'),
  unlawful: msg('unlawful content'),
  fake: msg('not a genuine review'),
  advertising: msg('advertising'),
  personalDetails: msg('personal details of someone'),
}
