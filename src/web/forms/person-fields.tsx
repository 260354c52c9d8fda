import type { ComponentProps } from 'react'
import { LONGEST_NAME } from '#contract/accounts/accounts.texts.ts'
import { t } from '#contract/platform/t.ts'
import { TextField } from '#web/ui/field.tsx'
import type { Fields } from './submit-endpoint.ts'

/** What is wrong with which field of the form; the rest differs from form to form. */
type Props = { fields: Fields } & Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'error'>

export function FullNameField({ fields, ...rest }: Props) {
  return (
    <TextField
      label={t('Full name')}
      name="fullName"
      autoComplete="name"
      required
      // Spaces at the ends are taken off before it is measured.
      maxLength={LONGEST_NAME * 2}
      error={fields.fullName}
      {...rest}
    />
  )
}

export function EmailField({ fields, ...rest }: Props) {
  return (
    <TextField
      label={t('Email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      maxLength={254}
      error={fields.email}
      {...rest}
    />
  )
}

export function UsernameField({ fields, ...rest }: Props) {
  return (
    <TextField
      label={t('Username')}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      maxLength={254}
      error={fields.username}
      {...rest}
    />
  )
}
