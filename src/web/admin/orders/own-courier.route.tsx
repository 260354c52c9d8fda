import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { manageOrderCall } from '#contract/admin/orders.endpoints.ts'
import { LONGEST_PARCEL, ownCourierCall } from '#contract/admin/own-courier.endpoints.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { adminOrderPath } from '#web/kit/staff-paths.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { TextField } from '#web/ui/field.tsx'
import { FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

const TITLE = 'Ship it yourself'

export const clientLoader = permittedLoader('manageAllOrders', async (_, { params }: ClientLoaderFunctionArgs) => {
  const { data, isOwnCourier, isOwnDelivery, version } = await api(manageOrderCall, { id: params.id ?? '' })
  return { order: orderOf(data), isOwnCourier, isOwnDelivery, version }
})

export default function OwnCourier() {
  const { order, isOwnCourier, isOwnDelivery, version } = useLoaderData<typeof clientLoader>()
  const { id, number, parcel } = order
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: ownCourierCall,
    fallback: requestFailures.unexpected.text,
    also: () => ({ id, seen: version }),
    onDone({ message }) {
      toast({ tone: 'good', text: message })
      navigate(adminOrderPath(id), { replace: true })
    },
    onRefused: ({ kind }) => void (kind.status === 409 && revalidate()),
  })
  const isSent = order.status !== 'processing'
  // What our own courier was booked with is not what staff send it by.
  const known = isOwnCourier ? parcel : { courierName: null, trackingNumber: null, trackingUrl: null }
  const means = isSent ? 'We’ll email the customer the new details.' : shipsIt(isOwnDelivery)
  return (
    <Page intro={`Order ${number}. ${means}`}>
      <AccountForm {...form} aria-label={TITLE}>
        <TextField
          label="Courier (optional)"
          name="courierName"
          autoComplete="off"
          maxLength={LONGEST_PARCEL.courierName}
          placeholder="India Post"
          defaultValue={known.courierName ?? ''}
          error={fields.courierName}
        />
        <TextField
          label="Tracking number (optional)"
          name="trackingNumber"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={LONGEST_PARCEL.trackingNumber}
          defaultValue={known.trackingNumber ?? ''}
          error={fields.trackingNumber}
          className="tabular-nums"
        />
        <TextField
          label="Tracking link (optional)"
          name="trackingUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={LONGEST_PARCEL.trackingUrl}
          placeholder="https://"
          defaultValue={known.trackingUrl ?? ''}
          error={fields.trackingUrl}
        />
        <Message text={problem} />
        <SubmitButton busy={busy} text={isSent ? 'Save details' : 'Mark as shipped'} busyText="Saving…" />
      </AccountForm>
      <p>
        <TextLink to={adminOrderPath(id)}>Back without saving</TextLink>
      </p>
    </Page>
  )
}

const shipsIt = (isOwnDelivery: boolean) =>
  isOwnDelivery
    ? 'This marks the order as shipped and emails the customer. It can’t be cancelled after this.'
    : 'This marks the order as shipped and emails the customer. If our courier is booked, we’ll cancel that pickup.'

const Page = ({ intro, children }: { intro?: ReactNode; children: ReactNode }) => (
  <FormPage title={TITLE} intro={intro}>
    {children}
  </FormPage>
)

export const HydrateFallback = () => (
  <Page>
    <PageSkeleton text="Loading the order…">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </PageSkeleton>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(TITLE, 'Ship an order yourself or with a courier of your own.')
