type Props = { label: string; share: number }

/** How far something is, from 0 to 1. */
export function ProgressBar({ label, share }: Props) {
  return (
    <progress
      aria-label={label}
      value={share}
      max={1}
      className="h-3 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width]"
    />
  )
}
