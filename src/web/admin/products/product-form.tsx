import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CATEGORIES } from '#contract/catalog/category.ts'
import type { ProductState } from '#contract/catalog/product-state.ts'
import type { Image } from '#contract/images/image.ts'
import { formValues } from '#web/forms/form-values.ts'
import type { useFormCall } from '#web/forms/use-form-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { SelectField } from '../seasons/select-field.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { CodeFields } from './code-fields.tsx'
import { DescriptionField } from './description-field.tsx'
import type { DescriptionState } from './description-state.ts'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { FamilyFields } from './family-fields.tsx'
import { HindiFields } from './hindi-fields.tsx'
import { NameAndCategory, PriceAndStock } from './main-fields.tsx'
import { ProductPictureField } from './product-picture-field.tsx'
import { STATE_NAMES } from './product-state-names.ts'
import { factsIn, type ProductValues } from './product-values.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useDescription } from './use-description.ts'
import { useDuplicates } from './use-duplicates.ts'

type Props = {
  title: string
  /** Undefined for a new product. */
  productId?: string
  initial: ProductValues
  description: DescriptionState
  /** The two calls spell these differently. */
  names: { category: string; picture: string }
  /** The picture that the product has. */
  picture?: Image
  /** One that was chosen in its place before the form was filled anew. */
  file?: File | undefined
  /** The states that it may be in; the first one unless it has one. */
  states: readonly ProductState[]
  call: ReturnType<typeof useFormCall>
  /** How much of the picture is sent, while it is. */
  sent: number | undefined
  submit: { text: string; busyText: string }
  /** What is to be said beside the button. */
  status: ReactNode
  /** Where somebody who filled the form anew goes on. */
  submitRef?: RefObject<HTMLButtonElement | null>
  /** Whether there is something to save before anything is typed. */
  startsDirty?: boolean
  onValues?: (values: Record<string, unknown>, isOwnDescription: boolean) => void
}

const NEARLY_SAME = 'You already have a product with nearly this name. Change the name, or save it anyway.'
const SHEET = 'rounded-card border border-line bg-sheet p-4 sm:p-6'

export function ProductForm({
  title,
  productId,
  initial,
  names,
  picture,
  file,
  states,
  call,
  sent,
  submit,
  status,
  submitRef,
  startsDirty = false,
  onValues,
  ...more
}: Props) {
  const element = useRef<HTMLFormElement>(null)
  const values = () => (element.current ? formValues(element.current) : {})
  const description = useDescription(
    more.description,
    () => factsIn(values()),
    // What is written does not come as an input event, and is not in the field before the next render.
    ({ text, byHand }) => onValues?.({ ...values(), description: text }, byHand),
  )
  const duplicates = useDuplicates(productId, initial)
  /** The name that was looked up, and asked about where it is there twice. */
  const asked = useRef<unknown>(productId && initial.name)
  const [isTwice, setTwice] = useState(false)
  const [isHeld, setHeld] = useState<string>()
  const [isDirty, setDirty] = useState(startsDirty)
  const [category, setCategory] = useState(initial[names.category])
  const { busy, fields, form } = call
  const reportValues = () => onValues?.(values(), description.byHand)

  /**
   * A description that is under way is waited for: half of one would be saved. A name that the owner has already is asked
   * about once.
   */
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { name } = values()
    if (!isHeld && !description.isWriting && asked.current === name) return form.onSubmit(event)
    event.preventDefault()
    if (isHeld) return
    setHeld(description.isWriting ? 'Finishing the description…' : 'Checking…')
    await description.whenWritten()
    const isTwice = (await duplicates.look(values())).some(({ same }) => same === 'name')
    const isAsking = isTwice && asked.current !== name
    asked.current = name
    // At once: the form is sent again by what is on the page then.
    flushSync(() => {
      setHeld(undefined)
      setTwice(isAsking)
    })
    if (!isAsking) element.current?.requestSubmit()
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    setDirty(true)
    const { name } = event.target as HTMLInputElement
    if (name === 'name') setTwice(false)
    if (['name', 'sku', 'barcode'].includes(name)) duplicates.lookSoon(values)
    reportValues()
  }

  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      aria-label={title}
      aria-busy={busy}
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6"
    >
      <div className={`grid gap-6 border-t-4 border-t-marigold ${SHEET}`}>
        <NameAndCategory
          initial={initial}
          categoryName={names.category}
          errors={fields}
          onChange={description.onFacts}
          onCategory={setCategory}
        />
        <DuplicateNotice found={duplicates.found} />
        <DescriptionField description={description} error={fields.description} />
        <PriceAndStock initial={initial} errors={fields} />
        <CodeFields initial={initial} errors={fields} />
        <HindiFields initial={initial} errors={fields} />
        <AttributeFields
          initial={initial}
          category={CATEGORIES.find((one) => one === category)}
          errors={fields}
          onChange={reportValues}
        />
        <FamilyFields initial={initial} errors={fields} productId={productId} />
      </div>
      <div className={`grid gap-4 lg:sticky lg:top-20 ${SHEET}`}>
        <ProductPictureField name={names.picture} errors={fields} now={picture} file={file} />
        <UploadProgress share={busy ? sent : undefined} />
        <SelectField
          label="Status"
          name="state"
          defaultValue={initial.state ?? states[0]}
          error={fields.state}
          options={states.map((state) => [state, STATE_NAMES[state]])}
        />
        {status}
        {isTwice && <Message text={NEARLY_SAME} />}
        <Button ref={submitRef} type="submit" look="primary" aria-disabled={busy || isHeld !== undefined}>
          {isHeld ?? (busy ? submit.busyText : isTwice ? 'Save anyway' : submit.text)}
        </Button>
        <UnsavedGuard isDirty={isDirty} />
      </div>
    </form>
  )
}

/** How much of the picture is sent; nothing while none is. */
function UploadProgress({ share }: { share: number | undefined }) {
  if (share === undefined) return null
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-1 text-ink-soft text-small">
      <progress aria-label="Upload" max={100} value={percent} className="h-2 w-full accent-brand" />
      <span className="tabular-nums">{percent < 100 ? `Uploading… ${percent}%` : 'Uploaded, saving…'}</span>
    </div>
  )
}
