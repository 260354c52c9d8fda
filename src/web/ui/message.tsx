import type { Ref } from 'react'

type Props = {
  text: string | undefined
  tone?: 'good' | 'bad' | 'plain'
  /** For one that takes the focus from what it stands in for. */
  ref?: Ref<HTMLParagraphElement>
}

const LOOKS = {
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  plain: 'bg-info-wash text-info',
}

/** Something the page has to say. What went wrong interrupts a screen reader, all else waits for its turn. */
export function Message({ text, tone = 'bad', ref }: Props) {
  if (!text) return null
  return (
    <p
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`rounded-field px-3 py-2 font-medium ${LOOKS[tone]}`}
    >
      {text}
    </p>
  )
}
