import { type FormEvent, type ReactNode, useState } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router'
import { LONGEST } from '#contract/addresses/addresses.texts.ts'
import { correctAddressCall, orderAddressCall } from '#contract/admin/order-parcel.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { ContactFields } from '#web/addresses/contact-fields.tsx'
import { StreetAddressField } from '#web/addresses/street-address-field.tsx'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { formValues } from '#web/forms/form-values.ts'
import { notice } from '#web/forms/notice.tsx'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { adminOrderPath } from '#web/kit/staff-paths.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { formDrafts } from '#web/stores/form-drafts.ts'
import { TextField } from '#web/ui/field.tsx'
import { FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'

const TITLE = 'Correct address'
const drafts = formDrafts('orderAddress')

export const clientLoader = permittedLoader('manageAllOrders', async (user, { params }: ClientLoaderFunctionArgs) => {
  const { id = '' } = params
  return { user, id, ...(await api(orderAddressCall, { id })).data }
})

export default function CorrectAddress() {
  const { id, number, version } = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const { values, save } = useAddressDraft()
  const navigate = useNavigate()
  const { back = adminOrderPath(id) } = (useLocation().state ?? {}) as { back?: string }
  const { busy, fields, problem, form } = useFormCall({
    endpoint: correctAddressCall,
    fallback: requestFailures.unexpected.text,
    also: () => ({ id, seen: version }),
    onDone({ message }) {
      drafts.delete(id)
      navigate(back, { state: notice(message), replace: true })
    },
    onRefused: ({ kind }) => void (kind.status === 409 && revalidate()),
  })
  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    save(formValues(event.currentTarget))
  }

  return (
    <Page intro={`Order ${number}. When you save, we’ll book the courier again.`}>
      <AccountForm {...form} onInput={onInput} aria-label={TITLE}>
        <DestinationFields address={values} errors={fields} />
        <ContactFields values={values} errors={fields} isOwn={false} />
        <Message text={problem} />
        <SubmitButton busy={busy} text="Save and book courier" busyText="Saving…" />
      </AccountForm>
      <p>
        <TextLink to={back} onClick={() => drafts.delete(id)}>
          Back without saving
        </TextLink>
      </p>
    </Page>
  )
}

/** What the form starts with: the order's address, or what was typed over it before a session ended in the middle. */
function useAddressDraft() {
  const { user, id, address } = useLoaderData<typeof clientLoader>()
  // What was typed over another address is of no use: somebody else has corrected it since.
  const over = JSON.stringify(address)
  const [values] = useState<Readonly<Record<string, string>>>(() => {
    const draft = drafts.read(user._id, id)
    return draft?.over === over ? draft.values : address
  })
  return { values, save: (typed: Record<string, unknown>) => drafts.save(user._id, id, { values: typed, over }) }
}

type DestinationProps = { address: Readonly<Record<string, string>>; errors: Fields }

/** Where the parcel goes. The state cannot be changed: the tax was paid for it. */
function DestinationFields({ address, errors }: DestinationProps) {
  const fixed = (name: string, label: string, hint?: string) => (
    <TextField
      label={label}
      name={name}
      readOnly
      value={address[name]}
      error={errors[name]}
      hint={hint}
      className="read-only:bg-paper read-only:text-ink-soft"
    />
  )
  return (
    <>
      <StreetAddressField value={address.streetAddress} error={errors.streetAddress} autoComplete="off" />
      <TextField
        label="Landmark (optional)"
        name="landmark"
        autoComplete="off"
        maxLength={LONGEST.landmark}
        defaultValue={address.landmark}
        error={errors.landmark}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="PIN code"
          name="postalCode"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={10}
          defaultValue={address.postalCode}
          error={errors.postalCode}
          className="tabular-nums"
        />
        <TextField
          label="City or town"
          name="city"
          autoComplete="off"
          required
          maxLength={LONGEST.city}
          defaultValue={address.city}
          error={errors.city}
        />
      </div>
      {fixed('state', 'State', 'Can’t be changed: the tax depends on it.')}
      {fixed('country', 'Country')}
    </>
  )
}

function Page({ intro, children }: { intro?: ReactNode; children: ReactNode }) {
  return (
    <FormPage title={TITLE} intro={intro}>
      {children}
    </FormPage>
  )
}

export const HydrateFallback = () => (
  <Page>
    <PageSkeleton text="Loading the address…">
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
      <Skeleton className="h-11" />
    </PageSkeleton>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(TITLE, 'Correct the delivery address of an order.')
