import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { GoLiveState } from '#contract/go-live/go-live-checks.ts'

export const STATE_LOOKS = {
  ok: { icon: CircleCheck, word: 'Done', colour: 'text-good' },
  warning: { icon: CircleAlert, word: 'Soon', colour: 'text-wait' },
  todo: { icon: CircleX, word: 'To do', colour: 'text-bad' },
  unknown: { icon: CircleHelp, word: 'Not known', colour: 'text-info' },
} as const satisfies Record<GoLiveState, object>
