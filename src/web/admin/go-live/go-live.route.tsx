import { useLoaderData } from 'react-router'
import { listGoLiveCall } from '#contract/go-live/go-live.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffCard, StaffPage } from '../staff-page.tsx'
import { GoLiveRow } from './go-live-row.tsx'
import { leftText } from './left-text.ts'
import { useGoLive } from './use-go-live.ts'

const TITLE = 'Go live'

export const clientLoader = permittedLoader('manageSettings', async () => (await api(listGoLiveCall)).data)

/** What is left before the shop sells for real; the same list as `npm run doctor`. */
export default function GoLivePage() {
  const { lines, busy, problem, said, check, mailMyself } = useGoLive(useLoaderData<typeof clientLoader>())
  return (
    <StaffPage
      title={TITLE}
      actions={
        <Button aria-disabled={busy !== undefined} onClick={() => check()}>
          {busy === 'all' ? 'Checking…' : 'Check all again'}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="font-medium text-lead">{leftText(lines)}</p>
        <p role="status" className="sr-only">
          {said}
        </p>
        <Message text={problem} />
      </div>
      <StaffCard>
        <ol className="divide-y divide-line">
          {lines.map((line) => (
            <GoLiveRow key={line.check} line={line} busy={busy} onCheck={check} onMail={mailMyself} />
          ))}
        </ol>
      </StaffCard>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading what is left to do…">
      <Skeleton className="h-160" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'What is left before the shop sells for real.')
