import type { MetaDescriptor } from 'react-router'

const SHOP = 'Likho'

type Facts = {
  title: string
  description: string
  /** The page's one true address, whatever way it was reached. A page without one is not for search engines. */
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
    { property: 'og:locale', content: 'en_IN' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(canonical ? addressed(canonical, image) : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const addressed = (canonical: string, image: string): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: canonical },
  { property: 'og:url', content: canonical },
  { property: 'og:image', content: new URL(image, canonical).href },
]
