import type { User } from '#contract/accounts/user.ts'

type Props = { user: Pick<User, 'avatar' | 'fullName'>; className: string }

const ROUND = 'shrink-0 rounded-full object-cover'

/** A picture of somebody whose name stands beside it. Without one, their initials. */
export function Avatar({ user: { avatar, fullName }, className }: Props) {
  return avatar ? (
    <img src={avatar} alt="" decoding="async" className={`${ROUND} bg-line ${className}`} />
  ) : (
    <span
      aria-hidden
      className={`${ROUND} inline-flex select-none items-center justify-center bg-inkwell font-semibold text-on-inkwell ${className}`}
    >
      {initialsOf(fullName)}
    </span>
  )
}

const FIRST_LETTER = /^.\p{M}*/u

/** Of the first and the last name. Letters with their signs count as one: की is the first letter of कीर्ति. */
export function initialsOf(fullName: string): string {
  const names = fullName.trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0]]
  return ends
    .map((name = '') => FIRST_LETTER.exec(name)?.[0] ?? '')
    .join('')
    .toUpperCase()
}
