import { LONGEST_DESCRIPTION, LONGEST_NAME } from '#contract/catalog/product.texts.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { CONTROL, Field, TextField } from '#web/ui/field.tsx'
import { InHindi } from '../in-hindi.tsx'
import type { ProductValues } from './product-values.ts'

/** The product in Hindi, beside its English. */
export function HindiFields({ initial, errors }: { initial: ProductValues; errors: Fields }) {
  return (
    <InHindi>
      <TextField
        label="Name in Hindi"
        name="nameHi"
        lang="hi"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        defaultValue={initial.nameHi}
        error={errors.nameHi}
      />
      <Field label="Description in Hindi" error={errors.descriptionHi}>
        {(wiring) => (
          <textarea
            name="descriptionHi"
            lang="hi"
            rows={4}
            maxLength={LONGEST_DESCRIPTION}
            defaultValue={initial.descriptionHi}
            className={`${CONTROL} field-sizing-content max-h-[36rem] min-h-28`}
            {...wiring}
          />
        )}
      </Field>
    </InHindi>
  )
}
