import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { inLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/platform/languages.ts'
import { currentLanguage, t } from '#contract/platform/t.ts'

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

/** Of a page that has nothing to say about itself, such as one that failed: a tab and a screen reader say its title all the same. */
export function fallbackMeta(error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? t('Page not found') : error ? t('This page did not open') : SHOP
  return pageMeta({ title, description: t('Likho, the online stationery shop for India.') })
}

const addressIn = (language: Language, english: string) => {
  const { origin, pathname, search } = new URL(english)
  return origin + inLanguage(language, pathname + search)
}

/** The address of a page in the language that is spoken, by its English one. */
export const spokenAddress = (english: string): string => addressIn(currentLanguage(), english)

const alternate = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const

const addressed = (english: string, image: string): MetaDescriptor[] => {
  const canonical = spokenAddress(english)
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LANGUAGE_CODES.map((code) => alternate(LANGUAGES[code].tag, addressIn(code, english))),
    alternate('x-default', english),
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: new URL(image, english).href },
  ]
}
