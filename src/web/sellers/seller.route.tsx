import type { ClientLoaderFunctionArgs, MetaArgs } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { t } from '#contract/platform/t.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import scene from '#web/catalog/scenes/desk.svg?url'
import { api } from '#web/kit/api.ts'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { ADMIN_PATH, SELLER_LOGIN_PATH, SELLER_PATH, SELLER_REGISTER_PATH } from '#web/kit/paths.ts'
import { keepUser, sessionUser } from '#web/kit/session-user.ts'
import { ADD_PRODUCT_PATH } from '#web/kit/staff-paths.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SellingSteps } from './selling-steps.tsx'

export const loader = canonicalLoader(SELLER_PATH)

/**
 * An approval counts without a new login: the shop is asked who this is, and until it answers, or while it cannot be
 * reached, the page goes by what it knows.
 */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  if (sessionUser())
    api(meCall).then(
      ({ data }) => keepUser(data.user),
      () => undefined,
    )
  return serverLoader<typeof loader>()
}
clientLoader.hydrate = true as const

/** What is loaded is the same for everyone; who is logged in comes from the session. */
export const shouldRevalidate = () => false

export default function SellerPage() {
  const user = useSessionUser()
  return (
    <PageBody>
      <header className="grid items-center gap-x-16 gap-y-8 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-balance font-semibold text-display lg:text-poster">{sellerTexts.title}</h1>
          <p className="mt-4 max-w-measure text-pretty text-ink-soft text-lead">{sellerTexts.invitation}</p>
          <div className="mt-8">
            {user === undefined ? (
              <Skeleton className="noscript:hidden h-11 w-56" />
            ) : user && user.role !== 'customer' ? (
              <Welcome seller={user} />
            ) : (
              <LoginLinks />
            )}
          </div>
        </div>
        <img src={scene} alt="" width="400" height="400" className="size-48 justify-self-end sm:size-64 lg:size-96" />
      </header>
      <SellingSteps />
    </PageBody>
  )
}

function LoginLinks() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={SELLER_REGISTER_PATH} look="primary">
        {t('Sign Up')}
      </ButtonLink>
      <ButtonLink to={SELLER_LOGIN_PATH}>{t('Login')}</ButtonLink>
    </div>
  )
}

function Welcome({ seller }: { seller: User }) {
  const { fullName, email, username } = seller
  return (
    <section
      aria-label={t('Your seller account')}
      className="grid max-w-dialog gap-6 rounded-card border border-line border-t-4 border-t-marigold bg-sheet p-6"
    >
      <div className="flex items-center gap-4">
        <Avatar user={seller} className="size-16 text-title" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h2 className="font-semibold text-title">{t('Welcome, {name}!', { name: fullName })}</h2>
          <p className="text-ink-soft">{email}</p>
          <p className="text-ink-soft">{username}</p>
        </div>
      </div>
      {can(seller, 'manageOwnProducts') ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={ADD_PRODUCT_PATH} look="primary">
            {t('Add Product')}
          </ButtonLink>
          <ButtonLink to={ADMIN_PATH}>{t('Admin Panel')}</ButtonLink>
        </div>
      ) : (
        <div className="grid gap-2">
          <Message text={sellerTexts.notApproved} tone="plain" />
          <p className="text-ink-soft">
            {t('We’re reviewing your account and will email {email} when it’s done.', { email })}
          </p>
        </div>
      )}
    </section>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({ title: sellerTexts.title, description: sellerTexts.invitation, canonical: loaderData?.canonical })
