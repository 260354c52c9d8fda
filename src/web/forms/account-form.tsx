import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'

/**
 * Errors are said beside the fields in the shop's words, so the browser's own are off. Outside a dialog this method does
 * nothing: a password sent before the page is awake stays in its field instead of going into the address.
 */
export function AccountForm(props: ComponentProps<'form'>) {
  return <form method="dialog" noValidate className="grid gap-4" {...props} />
}

type SubmitProps = { busy: boolean; text: string; busyText: string; look?: 'primary' | 'danger' }

export function SubmitButton({ busy, text, busyText, look = 'primary' }: SubmitProps) {
  return (
    <Button type="submit" look={look} aria-disabled={busy} className="mt-2">
      {busy ? busyText : text}
    </Button>
  )
}
