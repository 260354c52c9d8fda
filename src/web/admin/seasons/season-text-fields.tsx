import { CATEGORIES } from '#contract/catalog/category.ts'
import { LONGEST_SEASON as LONGEST } from '#contract/seasons/season.texts.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { TILE_PICTURE } from '#web/catalog/tile-pictures.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { TextField } from '#web/ui/field.tsx'
import type { SeasonValues } from './season-values.ts'
import { SelectField } from './select-field.tsx'

type Props = { initial: SeasonValues; errors: Fields }

export function SeasonWords({ initial, errors }: Props) {
  const field = (name: 'name' | 'text' | 'heading' | 'button') => ({
    name,
    required: true,
    maxLength: LONGEST[name],
    autoComplete: 'off',
    defaultValue: initial[name],
    error: errors[name],
  })
  return (
    <>
      <TextField label="Name" hint="Beside Shop Now: Exam time, Diwali gifts" {...field('name')} />
      <TextField
        label="Line at the top"
        hint={`Below the title, at most ${LONGEST.text} characters`}
        {...field('text')}
      />
      <TextField label="Heading" hint="Beside Discover Amazing Products" {...field('heading')} />
      <TextField label="Button" hint="What it says: Shop for exams" {...field('button')} />
    </>
  )
}

const TARGETS = [
  ['shop', 'All products'],
  ['search', 'A search'],
  ...CATEGORIES.map((category) => [category, CATEGORY_NAMES[category]] as const),
] as const

export function SeasonTarget({ initial, errors, isSearch }: Props & { isSearch: boolean }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="Button leads to"
        name="leadsTo"
        defaultValue={initial.leadsTo}
        options={TARGETS}
        error={errors.leadsTo}
      />
      {/* Kept while it is not asked for: whoever changes their mind finds it again. */}
      <div className={isSearch ? '' : 'hidden'}>
        <TextField
          label="Search for"
          name="words"
          maxLength={LONGEST.words}
          autoComplete="off"
          defaultValue={initial.words}
          error={errors.words}
        />
      </div>
    </div>
  )
}

const TILE =
  'flex h-24 cursor-pointer items-end justify-center overflow-hidden rounded-field outline-offset-2 transition-colors ' +
  'has-checked:outline-3 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-brand'

export function SeasonPictures({ initial, errors }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-small">Picture</legend>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {CATEGORIES.map((category) => (
          <label key={category} className={`${TILE} ${CATEGORY_TINT[category]}`}>
            <input
              type="radio"
              name="picture"
              value={category}
              defaultChecked={initial.picture === category}
              aria-label={CATEGORY_NAMES[category]}
              className="sr-only"
            />
            <img src={TILE_PICTURE[category]} alt="" width="80" height="80" className="size-20" />
          </label>
        ))}
      </div>
      {errors.picture && <p className="mt-1 font-medium text-bad text-small">{errors.picture}</p>}
    </fieldset>
  )
}
