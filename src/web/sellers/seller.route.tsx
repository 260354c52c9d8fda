import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { t } from '#contract/platform/t.ts'
import { type SellerAccount, sellerAccountCall } from '#contract/sellers/seller-account.endpoints.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import scene from '#web/catalog/scenes/desk.svg?url'
import { api } from '#web/kit/api.ts'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { SELLER_LOGIN_PATH, SELLER_PATH, SELLER_REGISTER_PATH } from '#web/kit/paths.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { keepUser, sessionUser } from '#web/kit/session-user.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { PageError } from '#web/session/page-error.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SellerContact } from './seller-contact.tsx'
import { NotSelling, ReadyToSell } from './seller-standing.tsx'
import { SellingSteps } from './selling-steps.tsx'

export const loader = canonicalLoader(SELLER_PATH)

/** Who this is and where they stand is asked each time: an approval or a refusal counts without a new login. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page, own] = await Promise.all([serverLoader<typeof loader>(), ownSellerAccount()])
  return { ...page, ...own }
}
clientLoader.hydrate = true as const

/** While the shop cannot be reached, the page goes by what it knows, and says so. */
async function ownSellerAccount(): Promise<{ account?: SellerAccount; problem?: string }> {
  if (!sessionUser() || sessionUser()?.role === 'customer') return {}
  try {
    const { user } = (await api(meCall)).data
    keepUser(user)
    return user.role === 'seller' ? { account: (await api(sellerAccountCall)).data } : {}
  } catch (error) {
    return { problem: problemText(error) }
  }
}

export default function SellerPage() {
  const user = useSessionUser()
  // Their account takes the place of all that stands below it: nothing is pushed down by it.
  const isSeller = Boolean(user && user.role !== 'customer')
  // What the server rendered knows nobody.
  const { account, problem } = useLoaderData<Partial<Awaited<ReturnType<typeof clientLoader>>>>()
  return (
    <PageBody>
      <header className="grid items-start gap-x-16 gap-y-8 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-balance font-semibold text-display lg:text-poster">{sellerTexts.title}</h1>
          <p className="mt-4 max-w-measure text-pretty text-ink-soft text-lead">{sellerTexts.invitation}</p>
          <div className="mt-8">
            {user === undefined ? (
              <Skeleton className="noscript:hidden h-11 w-56" />
            ) : user && user.role !== 'customer' ? (
              <div className="grid gap-6">
                <Welcome seller={user} account={account} />
                {problem && <PageError text={problem} />}
              </div>
            ) : (
              <LoginLinks />
            )}
          </div>
        </div>
        <img
          src={scene}
          alt=""
          width="400"
          height="400"
          className={`size-48 justify-self-end sm:size-64 lg:size-96 ${isSeller ? 'max-sm:hidden' : ''}`}
        />
      </header>
      {isSeller || <SellingSteps />}
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

function Welcome({ seller, account }: { seller: User; account: SellerAccount | undefined }) {
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
      {can(seller, 'manageOwnProducts') ? <ReadyToSell /> : <NotSelling email={email} account={account} />}
      {(account?.state === 'waiting' || account?.state === 'approved') && <SellerContact account={account} />}
    </section>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({ title: sellerTexts.title, description: sellerTexts.invitation, canonical: loaderData?.canonical })
