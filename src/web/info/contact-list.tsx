import type { ReactNode } from 'react'
import { t } from '#contract/platform/t.ts'
import { helpHours, helpMail, helpPhone, phoneLink } from '#web/kit/shop-contact.ts'

/** How to reach a person. */
export function ContactList() {
  return (
    <dl className="grid gap-6 sm:grid-cols-2 sm:gap-8">
      <Contact way={t('Email')} href={`mailto:${helpMail()}`} text={helpMail()}>
        {t('We reply within 1 working day')}
      </Contact>
      <Contact way={t('Phone')} href={phoneLink(helpPhone())} text={helpPhone()}>
        {helpHours()}
      </Contact>
    </dl>
  )
}

type Props = { way: string; href: string; text: string; children: ReactNode }

function Contact({ way, href, text, children }: Props) {
  return (
    <div>
      <dt className="font-semibold text-small">{way}</dt>
      <dd>
        <a
          href={href}
          className="inline-flex min-h-11 items-center break-all font-semibold text-brand text-lead underline underline-offset-4 transition-colors hover:text-brand-strong"
        >
          {text}
        </a>
        <p className="text-ink-soft text-small">{children}</p>
      </dd>
    </div>
  )
}
