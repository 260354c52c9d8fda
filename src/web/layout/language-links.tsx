import { useLocation } from 'react-router'
import { inLanguage, LANGUAGE_CODES, LANGUAGES } from '#contract/platform/languages.ts'
import { currentLanguage } from '#contract/platform/t.ts'

/** What begins with two is the address of another site: /hi//evil.example must not lead there in English. */
const ONE_SLASH = /^\/+/

/** This page in the other languages, each under its own name. Another language is another document, which the browser opens. */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const others = LANGUAGE_CODES.filter((code) => code !== currentLanguage())
  return others.map((code) => (
    <a
      key={code}
      href={inLanguage(code, pathname.replace(ONE_SLASH, '/') + search)}
      hrefLang={LANGUAGES[code].tag}
      lang={LANGUAGES[code].tag}
      data-language={code}
      className={className}
    >
      {LANGUAGES[code].name}
    </a>
  ))
}
