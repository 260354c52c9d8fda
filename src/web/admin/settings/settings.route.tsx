import { useLoaderData } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { listStaffCall } from '#contract/admin/users.endpoints.ts'
import { listSettingsCall, SETTINGS_ID } from '#contract/shop-settings/settings.endpoints.ts'
import type { Section } from '#contract/shop-settings/settings-sections.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { ADMIN_GO_LIVE_PATH } from '#web/kit/staff-paths.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HistoryButton } from '../history-button.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffPage } from '../staff-page.tsx'
import { SECTION_VIEWS } from './settings-fields.ts'
import { SettingsSection } from './settings-section.tsx'
import { StaffSection } from './staff-section.tsx'

const TITLE = 'Settings'
const SECTIONS = Object.keys(SECTION_VIEWS) as Section[]

let loadedFor: User | undefined

export const clientLoader = permittedLoader('manageSettings', async (user) => {
  loadedFor = user
  const [settings, staff] = await Promise.all([api(listSettingsCall), api(listStaffCall)])
  return { settings: settings.data, staff: staff.data }
})

/** Each part is saved by itself: what is typed in the others stays. */
export const shouldRevalidate = () => sessionUser() !== loadedFor

export default function SettingsPage() {
  const { settings, staff } = useLoaderData<typeof clientLoader>()
  return (
    <StaffPage
      title={TITLE}
      actions={
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={ADMIN_GO_LIVE_PATH}>Go live</ButtonLink>
          <HistoryButton subject="settings" id={SETTINGS_ID} name="the settings" />
        </div>
      }
    >
      <div className="grid gap-10">
        {SECTIONS.map((section) => (
          <SettingsSection key={section} section={section} kept={settings[section]} />
        ))}
        <StaffSection staff={staff} />
      </div>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading the settings…">
      <Skeleton className="h-160" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'Who the shop is and what it promises.')
