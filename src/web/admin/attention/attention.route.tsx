import { type ReactNode, useId } from 'react'
import { useLoaderData } from 'react-router'
import { type AttentionItem, countAttentionCall, listAttentionCall } from '#contract/attention/attention.endpoints.ts'
import { ATTENTION_KINDS, type AttentionKind, KIND_TITLES } from '#contract/attention/attention-kinds.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { Notice } from '#web/forms/notice.tsx'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from '#web/kit/keyset-list.ts'
import { MoreOrRetry } from '#web/kit/more-or-retry.tsx'
import { ADMIN_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { choiceIn, pagesIn, useListPaging } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { countText } from '#web/ui/list-counts.ts'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useOrderActions } from '../orders/use-order-actions.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffPage } from '../staff-page.tsx'
import { DeskItem } from './desk-item.tsx'
import { KindFilter } from './kind-filter.tsx'
import scene from './tidy-desk.svg?url'

const TITLE = 'Needs attention'

const loadPages = keysetLoader((query: InputOf<typeof listAttentionCall>, cursor) =>
  api(listAttentionCall, { ...query, cursor }),
)

export const clientLoader = permittedLoader('mendTroubles', async (_user, { request }: { request: Request }) => {
  const { searchParams } = new URL(request.url)
  const kind = choiceIn(searchParams, 'kind', ATTENTION_KINDS)
  const [list, { data }] = await Promise.all([loadPages({ kind }, pagesIn(searchParams)), api(countAttentionCall)])
  return { list, kind, total: data.total, counts: data.kinds, now: new Date() }
})

export default function AttentionPage() {
  const { list, kind, total, counts } = useLoaderData<typeof clientLoader>()
  if (list.rows && total === 0) return <Nothing />
  return (
    <StaffPage title={TITLE}>
      <Notice />
      {counts.length > 1 || kind ? <KindFilter counts={counts} total={total} chosen={kind} /> : null}
      <Items />
    </StaffPage>
  )
}

function Items() {
  const { list, kind, counts, now } = useLoaderData<typeof clientLoader>()
  const paging = useListPaging()
  const { run, dialog, changed, wasStale } = useOrderActions()
  const groups = [...Map.groupBy(list.rows ?? [], (item) => item.kind)]
  return (
    <>
      <Message text={changed} />
      <div data-keeps-focus tabIndex={-1} aria-busy={paging.isBusy} className="grid gap-6 outline-none">
        {list.rows?.length === 0 && kind && (
          <p className="text-ink-soft">{`Nothing left in “${KIND_TITLES[kind]}”.`}</p>
        )}
        {groups.map(([one, items]) => (
          <Group key={one} kind={one} count={counts.find((count) => count.kind === one)?.count ?? items.length}>
            {items.map((item) => (
              <DeskItem key={keyOf(item)} item={item} now={now} run={run} wasStale={wasStale} />
            ))}
          </Group>
        ))}
        <MoreOrRetry list={list} lead="Error: " {...paging} />
      </div>
      {dialog}
    </>
  )
}

const keyOf = ({ kind, subject }: AttentionItem) => `${kind} ${subject}`

function Group({ kind, count, children }: { kind: AttentionKind; count: number; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <h2 id={id} className="flex flex-wrap items-center gap-3 font-semibold text-lead">
        {KIND_TITLES[kind]} <Badge tone="wait">{countText(count)}</Badge>
      </h2>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  )
}

function Nothing() {
  return (
    <PageBody>
      <div className="grid gap-6">
        <Notice />
        <EmptyState
          as="h1"
          scene={<img src={scene} alt="" width="400" height="400" />}
          title="All clear"
          action={<ButtonLink to={ADMIN_PATH}>Admin Panel</ButtonLink>}
        >
          <p>Every refund, parcel and email is where it should be. We’ll email you in the morning if that changes.</p>
        </EmptyState>
      </div>
    </PageBody>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading…">
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'Problems that need a person to fix.')
