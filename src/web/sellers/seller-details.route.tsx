import type { ReactNode } from 'react'
import { redirect, useLoaderData, useNavigate } from 'react-router'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import {
  saveSellerContactCall,
  sellerAccountCall,
  sendSellerAgainCall,
} from '#contract/sellers/seller-account.endpoints.ts'
import { maySendAgain } from '#contract/sellers/seller-state.ts'
import { PlaceFields } from '#web/addresses/place-fields.tsx'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { FullNameField } from '#web/forms/person-fields.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { api } from '#web/kit/api.ts'
import { SELLER_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { keepUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { GstinField } from './gstin-field.tsx'

export async function clientLoader() {
  if (requireLogin().role !== 'seller') throw redirect(SELLER_PATH)
  return (await api(sellerAccountCall)).data
}

/** Whoever was refused corrects everything here; anybody else how they are reached. */
export default function SellerDetails() {
  const { state, reason, fullName, gstNumber, phoneNumber, pickup } = useLoaderData<typeof clientLoader>()
  const isAgain = maySendAgain(state)
  const navigate = useNavigate()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: isAgain ? sendSellerAgainCall : saveSellerContactCall,
    fallback: accountPageTexts.registerFailed,
    async onDone({ message }) {
      toast({ tone: 'good', text: message })
      // The name may be another one now.
      if (isAgain)
        await api(meCall).then(
          ({ data }) => keepUser(data.user),
          () => undefined,
        )
      navigate(SELLER_PATH)
    },
  })
  return (
    <Page intro={isAgain ? undefined : t('So we can reach you about your orders.')}>
      {isAgain && reason && (
        <p className="[overflow-wrap:anywhere]">{t('Please correct this: “{reason}”', { reason })}</p>
      )}
      <AccountForm {...form} aria-label={t('Your seller details')}>
        {isAgain && (
          <>
            <FullNameField fields={fields} defaultValue={fullName} hint={t('Your name or your business’s name.')} />
            <GstinField fields={fields} defaultValue={gstNumber} />
          </>
        )}
        <TextField
          label={t('Phone number')}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          maxLength={20}
          defaultValue={phoneNumber ?? ''}
          error={fields.phoneNumber}
          className="tabular-nums"
        />
        <PlaceFields values={pickup ?? {}} errors={fields} />
        <Message text={problem} />
        <SubmitButton
          busy={busy}
          text={isAgain ? t('Send again') : t('Save')}
          busyText={isAgain ? t('Sending…') : t('Saving…')}
        />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to={SELLER_PATH}>{t('Back to your seller page')}</TextLink>
        </p>
      </FormLinks>
    </Page>
  )
}

const Page = ({ intro, children }: { intro?: ReactNode; children: ReactNode }) => (
  <FormPage title={t('Your seller details')} intro={intro}>
    {children}
  </FormPage>
)

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser />
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(msg('Your seller details'), msg('Your phone number and address as a seller.'))
