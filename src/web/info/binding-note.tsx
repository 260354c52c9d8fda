import { useLocation } from 'react-router'
import { LANGUAGES } from '#contract/platform/languages.ts'
import { currentLanguage, msg, t } from '#contract/platform/t.ts'

const BINDING = msg('This page is a translation. The English text is the binding one.')
const { tag } = LANGUAGES.en

/** On a translated page with legal weight: which words count, in English too for whoever has to tell. */
export function BindingNote() {
  const { pathname } = useLocation()
  if (currentLanguage() === 'en') return null
  return (
    <div className="mt-4 grid gap-1 rounded-field bg-info-wash px-3 py-2 text-info text-small">
      <p>
        {t(BINDING)}{' '}
        <a href={pathname} hrefLang={tag} className="font-medium underline underline-offset-4">
          {t('Read it in English')}
        </a>
      </p>
      <p lang={tag}>{BINDING}</p>
    </div>
  )
}
