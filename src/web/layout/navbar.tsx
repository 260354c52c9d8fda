import { NavLink } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { AccountCorner } from '#web/accounts/account-corner.tsx'
import { CartLink } from '#web/cart/cart-link.tsx'
import { later } from '#web/kit/later.tsx'
import { ABOUT_US_PATH, HOME_PATH, WISHLIST_PATH } from '#web/kit/paths.ts'
import { SearchBox } from '#web/search/search-box.tsx'
import { IconLink } from '#web/ui/icon-button.tsx'
import { MenuButton } from './menu-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { Wordmark } from './wordmark.tsx'

const TEXT_LINK =
  'hidden min-h-11 items-center rounded-field px-3 font-medium whitespace-nowrap transition-colors hover:bg-line/60 ' +
  'aria-[current=page]:text-brand lg:inline-flex'

/** Only where there is room for it; elsewhere the menu has the same. */
const CategoryBar = later(() => import('./category-bar.later.tsx'))

/** One row; on phones the search moves below and the text links into the menu. Below it, on wide screens, the categories. */
export function Navbar() {
  return (
    <>
      <header className="site-header print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center px-4 sm:gap-x-1 sm:px-6 md:h-16 md:flex-nowrap lg:px-8">
          {/* Takes what is left: a wordmark that is wider until its font has come must not push a button out of the row. Its pixel
              keeps the search, which is as wide as the phone, in a row of its own also before the buttons have been read. */}
          <div className="flex h-16 min-w-px items-center max-md:grow max-md:basis-0 md:mr-3">
            <Wordmark />
          </div>
          <nav aria-label={t('Main')} className="contents">
            <NavLink to={HOME_PATH} end className={TEXT_LINK}>
              {t('Home')}
            </NavLink>
            <NavLink to={ABOUT_US_PATH} className={TEXT_LINK}>
              {t('About Us')}
            </NavLink>
          </nav>
          <SearchBox className="order-last mb-3 basis-full md:order-none md:mx-3 md:mb-0 md:basis-auto md:grow" />
          <ThemeToggle className="max-lg:hidden" />
          <IconLink to={WISHLIST_PATH} label={t('Wishlist')} className="lg:hidden">
            <span className="icon size-6 [--icon:var(--icon-heart)]" />
          </IconLink>
          <CartLink />
          <AccountCorner linkLook={TEXT_LINK} />
          <MenuButton className="-mr-2 lg:hidden" />
        </div>
      </header>
      <CategoryBar />
    </>
  )
}
