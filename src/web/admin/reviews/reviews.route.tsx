import { useLoaderData } from 'react-router'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { listStaffReviewsCall, REVIEW_STATES } from '#contract/reviews/staff-reviews.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from '#web/kit/keyset-list.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { choiceIn, pagesIn, searchIn } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ListTools } from '../list-tools.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffList } from '../staff-list.tsx'
import { StaffCard, StaffPage } from '../staff-page.tsx'
import { ReviewRow } from './review-row.tsx'

const TITLE = 'Reviews'
const COLUMNS = [{ name: 'Review' }, { name: 'By' }, { name: 'Shop' }, { name: 'Actions', atEnd: true }]
const STARS = ['5', '4', '3', '2', '1'] as const
const FILTERS = [
  {
    name: 'state',
    label: 'Show',
    choices: [
      { value: '', text: 'All reviews' },
      { value: 'shown', text: 'In the shop' },
      { value: 'removed', text: 'Removed' },
    ],
  },
  {
    name: 'stars',
    label: 'Stars',
    choices: [
      { value: '', text: 'Any' },
      ...STARS.map((value) => ({ value, text: value === '1' ? '1 star' : `${value} stars` })),
    ],
  },
]

const loadPages = keysetLoader((query: InputOf<typeof listStaffReviewsCall>, cursor) =>
  api(listStaffReviewsCall, { ...query, cursor }),
)

export const clientLoader = permittedLoader('moderateReviews', async (_user, { request }: { request: Request }) => {
  const { searchParams } = new URL(request.url)
  const query = {
    state: choiceIn(searchParams, 'state', REVIEW_STATES),
    stars: choiceIn(searchParams, 'stars', STARS),
    search: searchIn(searchParams),
  }
  return loadPages(query, pagesIn(searchParams))
})

export default function ReviewsPage() {
  const list = useLoaderData<typeof clientLoader>()
  return (
    <StaffPage title={TITLE}>
      <StaffCard>
        <ListTools name="Find reviews" label="Search by product" placeholder="Name of a product" filters={FILTERS} />
        <StaffList list={list} label={TITLE} columns={COLUMNS} empty="No reviews found.">
          {(review, confirm) => <ReviewRow key={review._id} review={review} confirm={confirm} />}
        </StaffList>
      </StaffCard>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading reviews…">
      <Skeleton className="h-96" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'What shoppers write about products.')
