import type { ReactNode } from 'react'
import { t } from '#contract/platform/t.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { BindingNote } from './binding-note.tsx'

export type Section = { id: string; title: string; body: ReactNode }

type Props = {
  title: string
  /** What the page says, in a sentence or two. */
  lead: ReactNode
  /** From when a policy holds. */
  since?: string
  sections: readonly Section[]
}

/** A page to be read: its contents stand beside it on wide screens and above it on narrow ones. */
export function DocumentPage({ title, lead, since, sections }: Props) {
  return (
    <PageBody>
      <header className="max-w-measure">
        <h1 className="font-semibold text-display">{title}</h1>
        <p className="mt-4 text-pretty text-ink-soft text-lead">{lead}</p>
        {since && <p className="mt-4 text-ink-soft text-small">{t('Effective from {since}', { since })}</p>}
        <BindingNote />
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="grid max-w-measure gap-12">
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="prose">
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </PageBody>
  )
}

function Contents({ sections }: Pick<Props, 'sections'>) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24 lg:self-start print:hidden">
      <h2 id="contents" className="font-semibold text-small">
        {t('On this page')}
      </h2>
      <ol className="mt-2 sm:max-lg:columns-2">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid border-line border-l">
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-11 items-center border-transparent border-l pl-4 text-ink-soft text-small transition-colors hover:border-brand hover:text-brand lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
