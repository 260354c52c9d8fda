import { msg } from '#contract/platform/t.ts'
import type { SellerState } from '#contract/sellers/seller-state.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const STATE_NAMES: Record<SellerState, string> = {
  waiting: msg('Waiting for approval'),
  approved: msg('Approved'),
  refused: msg('Rejected'),
  suspended: msg('Suspended'),
}

export const STATE_TONES: Record<SellerState, Tone> = {
  waiting: 'wait',
  approved: 'good',
  refused: 'bad',
  suspended: 'bad',
}
