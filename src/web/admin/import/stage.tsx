import type { ReactNode } from 'react'

type Props = { text: string; share: number; children?: ReactNode }

/** How far something is. */
export function Stage({ text, share, children }: Props) {
  return (
    <section aria-label="Progress" className="grid gap-2 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <p className="flex justify-between gap-4 font-semibold tabular-nums">
        <span>{text}</span>
        <span>{Math.floor(share * 100)}%</span>
      </p>
      <progress
        aria-label={text}
        value={share}
        max={1}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width]"
      />
      {children && <p className="text-ink-soft text-small">{children}</p>}
    </section>
  )
}
