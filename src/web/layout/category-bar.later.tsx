import { useLocation } from 'react-router'
import { msg, t } from '#contract/platform/t.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { PlainLink } from '#web/kit/plain-link.tsx'
import { SHORTCUTS } from '#web/kit/shortcuts.ts'
import { LanguageLinks } from './language-links.tsx'

const SHOP = [{ path: SHOP_PATH, name: msg('All products') }, ...CATEGORY_PAGES]

/** The ways into the shop, and at its end what people come back for. */
export default function CategoryBar() {
  const { pathname } = useLocation()
  return (
    <div className="category-bar">
      <Links label={t('Categories')} links={SHOP} here={pathname} />
      <Links label={t('Your lists')} links={SHORTCUTS} here={pathname} />
      <nav aria-label={t('Language')}>
        <LanguageLinks />
      </nav>
    </div>
  )
}

type Props = { label: string; links: readonly { path: string; name: string }[]; here: string }

function Links({ label, links, here }: Props) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <PlainLink to={path} aria-current={path.toLowerCase() === here.toLowerCase() ? 'page' : undefined}>
              {t(name)}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
