import { useEffect } from 'react'
import { currentLanguage, msg, t } from '#contract/platform/t.ts'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import {
  ABOUT_US_PATH,
  ACCOUNT_PATH,
  CART_PATH,
  GRIEVANCE_PATH,
  HELPDESK_PATH,
  LOGIN_PATH,
  LOGOUT_PATH,
  PRIVACY_PATH,
  REGISTER_PATH,
  RETURNS_PATH,
  SELLER_PATH,
  SHIPPING_PATH,
  SHOP_PATH,
  TERMS_PATH,
} from '#web/kit/paths.ts'
import { PlainLink } from '#web/kit/plain-link.tsx'
import { grievanceOfficer, helpMail, owner } from '#web/kit/shop-contact.ts'
import { SHORTCUTS } from '#web/kit/shortcuts.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { useHeaderOnScroll } from './header-on-scroll.ts'
import { fetchHindiLetters } from './hindi-letters.ts'
import { LanguageLinks } from './language-links.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PrefetchOnTouch } from './prefetch-on-touch.tsx'
import { Wordmark } from './wordmark.tsx'

const SHOP = [{ path: SHOP_PATH, name: msg('All products') }, ...CATEGORY_PAGES]

const FOR_VISITORS = [
  { path: LOGIN_PATH, name: msg('Login') },
  { path: REGISTER_PATH, name: msg('Register') },
]
const FOR_USERS = [
  { path: ACCOUNT_PATH, name: msg('Account') },
  { path: LOGOUT_PATH, name: msg('Log Out') },
]
const ACCOUNT = [
  { path: CART_PATH, name: msg('Cart') },
  ...SHORTCUTS,
  { path: SELLER_PATH, name: msg('Become a seller') },
]

const LIKHO = [
  { path: ABOUT_US_PATH, name: msg('About Us') },
  { path: HELPDESK_PATH, name: msg('Helpdesk') },
  { path: SHIPPING_PATH, name: msg('Shipping') },
  { path: RETURNS_PATH, name: msg('Returns and refunds') },
  { path: GRIEVANCE_PATH, name: msg('Grievance redressal') },
  { path: TERMS_PATH, name: msg('Terms of use') },
  { path: PRIVACY_PATH, name: msg('Privacy policy') },
]

export default function Footer() {
  const user = useSessionUser()
  const { legalName, address } = owner()
  useHeaderOnScroll()
  useEffect(() => {
    if (currentLanguage() === 'hi') fetchHindiLetters()
  }, [])
  return (
    <footer className="skip-unseen-section mt-24 border-line border-t bg-sheet [--usual-height:85rem] print:hidden">
      <div className="mx-auto grid max-w-page gap-x-6 gap-y-12 px-4 py-12 sm:px-6 lg:grid-cols-[1fr_1.4fr] lg:px-8 lg:py-16">
        <div className="max-w-measure">
          <Wordmark />
          <p className="mt-4 max-w-sheet text-ink-soft">
            {t('लिखो means “write”. Pens, paper and everything that goes with them, for desks across India.')}
          </p>
          <Mail title={t('Questions?')} address={helpMail()}>
            {t('We reply within one working day.')}
          </Mail>
          <Mail title={t('Complaints')} address={grievanceOfficer().mail}>
            {t('Our grievance officer replies within 48 hours and resolves complaints within a month.')}
          </Mail>
        </div>
        <nav aria-label={t('Footer')} className="footer-links grid grid-cols-2 gap-6 sm:grid-cols-3">
          <Column title={t('Shop')} links={SHOP} />
          <Column title={t('Your account')} links={[...(user ? FOR_USERS : FOR_VISITORS), ...ACCOUNT]} />
          <Column title="Likho" links={LIKHO} />
        </nav>
      </div>
      <div className="mx-auto max-w-page px-4 sm:px-6 lg:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t py-4 text-ink-soft text-small">
          <p className="py-2">
            © 2026 {legalName}, {address}
          </p>
          <LanguageLinks className="inline-flex min-h-11 items-center text-brand underline underline-offset-4" />
        </div>
      </div>
      {/* Comes with the footer, after all that a first page needs. */}
      <PrefetchOnTouch />
      <OfflineNotice />
    </footer>
  )
}

function Mail({ title, address, children }: { title: string; address: string; children: string }) {
  return (
    <>
      <h2 className="mt-6 font-semibold">{title}</h2>
      <p className="max-w-sheet text-ink-soft text-small">{children}</p>
      <a
        className="inline-flex min-h-11 items-center text-brand text-small underline underline-offset-4"
        href={`mailto:${address}`}
      >
        {address}
      </a>
    </>
  )
}

type ColumnProps = { title: string; links: readonly { path: string; name: string }[] }

function Column({ title, links }: ColumnProps) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <PlainLink to={path}>{t(name)}</PlainLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
