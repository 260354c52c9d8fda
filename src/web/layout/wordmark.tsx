import { HOME_PATH } from '#web/kit/paths.ts'
import { PlainLink } from '#web/kit/plain-link.tsx'

export function Wordmark() {
  return (
    <PlainLink to={HOME_PATH} className="inline-flex min-h-11 items-center gap-2 rounded-field">
      <Nib />
      <span className="max-[16rem]:sr-only font-bold text-title leading-none tracking-tight">Likho</span>
      <span lang="hi" className="max-[20rem]:sr-only font-medium text-ink-soft text-lead leading-none">
        लिखो
      </span>
    </PlainLink>
  )
}

export function Nib() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-inkwell" />
      <path d="M11.4 6h9.2l2.1 8.6L16 26.6 9.3 14.6z" fill="#fff" />
      <path d="M16 26v-9.6" className="stroke-inkwell" strokeWidth="1.5" />
      <circle cx="16" cy="14.6" r="2.3" className="fill-marigold" />
    </svg>
  )
}
