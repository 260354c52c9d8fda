import { ArrowUpRight } from 'lucide-react'
import { t } from '#contract/platform/t.ts'
import { socialLinks } from '#web/kit/shop-contact.ts'

/** Nothing where the shop is nowhere else. */
export function SocialLinks() {
  const links = socialLinks()
  if (links.length === 0) return null
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {links.map(({ name, handle, href }) => (
        <li key={name} className="border-line border-b">
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="group flex min-h-14 items-center gap-3 transition-colors hover:text-brand"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-ink-soft text-small">{handle}</span>
            <ArrowUpRight aria-hidden className="ml-auto size-5 text-ink-soft group-hover:text-brand" />
            <span className="sr-only">{t('(opens in a new tab)')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
