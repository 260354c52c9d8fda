import { type FormEvent, useState } from 'react'
import type { User } from '#contract/accounts/user.ts'
import { t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { formValues } from '#web/forms/form-values.ts'
import type { useFormCall } from '#web/forms/use-form-call.ts'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type AddressValues, deleteDraft, readDraft, saveDraft } from './address-draft.ts'
import { ContactFields } from './contact-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

type Props = {
  user: User
  /** The id of the address, or 'new'. */
  place: string
  start: AddressValues
  call: ReturnType<typeof useFormCall>
  title: string
  submit: { text: string; busyText: string }
  /** Where to go instead. */
  back: string
}

export function AddressForm({ user, place, start, call, title, submit, back }: Props) {
  const { busy, fields, problem, form } = call
  const [values] = useState(() => readDraft(user._id, place) ?? start)

  /** After the field's own handler, so that the state which a PIN code fills in is kept with it. */
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    saveDraft(user._id, place, formValues(currentTarget))

  return (
    <>
      <AccountForm {...form} onChange={onChange} aria-label={title}>
        <PlaceFields values={values} errors={fields} />
        <ContactFields values={values} errors={fields} />
        <Message text={problem} />
        <SubmitButton busy={busy} {...submit} />
      </AccountForm>
      <p>
        <TextLink to={back} onClick={() => deleteDraft(place)}>
          {t('Cancel')}
        </TextLink>
      </p>
    </>
  )
}
