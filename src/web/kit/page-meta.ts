import type { MetaDescriptor } from 'react-router'
import { inLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/platform/languages.ts'
import { currentLanguage } from '#contract/platform/t.ts'

const SHOP = 'Likho'

type Facts = {
  title: string
  description: string
  /** The page's one true address in English, whatever way it was reached. A page without one is not for search engines. */
  canonical?: string | undefined
  /** The picture that goes with a shared link; the shop's own unless the page has a better one. */
  image?: string | undefined
}

/** The title and description of a page, for browsers, search engines and whoever shares the link. */
export function pageMeta({ title, description, canonical, image = '/share.png' }: Facts): MetaDescriptor[] {
  const full = title.includes(SHOP) ? title : `${title} · ${SHOP}`
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SHOP },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: LANGUAGES[currentLanguage()].tag.replace('-', '_') },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(canonical ? addressed(canonical, image) : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const addressed = (english: string, image: string): MetaDescriptor[] => {
  const { origin, pathname, search } = new URL(english)
  const addressIn = (language: Language) => origin + inLanguage(language, pathname + search)
  const canonical = addressIn(currentLanguage())
  const alternate = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LANGUAGE_CODES.map((code) => alternate(LANGUAGES[code].tag, addressIn(code))),
    alternate('x-default', addressIn('en')),
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: new URL(image, english).href },
  ]
}
