import { Link, redirect, useLoaderData } from 'react-router'
import { emailChangeCall, type PendingEmail } from '#contract/accounts/email-change.endpoints.ts'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { msg, t } from '#contract/platform/t.ts'
import { mySecurityEventsCall } from '#contract/security/security.endpoints.ts'
import type { SecurityEvent } from '#contract/security/security-event.ts'
import scene from '#web/catalog/scenes/writing.svg?url'
import { Notice } from '#web/forms/notice.tsx'
import { api, refreshAccess } from '#web/kit/api.ts'
import { CHANGE_DETAILS_PATH, LOGIN_PATH, RECENT_ACTIVITY_PATH, REGISTER_PATH, TWO_STEP_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { rich } from '#web/kit/rich-text.ts'
import { keepUser, sessionUser } from '#web/kit/session-user.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { PageError } from '#web/session/page-error.tsx'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccountLinks } from './account-links.tsx'
import { SecurityEventList } from './security-event-list.tsx'
import { ShortcutTiles } from './shortcut-tiles.tsx'

const LATEST = 3
/** The footer does not jump when the account is there. */
const HEIGHT = 'min-h-dvh'

type Shown = {
  problem?: string
  pending?: PendingEmail | null | undefined
  events?: readonly SecurityEvent[] | undefined
}

/**
 * Refreshes the access token, then the details. A refused token ends at the login; while the shop is out of reach the
 * page shows what is known, and says so.
 */
export async function clientLoader(): Promise<Shown> {
  if (!sessionUser()) return {}
  try {
    // Whose session is over is nobody by then; a shop that is broken or busy says nothing about it.
    if (await refreshAccess()) keepUser((await api(meCall)).data.user)
    else if (sessionUser()) throw new Failure(requestFailures.unexpected)
  } catch (error) {
    if (sessionUser()) return { problem: problemText(error) }
  }
  if (!sessionUser()) throw redirect(LOGIN_PATH)
  return loadMore()
}

/** Beside the details: a page that lacks it is still of use. */
async function loadMore(): Promise<Shown> {
  try {
    const [pending, events] = await Promise.all([api(emailChangeCall), api(mySecurityEventsCall, { limit: LATEST })])
    return { pending: pending.data, events: events.data }
  } catch {
    return {}
  }
}

export default function AccountPage() {
  const user = useSessionUser()
  const { problem, pending, events } = useLoaderData<typeof clientLoader>()
  return (
    <PageBody>
      <div className={`grid content-start gap-6 ${HEIGHT}`}>
        {user && <Notice />}
        {user && problem && <PageError text={problem} />}
        {user ? <Account user={user} pending={pending} events={events} /> : <LoggedOut />}
      </div>
    </PageBody>
  )
}

export const HydrateFallback = () => (
  <PageBody>
    <div className={HEIGHT}>
      <h1 className="sr-only">{t('Your account')}</h1>
      <WaitingForUser />
    </div>
  </PageBody>
)

function LoggedOut() {
  return (
    <EmptyState
      as="h1"
      scene={<img src={scene} alt="" width="400" height="400" />}
      title={accountPageTexts.notLoggedIn}
      action={
        <>
          <ButtonLink to={LOGIN_PATH} look="primary">
            {t('Log In')}
          </ButtonLink>
          <ButtonLink to={REGISTER_PATH}>{t('Register')}</ButtonLink>
        </>
      }
    >
      <p>{t('Log in to see your orders, wishlist and details.')}</p>
    </EmptyState>
  )
}

/** On a wide screen who one is stands beside what one can do. */
function Account({ user, pending, events }: { user: User } & Omit<Shown, 'problem'>) {
  return (
    <div className="grid gap-6 lg:grid-cols-[22rem_1fr] lg:items-start lg:gap-8">
      <section className="grid gap-6 rounded-card border border-line border-t-4 border-t-marigold bg-sheet p-6">
        <header className="flex items-center gap-4 lg:flex-col lg:items-start">
          <Avatar user={user} className="size-20 text-heading" />
          <h1 className="min-w-0 font-semibold text-title [overflow-wrap:anywhere]">{user.username}</h1>
        </header>
        <dl className="grid gap-3 border-line border-t pt-6">
          <Fact name={t('Name')} value={user.fullName} />
          <Fact name={t('Email')} value={user.email} />
        </dl>
        {pending && (
          <p className="rounded-field bg-info-wash px-3 py-2 text-info text-small [overflow-wrap:anywhere]">
            {rich(
              'Confirm your new email {email}. <a>See how</a>',
              {
                a: (text) => (
                  <Link to={CHANGE_DETAILS_PATH} className="font-medium underline underline-offset-4">
                    {text}
                  </Link>
                ),
              },
              { email: pending.email },
            )}
          </p>
        )}
        {user.secondFactor && <TwoStepLink state={user.secondFactor} />}
      </section>
      <div className="grid gap-6 lg:gap-8">
        {user.role === 'customer' && (
          <nav aria-label={t('Shortcuts')}>
            <ShortcutTiles />
          </nav>
        )}
        <AccountLinks role={user.role} />
        {events && events.length > 0 && <RecentActivity events={events} />}
      </div>
    </div>
  )
}

const TWO_STEP = {
  on: { tone: 'good', text: msg('On'), link: msg('Manage'), label: msg('Manage two-step login') },
  off: { tone: 'wait', text: msg('Off'), link: msg('Set up'), label: msg('Set up two-step login') },
  missing: { tone: 'bad', text: msg('Needed'), link: msg('Set up'), label: msg('Set up two-step login') },
} as const

/** For staff, whose login should take a second step. */
function TwoStepLink({ state }: { state: keyof typeof TWO_STEP }) {
  const { tone, text, link, label } = TWO_STEP[state]
  return (
    <p className="flex flex-wrap items-center gap-3 border-line border-t pt-6">
      <span className="font-medium">{t('Two-step login')}</span> <Badge tone={tone}>{t(text)}</Badge>
      <TextLink to={TWO_STEP_PATH} aria-label={t(label)}>
        {t(link)}
      </TextLink>
    </p>
  )
}

function RecentActivity({ events }: { events: readonly SecurityEvent[] }) {
  return (
    <section aria-labelledby="recent-activity" className="grid gap-4 rounded-card border border-line bg-sheet p-6">
      <h2 id="recent-activity" className="font-semibold text-title">
        {t('Recent activity')}
      </h2>
      <SecurityEventList events={events} />
      <p>
        <TextLink to={RECENT_ACTIVITY_PATH}>{t('See all activity')}</TextLink>
      </p>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}

export const meta = privatePageMeta(
  msg('Your account'),
  msg('Your Likho account: orders, wishlist, addresses and details.'),
)
