import type { ReactNode } from 'react'

const TONES = {
  good: 'bg-good-wash text-good',
  info: 'bg-info-wash text-info',
  wait: 'bg-wait-wash text-wait',
  bad: 'bg-bad-wash text-bad',
  accent: 'bg-marigold text-on-marigold',
}

export type Tone = keyof typeof TONES

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center whitespace-nowrap rounded-full px-3 py-1 font-semibold text-fine ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
