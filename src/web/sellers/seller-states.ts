import type { SellerState } from '#contract/sellers/sellers.endpoints.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const STATE_NAMES: Record<SellerState, string> = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  refused: 'Rejected or suspended',
}

export const STATE_TONES: Record<SellerState, Tone> = { waiting: 'wait', approved: 'good', refused: 'bad' }
