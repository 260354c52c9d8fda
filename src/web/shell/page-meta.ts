import type { MetaDescriptor } from 'react-router'

const SHOP = 'Likho'

type Facts = {
  title: string
  description: string
  /** The page's one true address, whatever way it was reached. */
  canonical?: string | undefined
}

/** The title and description of a page, for browsers, search engines and whoever shares the link. */
export function pageMeta({ title, description, canonical }: Facts): MetaDescriptor[] {
  const full = title.includes(SHOP) ? title : `${title} · ${SHOP}`
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SHOP },
    { property: 'og:type', content: 'website' },
    ...(canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
          { property: 'og:image', content: new URL('/share.png', canonical).href },
        ]
      : []),
  ]
}
