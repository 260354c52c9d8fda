import { LONGEST_SEASON as LONGEST } from '#contract/seasons/season.texts.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { TextField } from '#web/ui/field.tsx'
import { InHindi } from '../in-hindi.tsx'
import type { SeasonValues } from './season-values.ts'

const WORDS = [
  ['name', 'Name in Hindi'],
  ['text', 'Line at the top in Hindi'],
  ['heading', 'Heading in Hindi'],
  ['button', 'Button in Hindi'],
] as const

/** The season in Hindi, beside its English. */
export function SeasonHindiFields({ initial, errors }: { initial: SeasonValues; errors: Fields }) {
  return (
    <InHindi>
      {WORDS.map(([word, label]) => (
        <TextField
          key={word}
          label={label}
          name={`${word}Hi`}
          lang="hi"
          maxLength={LONGEST[word]}
          autoComplete="off"
          defaultValue={initial[`${word}Hi`]}
          error={errors[`${word}Hi`]}
        />
      ))}
    </InHindi>
  )
}
